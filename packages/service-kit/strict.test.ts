import { setTimeout as pause } from 'node:timers/promises';
import { DelayedQueue } from './delayed-queue';
import { RateLimit } from './rate-limit';
import { readStrict } from './strict-mode';

test('a limit allows its number of requests in any period and says when the next one is due', () => {
  const limit = new RateLimit(2, 1_000);
  expect(limit.take(0)).toEqual({ isAllowed: true, remaining: 1, resetMs: 0 });
  expect(limit.take(600)).toEqual({ isAllowed: true, remaining: 0, resetMs: 400 });
  expect(limit.take(900)).toEqual({ isAllowed: false, remaining: 0, resetMs: 100 });
  // A window that starts anew each second would allow two here.
  expect([limit.take(1_001), limit.take(1_002)].map(({ isAllowed }) => isAllowed)).toEqual([
    true,
    false,
  ]);
});

test('delayed work runs in its order, although some of it fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  const queue = new DelayedQueue(20);
  const ran: number[] = [];
  queue.run(() => ran.push(1));
  queue.run(() => {
    throw new Error('of the test');
  });
  queue.run(() => ran.push(2));
  expect(ran).toEqual([]);
  await queue.settled();
  expect(ran).toEqual([1, 2]);
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('a stopped queue runs nothing that waits', async () => {
  const queue = new DelayedQueue(5);
  const ran: number[] = [];
  queue.run(() => ran.push(1));
  queue.stop();
  await pause(20);
  expect(ran).toEqual([]);
});

test('without a delay, work runs at once', () => {
  const ran: number[] = [];
  new DelayedQueue(0).run(() => ran.push(1));
  expect(ran).toEqual([1]);
});

test('strict mode is off unless it is set, and nothing but true and false is understood', () => {
  const faults: string[] = [];
  expect(readStrict({ NODE_ENV: 'test' }, 'SEARCH', faults)).toBe(false);
  expect(readStrict({ NODE_ENV: 'test', SEARCH_STRICT: 'true' }, 'SEARCH', faults)).toBe(true);
  expect(faults).toEqual([]);
  readStrict({ NODE_ENV: 'test', SEARCH_STRICT: 'yes' }, 'SEARCH', faults);
  expect(faults).toEqual(['SEARCH_STRICT is neither true nor false']);
});
