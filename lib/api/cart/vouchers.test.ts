import { database } from '@/lib/platform/db/database.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { bodyOf, SHIRT, withBasketApi } from './basket-api.fixture.server';

const { visitor, visitorWith } = withBasketApi(openTestDatabase);

beforeAll(() =>
  database().$client.query(`
    INSERT INTO shop.vouchers (project, code, kind, percent, countries, valid_from, valid_until) VALUES
      ('hgg', 'TEN', 'percentage', 10, '{}', NULL, NULL),
      ('hgg', 'SWISS', 'percentage', 5, '{CH}', NULL, NULL),
      ('hgg', 'OVER', 'percentage', 5, '{}', NULL, now()),
      ('hgg', 'SOON', 'percentage', 5, '{}', now() + interval '1 hour', NULL),
      ('hrm', 'ELSEWHERE', 'percentage', 5, '{}', NULL, NULL),
      ('hrm', 'TEN', 'percentage', 50, '{}', NULL, NULL),
      ('hgg', 'FREE', 'shipping', NULL, '{}', NULL, NULL),
      ('hgg', 'FREE2', 'shipping', NULL, '{}', NULL, NULL);
    INSERT INTO shop.vouchers (project, code, kind, amounts, minimum)
    VALUES ('hgg', 'FIVE', 'amount', '{"eur": 500}', '{"eur": 3000}'),
      ('hgg', 'EXACT', 'amount', '{"eur": 500}', '{"eur": 2000}');
    INSERT INTO shop.vouchers (project, code, kind, balance, currency) VALUES
      ('hgg', 'CARD', 'giftCard', 1000, 'eur'), ('hgg', 'CARD2', 'giftCard', 500, 'eur'),
      ('hgg', 'SPENT', 'giftCard', 0, 'eur'), ('hgg', 'CROWNS', 'giftCard', 900, 'czk')`),
);
beforeEach(() => database().$client.query('DELETE FROM shop.request_limits'));

test('BSK-11: a code is accepted however it is typed, and reduces the basket’s total', async () => {
  const { client } = await visitorWith(SHIRT);
  const reply = bodyOf(await client.post('voucher/add', { code: ' t-e n ' }));
  expect(reply).toMatchObject({
    notice: 'voucher',
    basket: { goods: 2000, discount: 200, shipping: 495, total: 2295, due: 2295 },
  });
  // Another shop has a code of this name.
  expect(reply.basket.vouchers).toHaveLength(1);
  const freed = bodyOf(await client.post('voucher/add', { code: 'free' })).basket;
  expect(freed).toMatchObject({ discount: 200, shipping: 0, total: 1800 });
  const without = bodyOf(await client.post('voucher/remove', { code: 'TEN' })).basket;
  expect(without).toMatchObject({ discount: 0, total: 2000, vouchers: [{ code: 'FREE' }] });
});

test('BSK-11: gift cards add up and pay the rest', async () => {
  const { client } = await visitorWith(SHIRT);
  const first = bodyOf(await client.post('voucher/add', { code: 'CARD' }));
  expect(first).toMatchObject({ notice: 'giftCard', basket: { giftCards: 1000, due: 1495 } });
  const second = bodyOf(await client.post('voucher/add', { code: 'CARD2' }));
  expect(second.basket).toMatchObject({ total: 2495, giftCards: 1500, due: 995 });
});

test('a code with a higher minimum is kept, and takes effect once that is reached', async () => {
  const { client, line } = await visitorWith(SHIRT);
  const waiting = bodyOf(await client.post('voucher/add', { code: 'FIVE' })).basket;
  expect(waiting).toMatchObject({ discount: 0, vouchers: [{ code: 'FIVE', minimum: 3000 }] });
  const enough = bodyOf(await client.post('quantity', { lineItemId: line, count: 2 })).basket;
  expect(enough).toMatchObject({ goods: 4000, discount: 500 });
});

test('BSK-11: a code takes effect when its minimum is reached exactly', async () => {
  const { client } = await visitorWith(SHIRT);
  const { basket } = bodyOf(await client.post('voucher/add', { code: 'EXACT' }));
  expect(basket).toMatchObject({ goods: 2000, discount: 500 });
});

test('BSK-11: a basket accepts five codes and rejects the sixth', async () => {
  const { client } = await visitorWith(SHIRT);
  await database().$client.query(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    SELECT 'hgg', 'PILE' || nth, 'giftCard', 100, 'eur' FROM generate_series(1, 6) AS nth
    ON CONFLICT DO NOTHING`);
  for (let nth = 1; nth <= 5; nth += 1)
    expect((await client.post('voucher/add', { code: `PILE${nth}` })).status).toBe(200);
  const sixth = await client.post('voucher/add', { code: 'PILE6' });
  expect(bodyOf(sixth)).toMatchObject({ code: 'voucher_limit' });
  expect(bodyOf(await client.load()).basket).toMatchObject({ giftCards: 500 });
});

test('BSK-11: a second code for free shipping is rejected, one that reduces prices is not', async () => {
  const { client } = await visitorWith(SHIRT);
  await client.post('voucher/add', { code: 'FREE' });
  const second = await client.post('voucher/add', { code: 'FREE2' });
  expect(bodyOf(second)).toMatchObject({ code: 'voucher_combined' });
  expect((await client.post('voucher/add', { code: 'TEN' })).status).toBe(200);
  expect((await client.post('voucher/add', { code: 'CARD' })).status).toBe(200);
});

test('BSK-11: a second code that frees shipping is rejected, whatever was entered between', async () => {
  const { client } = await visitorWith(SHIRT);
  for (const code of ['CARD', 'FREE', 'CARD2']) await client.post('voucher/add', { code });
  const second = await client.post('voucher/add', { code: 'FREE2' });
  expect(bodyOf(second)).toMatchObject({ code: 'voucher_combined' });
});

test('BSK-11: a code is taken out of one basket, and stays in another', async () => {
  const { client } = await visitorWith(SHIRT);
  const { client: other } = await visitorWith(SHIRT);
  for (const each of [client, other]) await each.post('voucher/add', { code: 'CARD' });
  await client.post('voucher/remove', { code: 'CARD' });
  expect(bodyOf(await other.load()).basket.vouchers).toMatchObject([{ code: 'CARD' }]);
});

test.each([
  ['unknown', 'NOTHING', 'voucher_unknown'],
  ['of another shop', 'ELSEWHERE', 'voucher_unknown'],
  ['out of date', 'OVER', 'voucher_unknown'],
  ['not valid yet', 'SOON', 'voucher_unknown'],
  ['of another country', 'SWISS', 'voucher_country'],
  ['in another currency', 'CROWNS', 'voucher_country'],
  ['spent', 'SPENT', 'voucher_empty'],
  ['a statement', "' OR true --", 'voucher_unknown'],
  ['blank', '  ', 'voucher_unknown'],
  ['a list', ['TEN'], 'voucher_unknown'],
])('BSK-11: a code that is %s is rejected', async (_, code, rejection) => {
  const { client } = await visitorWith(SHIRT);
  expect(bodyOf(await client.post('voucher/add', { code }))).toMatchObject({ code: rejection });
  expect(bodyOf(await client.load()).basket.vouchers).toEqual([]);
});

test('BSK-11: a second code that reduces prices is rejected, repeating the first is not', async () => {
  const { client } = await visitorWith(SHIRT);
  await client.post('voucher/add', { code: 'TEN' });
  expect((await client.post('voucher/add', { code: 'TEN' })).status).toBe(200);
  const second = await client.post('voucher/add', { code: 'FIVE' });
  expect(bodyOf(second)).toMatchObject({ status: 409, code: 'voucher_combined' });
});

test('BSK-11: forms show the result on the page', async () => {
  const { client } = await visitorWith(SHIRT);
  const location = async (name: string, code: string) =>
    (await client.send(name, { code })).headers.location;
  expect(await location('voucher/add', 'CARD')).toBe('/de-de/checkout/cart?notice=giftCard#codes');
  expect(await location('voucher/add', 'NO')).toBe(
    '/de-de/checkout/cart?error=voucher_unknown#codes',
  );
  expect(await location('voucher/remove', 'CARD')).toBe('/de-de/checkout/cart');
});

test('codes cannot be tried one after the other', async () => {
  const { client } = await visitorWith(SHIRT);
  const codes = Array.from({ length: 12 }, (_, index) => `TRY${index}`);
  const rejections: string[] = [];
  for (const code of codes)
    rejections.push(bodyOf(await client.post('voucher/add', { code })).code);
  expect(rejections.at(-1)).toBe('too_many_attempts');
  expect(new Set(rejections.slice(0, 10))).toEqual(new Set(['voucher_unknown']));
});

test('a code cannot be entered without a basket', async () => {
  const client = visitor();
  expect((await client.post('voucher/add', { code: 'TEN' })).status).toBe(400);
  expect(client.jar.cookie).toBe('');
});
