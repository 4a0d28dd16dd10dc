import { openTestDatabase } from '@/services/testing/test-database';
import { ACCOUNT, KNOWN, PASSWORD, withAccountApi } from './account-api.fixture.server';

jest.setTimeout(60_000);

const { customer, rows, visitor } = withAccountApi(openTestDatabase);
// Each guess comes from another client, which no limit of one sender stops.
process.env['TRUSTED_PROXIES'] = '1';

const MINUTES = 60_000;
const DAY = 24 * 60 * MINUTES;
let clients = 0;

async function logIn(password: string): Promise<number | undefined> {
  clients += 1;
  const from = { 'x-forwarded-for': `198.18.${clients >> 8}.${clients & 255}` };
  return (await visitor().post(`${ACCOUNT}/login`, { email: KNOWN.email, password }, from)).status;
}

/** As if so much time had passed. */
const pass = (ms: number) => rows('UPDATE shop.request_limits SET expire = expire - $1', [ms]);

/** Guesses until the first that is rejected. @returns how many were not */
async function guessesUntilRejected(): Promise<number> {
  for (let nth = 0; nth < 60; nth += 1)
    if ((await logIn(`guess number ${nth}`)) === 429) return nth;
  return Infinity;
}

test('LGN-02: repeated wrong passwords lock the login for a quarter of an hour, then for a day', async () => {
  await customer();
  const tried: number[] = [];
  for (const ms of [0, 15 * MINUTES, 15 * MINUTES, 15 * MINUTES, DAY]) {
    await pass(ms);
    tried.push(await guessesUntilRejected());
  }
  expect(tried).toEqual([10, 10, 10, 0, 10]);
});

test('LGN-02: whoever knows the password logs in as often as they like', async () => {
  await customer();
  for (let nth = 0; nth < 35; nth += 1) expect(await logIn(PASSWORD)).toBe(200);
});
