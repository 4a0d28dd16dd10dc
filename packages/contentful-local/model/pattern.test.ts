import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChild } from 'service-kit/testing/child';
import { matchesPattern } from './pattern';

test.each<[string, string, string, boolean | undefined]>([
  ['^\\d+$', '', '20', true],
  ['^\\d+$', '', 'zwanzig', false],
  ['^LODEN$', 'i', 'Loden', true],
  ['(', '', 'x', undefined],
  ['^(a+)+$', '', `${'a'.repeat(60)}!`, undefined],
])('%s %s on %s: %s', (pattern, flags, text, expected) => {
  expect(matchesPattern(pattern, flags, text)).toBe(expected);
});

test('a harmless pattern is not rejected when the machine stalls', async () => {
  const child = await startChild(join(__dirname, '..', 'testing', 'matching-process.ts'), []);
  let wrong = '';
  child.stdout?.on('data', (chunk: Buffer) => (wrong += chunk.toString()));
  // Long enough to exceed the time limit of several attempts.
  for (let stall = 0; stall < 5; stall += 1) {
    child.kill('SIGSTOP');
    await pause(400);
    child.kill('SIGCONT');
    await pause(50);
  }
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(wrong).toBe('');
});
