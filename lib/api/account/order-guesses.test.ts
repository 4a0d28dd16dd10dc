import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { takeLookup } from '@/lib/api/orders/order-page-endpoints.server';
import { openReturnOperation } from '@/lib/api/orders/return-endpoints.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withAccountApi } from './account-api.fixture.server';

const LOOKUP = '/api/order/open';
const RETURN = '/api/acl/return/init';
const { rows, visitor } = withAccountApi(openTestDatabase, {
  [LOOKUP]: takeLookup,
  [RETURN]: openReturnOperation,
});
// Each guess comes from another client, so that no sender's limit applies.
process.env['TRUSTED_PROXIES'] = '1';

const CUSTOMER = 'max@example.org';
const MINUTES = 60_000;
let clients = 0;

async function post(path: string, body: object, client?: string): Promise<number | undefined> {
  clients += 1;
  const from = { 'x-forwarded-for': client ?? `198.18.${clients >> 8}.${clients & 255}` };
  return (await visitor().post(path, body, from)).status;
}

const guess = (orderNumber: string, email: string, client?: string) =>
  post(LOOKUP, { orderNumber, email }, client);

/** Moves the limits into the past by some milliseconds. */
const pass = (ms: number) => rows('UPDATE shop.request_limits SET expire = expire - $1', [ms]);

/** Guesses until the first rejection. @returns number of guesses before it */
async function guessesUntilRejected(next: (nth: number) => Promise<number | undefined>) {
  for (let nth = 0; nth < 60; nth += 1) if ((await next(nth)) === 429) return nth;
  return Infinity;
}

const byNumber = (nth: number) => guess(`HGG-${2_000_000 + nth}`, CUSTOMER);

/** Stores an order of the customer. */
const placed = (number: string) =>
  rows(
    `INSERT INTO shop.orders (project, number, idempotency_key, basket_id, locale, origin,
      currency, total, shipping, status, email, placed_at, paid_at, expires_at)
    VALUES ('hgg', $1, $1, gen_random_uuid(), 'de-de', 'http://x', 'eur',
      2495, 495, 'paid', '${CUSTOMER}', now(), now(), now())`,
    [number],
  );

beforeEach(() => placed('HGG-1000001'));

test('ORD-04: ten orders of one address can be guessed, from however many clients', async () => {
  expect(await guessesUntilRejected(byNumber)).toBe(10);
  // Even the right number is rejected.
  expect(await guess('HGG-1000001', CUSTOMER)).toBe(429);
});

test('ORD-04: another spelling of an address counts as the same one', async () => {
  const spelled = (nth: number) => `${nth % 2 ? 'MAX' : 'max'}+${nth}@Example.org`;
  const tried = await guessesUntilRejected((nth) => guess(`HGG-${2_000_000 + nth}`, spelled(nth)));
  expect(tried).toBe(10);
});

test('ORD-04: after twenty guesses of strangers in a day, one more is checked each quarter of an hour', async () => {
  const tried: number[] = [];
  for (const ms of [0, 15 * MINUTES, 15 * MINUTES, 15 * MINUTES, 24 * 60 * MINUTES]) {
    await pass(ms);
    tried.push(await guessesUntilRejected(byNumber));
  }
  expect(tried).toEqual([10, 10, 1, 1, 10]);
});

test('ORD-04: guesses of strangers keep nobody from their order for longer than a quarter of an hour', async () => {
  for (let quarter = 0; quarter < 5; quarter += 1) {
    await guessesUntilRejected(byNumber);
    expect(await guess('HGG-1000001', CUSTOMER)).toBe(429);
    await pass(15 * MINUTES);
  }
  expect(await guess('HGG-1000001', CUSTOMER)).toBe(200);
});

test('ORD-04: guesses of strangers do not keep out who has found an order from the household before', async () => {
  const home = '203.0.113.7';
  expect(await guess('HGG-1000001', CUSTOMER, home)).toBe(200);
  await guessesUntilRejected(byNumber);
  expect(await guess('HGG-1000001', CUSTOMER)).toBe(429);
  expect(await guess('HGG-1000001', CUSTOMER, home)).toBe(200);
});

test('ORD-04: guesses that were rejected do not lengthen the wait', async () => {
  for (const guesses of [10, 5, 5]) {
    await pass(15 * MINUTES);
    for (let nth = 0; nth < guesses; nth += 1) expect(await byNumber(nth)).not.toBe(429);
  }
  await pass(10 * MINUTES);
  expect(await byNumber(0)).not.toBe(429);
  await pass(5 * MINUTES);
  for (let nth = 0; nth < 10; nth += 1) expect(await byNumber(nth)).toBe(429);
  // A quarter of an hour after the last guess that was checked.
  await pass(10 * MINUTES);
  expect(await guess('HGG-1000001', CUSTOMER)).toBe(200);
});

test('ORD-04: a household that has found one order is not kept out of another by strangers', async () => {
  const home = '203.0.113.10';
  await placed('HGG-1000002');
  expect(await guess('HGG-1000001', CUSTOMER, home)).toBe(200);
  const second = (nth: number) => guess('HGG-1000002', `reader-${nth}@example.org`);
  expect(await guessesUntilRejected(second)).toBe(10);
  expect(await guess('HGG-1000002', CUSTOMER, home)).toBe(200);
});

test('ORD-04: a household that has found an order guesses other addresses of it as strangers do', async () => {
  const home = '203.0.113.11';
  expect(await guess('HGG-1000001', CUSTOMER, home)).toBe(200);
  await guessesUntilRejected((nth) => guess('HGG-1000001', `reader-${nth}@example.org`));
  expect(await guess('HGG-1000001', 'other@example.org', home)).toBe(429);
});

test('ORD-04: wrong guesses of a known household are blocked for a quarter of an hour, then a day', async () => {
  const home = '203.0.113.8';
  expect(await guess('HGG-1000001', CUSTOMER, home)).toBe(200);
  const tried: number[] = [];
  for (const ms of [15 * MINUTES, 15 * MINUTES, 15 * MINUTES, 24 * 60 * MINUTES]) {
    await pass(ms);
    tried.push(
      await guessesUntilRejected((nth) => guess(`HGG-${2_000_000 + nth}`, CUSTOMER, home)),
    );
  }
  expect(tried).toEqual([10, 10, 0, 10]);
});

test('ORD-04: mistypes of customers behind one IP address lock none of them out for a day', async () => {
  const carrier = '203.0.113.9';
  for (let quarter = 0; quarter < 7; quarter += 1) {
    for (let nth = 0; nth < 10; nth += 1)
      await guess(`HGG-2${quarter}0${nth}`, `of-${quarter}-${nth}@example.org`, carrier);
    await pass(15 * MINUTES);
  }
  expect(await guess('HGG-1000001', CUSTOMER, carrier)).toBe(200);
});

test('ORD-04: ten addresses of one order can be guessed', async () => {
  const tried = await guessesUntilRejected((nth) =>
    guess('hgg-1000001 ', `reader-${nth}@example.org`),
  );
  expect(tried).toBe(10);
  expect(await guess('HGG-1000001', CUSTOMER)).toBe(429);
});

test('ORD-07: returns and orders share the limit of guesses', async () => {
  for (let nth = 0; nth < 10; nth += 1) await byNumber(nth);
  const returned = { orderNumber: 'HGG-1000001', email: CUSTOMER, token: await solvedCaptcha() };
  expect(await post(RETURN, returned)).toBe(429);
});

test('ORD-04: guesses at one address do not block other customers', async () => {
  await guessesUntilRejected(byNumber);
  await rows(`UPDATE shop.orders SET email = 'other@example.org'`);
  expect(await guess('HGG-1000001', 'other@example.org')).toBe(200);
});
