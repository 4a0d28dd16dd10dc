import { setTimeout as pause } from 'node:timers/promises';
import { Progress } from './progress.mjs';

function screen(isTTY: boolean) {
  const lines: string[] = [];
  const drawn: string[] = [];
  const terminal = { isTTY, columns: 60, write: (text: string) => drawn.push(text) };
  return { lines, drawn, progress: new Progress({ print: (line) => lines.push(line), terminal }) };
}

test('without a terminal a step prints its start and its duration', async () => {
  const { lines, drawn, progress } = screen(false);
  expect(await progress.step('Building', () => Promise.resolve(7))).toBe(7);
  expect(lines).toEqual(['Building …', '✓ Building (0.0 s)']);
  expect(drawn).toEqual([]);
});

test('on a terminal one line shows all running steps with their latest output', async () => {
  const { lines, drawn, progress } = screen(true);
  await Promise.all([
    progress.step('Building', () => pause(300)),
    progress.step('Seeding', async (print) => {
      print('first\n\x1b[32m3 of 18\x1b[0m\n');
      await pause(200);
    }),
  ]);
  const line = drawn.findLast((text) => text.includes('Seeding'));
  expect(line).toMatch(/Building \d+\.\d s {2}· {2}Seeding \d+\.\d s: 3 of 18$/);
  expect(lines.map((text) => text.replace(/ \(.*/, ''))).toEqual(['✓ Seeding', '✓ Building']);
});

test('a line is truncated at the edge of the terminal, and cleared at the end', async () => {
  const { drawn, progress } = screen(true);
  await progress.step('Seeding', async (print) => {
    print('x'.repeat(200));
    await pause(150);
  });
  expect(Math.max(...drawn.map((text) => text.replace(/^\r\S{4}/, '').length))).toBe(59);
  expect(drawn.at(-1)).toBe('\r\x1b[2K');
});

test('a failed step is not reported as done', async () => {
  const { lines, progress } = screen(false);
  const failing = progress.step('Building', () => Promise.reject(new Error('no space left')));
  await expect(failing).rejects.toThrow('no space left');
  expect(lines).toEqual(['Building …']);
});
