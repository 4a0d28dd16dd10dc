import { hashPassword } from '@/lib/platform/hashing/password-hash.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withAccountApi, type Client } from './account-api.fixture.server';

const { customer, placeOrder, rows } = withAccountApi(openTestDatabase);
// Each guess comes from another client, so that no sender's limit applies.
process.env['TRUSTED_PROXIES'] = '1';

const MINUTES = 60_000;
const DAY = 24 * 60 * MINUTES;
let addresses = 0;

beforeEach(async () => {
  await rows(
    `INSERT INTO shop.loyalty_cards (number, pin_hash, level, credits) VALUES
      ('10000003', $1, 'black', 17590), ('10000004', $2, 'blue', 0)`,
    [await hashPassword('3003'), await hashPassword('4004')],
  );
});

/** Sends a card's PIN, each time from another client address unless one is named. */
async function guess(client: Client, { pin = '3004', number = '10000003', from = '' } = {}) {
  addresses += 1;
  const address = from || `198.18.${addresses >> 8}.${addresses & 255}`;
  const card = { loyaltyCardNumber: number, loyaltyCardCVC: pin };
  return (await client.post('/api/crm/connect', card, { 'x-forwarded-for': address })).status;
}

/** Moves the limits into the past by some milliseconds. */
const pass = (ms: number) => rows('UPDATE shop.request_limits SET expire = expire - $1', [ms]);

/** Guesses until the first rejection. @returns number of guesses before it */
async function guessesUntilRejected(next: (nth: number) => Promise<number | undefined>) {
  for (let nth = 0; nth < 60; nth += 1) if ((await next(nth)) === 429) return nth;
  return Infinity;
}

/** Uses up the attempts of strangers, then guesses again whenever the wait ends. */
async function guessForDays(client: Client, days: number): Promise<number> {
  let guesses = 0;
  for (let day = 0; day < days; day += 1)
    for (const ms of [15 * MINUTES, DAY - 15 * MINUTES]) {
      guesses += await guessesUntilRejected(() => guess(client));
      await pass(ms);
    }
  return guesses;
}

test('LOY-08: after ten wrong PINs of strangers, one more is checked every two days', async () => {
  const { client } = await customer();
  const tried: number[] = [];
  for (const ms of [0, 15 * MINUTES, 15 * MINUTES, DAY, DAY, 28 * DAY]) {
    await pass(ms);
    tried.push(await guessesUntilRejected(() => guess(client)));
  }
  expect(tried).toEqual([5, 5, 1, 0, 1, 5]);
});

test('LOY-08: strangers guess at a card less than 400 times in a year, of 10,000 PINs', async () => {
  const { client } = await customer();
  expect((await guessForDays(client, 30)) * (365 / 30)).toBeLessThan(400);
});

test('LOY-08: wrong PINs of strangers keep nobody from their card for longer than two days', async () => {
  const { client: stranger } = await customer({ email: 'moritz@example.org' });
  const { client } = await customer();
  await guessForDays(stranger, 3);
  await guessesUntilRejected(() => guess(stranger));
  expect(await guess(client, { pin: '3003' })).toBe(429);
  await pass(2 * DAY);
  expect(await guess(client, { pin: '3003' })).toBe(200);
});

test('LOY-08: strangers who go on guessing keep no customer who has received an order from their card', async () => {
  const { client: stranger } = await customer({ email: 'moritz@example.org' });
  const { client, id } = await customer();
  await placeOrder('HGG-1001', { customer_id: id, shipped: '1' });
  await guessForDays(stranger, 3);
  await guessesUntilRejected(() => guess(stranger));
  expect(await guess(stranger, { pin: '3003' })).toBe(429);
  expect(await guess(client, { pin: '3003' })).toBe(200);
});

test('LOY-08: a customer who has received an order guesses five times more than strangers, and waits for a month', async () => {
  const { client, id } = await customer();
  await placeOrder('HGG-1001', { customer_id: id, shipped: '1' });
  expect(await guessesUntilRejected(() => guess(client))).toBe(10);
  await pass(15 * MINUTES);
  expect(await guessesUntilRejected(() => guess(client))).toBe(5);
  await pass(DAY);
  expect(await guessesUntilRejected(() => guess(client))).toBe(1);
});

test('LOY-08: a client address is checked once in a quarter of an hour after twenty wrong PINs, of whatever cards', async () => {
  const { client } = await customer();
  const from = '203.0.113.8';
  let number = 20_000_000;
  const tried: number[] = [];
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const next = () => guess(client, { number: String((number += 1)), from });
    tried.push(await guessesUntilRejected(next));
    await pass(15 * MINUTES);
  }
  expect(tried).toEqual([10, 10, 1, 1]);
});

test('LOY-08: who has a card can guess at another no more often than strangers', async () => {
  const { client } = await customer();
  expect(await guess(client, { pin: '3003' })).toBe(200);
  const from = '203.0.113.9';
  const tried = await guessesUntilRejected(() => guess(client, { number: '10000004', from }));
  expect(tried).toBe(5);
});

test('LOY-08: a right PIN allows no further wrong ones from its client address', async () => {
  const { client: owner } = await customer({ email: 'moritz@example.org' });
  const from = '203.0.113.10';
  expect(await guess(owner, { pin: '3003', from })).toBe(200);
  const { client } = await customer();
  expect(await guessesUntilRejected(() => guess(client, { from }))).toBe(5);
});

test('LOY-08: the right PIN of another customer’s card counts like a wrong one', async () => {
  const { client: owner } = await customer({ email: 'moritz@example.org' });
  expect(await guess(owner, { pin: '3003' })).toBe(200);
  const { client } = await customer();
  expect(await guessesUntilRejected(() => guess(client, { pin: '3003' }))).toBe(5);
});
