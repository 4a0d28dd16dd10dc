import { setTimeout as wait } from 'node:timers/promises';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { limitedGuess } from './limit-guesses.server';
import { limitAttempts } from './limit-requests.server';

withEnvironment();
// No server listens there.
process.env['DATABASE_URL'] = 'postgres://shop:shop@127.0.0.1:9/shop';

test.each([
  ['a minute', 60],
  ['a day', 24 * 60 * 60],
  ['thirty days', 30 * 24 * 60 * 60],
])('without a database, an instance counts the limit of %s by itself', async (name, seconds) => {
  const limit = { name: `test of ${name}`, requests: 1, seconds };
  expect(await limitAttempts('somebody', limit)).toBeNull();
  await wait(20);
  expect((await limitAttempts('somebody', limit))?.status).toBe(429);
});

test('without a database, the error of a check is passed on', async () => {
  const limit = { name: 'check', first: 1, daily: 1, monthly: 1 };
  const failing = () => Promise.reject(new Error('no answer'));
  await expect(limitedGuess([['a code', limit]], failing, () => true)).rejects.toThrow('no answer');
});
