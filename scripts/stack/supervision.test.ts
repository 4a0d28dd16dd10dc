import { tmpdir } from 'node:os';
import { CannotStart } from './cannot-start.mjs';
import { Supervision, waitBefore } from './supervision.mjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// Jest does not replace the timers of `node:timers/promises`.
jest.mock('node:timers/promises', () => ({
  setTimeout: (ms: number) => new Promise((resolve) => setTimeout(resolve, ms)),
}));

function supervised(start: () => Promise<void>) {
  const output: string[] = [];
  const supervision = new Supervision({
    stateDirectory: tmpdir(),
    start,
    onCrash: ({ message }) => output.push(message),
    onGiveUp: (name, { message }) => output.push(`${name} given up: ${message}`),
  });
  return { output, supervision };
}

const death = new CannotStart('media was ended by SIGKILL:\n(it said\nnothing)');

test('delays grow and stay below half a minute', () => {
  expect([0, 1, 2, 3, 20].map(waitBefore)).toEqual([250, 500, 1_000, 2_000, 30_000]);
});

test('a failed part is restarted after a short delay, with a line of output', async () => {
  const start = jest.fn(() => Promise.resolve());
  const { output, supervision } = supervised(start);
  const again = supervision.startAgain('media', death);
  expect(start).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(250);
  await again;
  expect(start).toHaveBeenCalledWith('media');
  expect(output).toEqual([
    'media was ended by SIGKILL: nothing) – media is started again in 0.25 s.',
  ]);
});

test('a part that fails repeatedly stays down after ten attempts, with a line that explains why', async () => {
  const start = jest.fn(() =>
    Promise.reject(new CannotStart('media ended with exit code 1:\nno port')),
  );
  const { output, supervision } = supervised(start);
  const again = supervision.startAgain('media', death);
  await jest.advanceTimersByTimeAsync(600_000);
  await again;
  expect(start).toHaveBeenCalledTimes(10);
  expect(output).toHaveLength(11);
  expect(output.at(-1)).toBe(
    'media given up: media ended 11 times in a row and is not started again. ' +
      'The last time: media ended with exit code 1: no port',
  );
});

test('failures with long intervals do not add up', async () => {
  const start = jest.fn(() => Promise.resolve());
  const { output, supervision } = supervised(start);
  for (let time = 0; time < 30; time += 1) {
    const again = supervision.startAgain('media', death);
    await jest.advanceTimersByTimeAsync(61_000);
    await again;
  }
  expect(start).toHaveBeenCalledTimes(30);
  expect(output.every((line) => line.includes('in 0.25 s'))).toBe(true);
});

test('nothing is restarted while the shop closes', async () => {
  const start = jest.fn(() => Promise.resolve());
  const { supervision } = supervised(start);
  const again = supervision.startAgain('media', death);
  supervision.end();
  await jest.advanceTimersByTimeAsync(10_000);
  await again;
  expect(start).not.toHaveBeenCalled();
});
