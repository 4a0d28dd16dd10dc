import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { ACCOUNT, KNOWN, PASSWORD, withAccountApi } from './account-api.fixture.server';

const { customer, rows, visitor } = withAccountApi(openTestDatabase);
// Each guess comes from another client, so that no sender's limit applies.
process.env['TRUSTED_PROXIES'] = '1';

const MINUTES = 60_000;
const DAY = 24 * 60 * MINUTES;
let clients = 0;

async function logIn(password: string, client?: string): Promise<number | undefined> {
  clients += 1;
  const from = { 'x-forwarded-for': client ?? `198.18.${clients >> 8}.${clients & 255}` };
  return (await visitor().post(`${ACCOUNT}/login`, { email: KNOWN.email, password }, from)).status;
}

/** Simulates the passage of time. */
const pass = (ms: number) => rows('UPDATE shop.request_limits SET expire = expire - $1', [ms]);

/** Guesses until the first rejection. @returns number of guesses before it */
async function guessesUntilRejected(): Promise<number> {
  for (let nth = 0; nth < 60; nth += 1)
    if ((await logIn(`guess number ${nth}`)) === 429) return nth;
  return Infinity;
}

test('LGN-02: after thirty wrong passwords of strangers in a day, one is checked each quarter of an hour', async () => {
  await customer();
  const tried: number[] = [];
  for (const ms of [0, 15 * MINUTES, 15 * MINUTES, 15 * MINUTES, DAY]) {
    await pass(ms);
    tried.push(await guessesUntilRejected());
  }
  expect(tried).toEqual([10, 10, 10, 1, 10]);
});

test('LGN-02: the right password works any number of times', async () => {
  await customer();
  for (let nth = 0; nth < 35; nth += 1) expect(await logIn(PASSWORD)).toBe(200);
});

test('LGN-02: guesses of strangers lock nobody out for longer than a quarter of an hour', async () => {
  await customer();
  for (let quarter = 0; quarter < 5; quarter += 1) {
    await guessesUntilRejected();
    expect(await logIn(PASSWORD)).toBe(429);
    await pass(15 * MINUTES);
  }
  expect(await logIn(PASSWORD)).toBe(200);
});

test('LGN-02: guesses of strangers do not lock out a household that has logged in before', async () => {
  await customer();
  const home = '203.0.113.7';
  expect(await logIn(PASSWORD, home)).toBe(200);
  await guessesUntilRejected();
  expect(await logIn(PASSWORD)).toBe(429);
  expect(await logIn(PASSWORD, home)).toBe(200);
});

test('LGN-02: a known household cannot guess faster than others', async () => {
  await customer();
  const home = '203.0.113.8';
  expect(await logIn(PASSWORD, home)).toBe(200);
  for (let nth = 0; nth < 10; nth += 1) expect(await logIn(`guess ${nth}`, home)).toBe(401);
  expect(await logIn('one more', home)).toBe(429);
});

test('PWD-02: strangers who request links block email logins for at most a day, and never from the customer’s home', async () => {
  await customer();
  const home = '203.0.113.9';
  const request = async (client: string) => {
    const from = { 'x-forwarded-for': client };
    return (await visitor().post(`${ACCOUNT}/reset`, { email: KNOWN.email }, from)).status;
  };
  expect(await logIn(PASSWORD, home)).toBe(200);
  let turns = 0;
  const strangers = async () => {
    turns += 1;
    const statuses: (number | undefined)[] = [];
    for (let nth = 0; nth < 4; nth += 1) statuses.push(await request(`198.19.${turns}.${nth}`));
    return statuses;
  };
  const accepted = [200, 200, 200, 429];
  expect(await strangers()).toEqual(accepted);
  expect(await request(home)).toBe(200);
  // As if strangers had used up six links on each of 29 days.
  const raised = `UPDATE shop.request_limits SET points = 29 * 6 WHERE key LIKE $1 RETURNING key`;
  expect(await rows(raised, ['reset-account-monthly:%'])).toHaveLength(1);
  await pass(29 * DAY);
  expect(await strangers()).toEqual(accepted);
  await pass(15 * MINUTES);
  expect(await strangers()).toEqual(accepted);
  await pass(15 * MINUTES);
  expect(await strangers()).toEqual([429, 429, 429, 429]);
  expect(await request(home)).toBe(200);
  await pass(DAY);
  expect(await strangers()).toEqual(accepted);
});
