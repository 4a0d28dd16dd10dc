import { limitConcurrency } from './limit-concurrency.server';

const LIMITS = { part: 'search', atOnce: 2, waiting: 3, deadlineMs: 60_000 };

/** A call that ends when the test says so. */
function opened() {
  let end: (result: string) => void = () => undefined;
  const response = new Promise<string>((resolve) => (end = resolve));
  return { call: jest.fn(() => response), end: (text: string) => end(text) };
}

test('runs and queues calls up to the limits and rejects the next at once', async () => {
  const call = limitConcurrency(LIMITS);
  const calls = Array.from({ length: 6 }, opened);
  const responses = calls.map(({ call: made }) => call(made));
  const outcomes = Promise.allSettled(responses);
  await Promise.resolve();
  expect(calls.map(({ call: made }) => made.mock.calls.length)).toEqual([1, 1, 0, 0, 0, 0]);
  await expect(responses[5]).rejects.toThrow('search: 3 calls wait already');
  for (const [at, { end }] of calls.entries()) end(`${at}`);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
  ]);
});

test('a call that hangs is given up at the deadline, and those queued behind it are never made', async () => {
  const call = limitConcurrency({ ...LIMITS, deadlineMs: 60 });
  const calls = Array.from({ length: 4 }, opened);
  const outcomes = await Promise.allSettled(calls.map(({ call: made }) => call(made)));
  expect(outcomes).toEqual(
    calls.map(() => ({
      status: 'rejected',
      reason: expect.objectContaining({ name: 'PartUnavailable', message: 'search hangs' }),
    })),
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(calls.map(({ call: made }) => made.mock.calls.length)).toEqual([1, 1, 0, 0]);
  expect(await call(() => Promise.resolve('again'))).toBe('again');
});

test('passes results and errors of the call on', async () => {
  const call = limitConcurrency(LIMITS);
  expect(await call(() => Promise.resolve(1))).toBe(1);
  await expect(call(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
});
