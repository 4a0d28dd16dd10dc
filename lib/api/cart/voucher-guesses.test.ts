import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { SHIRT, withBasketApi, bodyOf } from './basket-api.fixture.server';

const { visitorWith } = withBasketApi(openTestDatabase);

const MINUTES = 60_000;
const DAY = 24 * 60 * MINUTES;

const rows = async (statement: string, values: unknown[] = []) =>
  (await database().$client.query(statement, values)).rows;

/** Simulates the passage of time. */
const pass = (ms: number) => rows('UPDATE shop.request_limits SET expire = expire - $1', [ms]);

beforeEach(() => rows(`DELETE FROM shop.request_limits; DELETE FROM shop.vouchers`));

type Client = Awaited<ReturnType<typeof visitorWith>>['client'];

const enter = async (client: Client, code: string): Promise<string | undefined> =>
  bodyOf(await client.post('voucher/add', { code })).code;

/** Tries codes until the first rejection by the limit. @returns number of attempts before it */
async function guessesUntilRejected(client: Client): Promise<number> {
  for (let nth = 0; nth < 100; nth += 1)
    if ((await enter(client, `TRY${nth}`)) === 'too_many_attempts') return nth;
  return Infinity;
}

test('BSK-11: a visitor’s repeated wrong codes are rejected for a quarter of an hour, then for a day', async () => {
  const { client } = await visitorWith(SHIRT);
  const tried: number[] = [];
  for (const ms of [0, 15 * MINUTES, 15 * MINUTES, DAY]) {
    await pass(ms);
    tried.push(await guessesUntilRejected(client));
  }
  expect(tried).toEqual([10, 10, 0, 10]);
});

test('BSK-11: new sessions for every ten codes do not allow faster guessing', async () => {
  const tried: number[] = [];
  for (let session = 0; session < 4; session += 1)
    tried.push(await guessesUntilRejected((await visitorWith(SHIRT)).client));
  expect(tried).toEqual([10, 10, 0, 0]);
});

test('BSK-11: after too many attempts a right code is rejected like a wrong one', async () => {
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 1000, 'eur')`);
  const { client } = await visitorWith(SHIRT);
  await guessesUntilRejected(client);
  expect(await enter(client, 'CARD')).toBe('too_many_attempts');
});

test('BSK-11: entering a right code often does not count as guessing', async () => {
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 1000, 'eur')`);
  const { client } = await visitorWith(SHIRT);
  for (let nth = 0; nth < 25; nth += 1) expect(await enter(client, 'CARD')).toBeUndefined();
});

test('BSK-11: after sixty wrong codes from one client address in a day, one is checked each quarter of an hour', async () => {
  const tried: number[] = [];
  for (let quarter = 0; quarter < 5; quarter += 1) {
    const first = await guessesUntilRejected((await visitorWith(SHIRT)).client);
    tried.push(first + (await guessesUntilRejected((await visitorWith(SHIRT)).client)));
    await pass(15 * MINUTES);
  }
  expect(tried).toEqual([20, 20, 20, 1, 1]);
});

test('BSK-11: wrong codes of others behind one client address lock nobody out for longer than a quarter of an hour', async () => {
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 1000, 'eur')`);
  const { client } = await visitorWith(SHIRT);
  for (let quarter = 0; quarter < 5; quarter += 1) {
    for (let session = 0; session < 2; session += 1)
      await guessesUntilRejected((await visitorWith(SHIRT)).client);
    expect(await enter(client, 'CARD')).toBe('too_many_attempts');
    await pass(15 * MINUTES);
  }
  expect(await enter(client, 'CARD')).toBeUndefined();
});

/** Makes transactions get no connection, while single statements still do. */
function breakTransactions(): void {
  const { $client: pool } = database();
  const connect: typeof pool.connect = pool.connect.bind(pool);
  const broken = (...args: Parameters<typeof connect>) =>
    args.length > 0
      ? connect(...args)
      : Promise.reject(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }));
  jest.spyOn(pool, 'connect').mockImplementation(broken as never); // pg's overloads cannot be expressed in one signature.
}

test('BSK-11: a code that could not be checked during an outage does not count', async () => {
  const { client } = await visitorWith(SHIRT);
  breakTransactions();
  for (let nth = 0; nth < 12; nth += 1)
    expect((await client.post('voucher/add', { code: `OUT${nth}` })).status).toBe(503);
  jest.restoreAllMocks();
  expect(await guessesUntilRejected(client)).toBe(10);
});
