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

describe('a right guess whose period ends while it is checked', () => {
  /** One guess is allowed in each period. */
  const guessAt = (guessed: string, check: () => Promise<string>) =>
    limitedGuess(
      [[guessed, { name: 'one', first: 1, daily: 100, monthly: 100 }]],
      check,
      (checked) => checked === 'right',
    );
  const wrong = async () => 'wrong';
  /** Moves the clock and not the rows, because attempts know when their period ends. */
  const endPeriod = () => {
    const end = Date.now() + 900_000;
    jest.spyOn(Date, 'now').mockReturnValue(end);
  };
  afterEach(() => jest.restoreAllMocks());

  test('allows no further guess in the next period', async () => {
    await guessAt('a code', async () => {
      endPeriod();
      return 'right';
    });
    expect(await guessAt('a code', wrong)).toBe('wrong');
    expect(await guessAt('a code', wrong)).toBe('too_many');
  });

  test('takes no guess off the next period', async () => {
    await guessAt('a PIN', async () => {
      endPeriod();
      expect(await guessAt('a PIN', wrong)).toBe('wrong');
      return 'right';
    });
    expect(await guessAt('a PIN', wrong)).toBe('too_many');
  });
});
