import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { limitedGuess } from './limit-guesses.server';

withDatabase(openTestDatabase);

const bySession = { name: 'by-session', first: 100, daily: 100, monthly: 3 };
const byClient = { name: 'by-client', first: 1, daily: 100, monthly: 100 };

/** Guesses wrong. */
const guess = () =>
  limitedGuess(
    [
      ['a session', bySession],
      ['a client', byClient],
    ],
    async () => 'checked',
    () => false,
  );

test('a guess that one limit rejects is counted towards none', async () => {
  expect(await guess()).toBe('checked');
  for (let count = 0; count < 5; count += 1) expect(await guess()).toBe('too_many');
  await database().$client.query('UPDATE shop.request_limits SET expire = expire - 900000');
  expect(await guess()).toBe('checked');
});
