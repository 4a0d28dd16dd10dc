import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { keyOf } from '@/lib/commerce/basket/offers.server';
import { database } from '@/lib/platform/db/database.server';
import { expireOrder } from './expire-order.server';
import { loadConfirmation } from './load-confirmation.server';
import {
  newGuest,
  LAST_PIECE,
  rows,
  SHIRT,
  SOCKS,
  stockOf,
  orderRequestOf,
  withOrders,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { waitingForLocks } from './shop-browser.fixture.server';
import { submitOrder } from './submit-order.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

beforeEach(() =>
  rows(`
    DELETE FROM shop.vouchers; DELETE FROM shop.sets;
    INSERT INTO shop.vouchers (project, code, kind, percent, is_once_per_customer) VALUES
      ('hgg', 'TEN', 'percentage', 10, true);
    INSERT INTO shop.vouchers (project, code, kind, balance, currency) VALUES
      ('hgg', 'CARD', 'giftCard', 1000, 'eur'), ('hgg', 'RICH', 'giftCard', 10000, 'eur');
    INSERT INTO shop.sets (article_number, item_number, project, parts)
    VALUES ('20400000', '20400000-312', 'hgg', '{20310000,ABC-12/3}');
    INSERT INTO shop.set_prices (article_number, currency, price) VALUES ('20400000', 'eur', 2200)`),
);

type Customer = Awaited<ReturnType<typeof newGuest>>;

const enter = ({ id }: Customer, code: string) =>
  rows(
    `INSERT INTO shop.basket_vouchers (basket_id, code)
     SELECT id, $2 FROM shop.baskets WHERE session_id = $1`,
    [id, code],
  );

async function customerWith(...codes: string[]): Promise<Customer> {
  const session = await newGuest();
  for (const code of codes) await enter(session, code);
  return session;
}

const balanceOf = async (code: string) =>
  (await rows<{ balance: number }>('SELECT balance FROM shop.vouchers WHERE code = $1', [code]))[0]
    ?.balance;
const entered = () => rows('SELECT code FROM shop.basket_vouchers ORDER BY code');
const redeemed = () =>
  rows('SELECT code, amount, customer FROM shop.voucher_redemptions ORDER BY code');

test('BSK-11: an order uses its codes: reduced, debited, and bound to the customer', async () => {
  const session = await customerWith('TEN', 'CARD');
  const placed = await placeOrder(orderRequestOf(session, { shownTotal: 1295 }));
  expect(placed.ok).toBe(true);
  expect(await rows('SELECT total, discount, gift_cards, vat, vat_rate FROM shop.orders')).toEqual([
    { total: 2295, discount: 200, gift_cards: 1000, vat: 366, vat_rate: 190 },
  ]);
  expect(await rows('SELECT amount FROM shop.payments')).toEqual([{ amount: 1295 }]);
  expect(await redeemed()).toEqual([
    { code: 'CARD', amount: 1000, customer: null },
    { code: 'TEN', amount: 200, customer: 'max@example.org' },
  ]);
  expect(await balanceOf('CARD')).toBe(0);
});

test('an order is placed as shown or not at all, never with fewer codes', async () => {
  const session = await customerWith('CARD');
  await rows(`UPDATE shop.vouchers SET balance = 0 WHERE code = 'CARD'`);
  expect(await placeOrder(orderRequestOf(session, { shownTotal: 1495 }))).toEqual({
    ok: false,
    code: 'price_changed',
  });
  expect(await stockOf(SHIRT)).toBe(500);
});

test('repeating an order gives the same one, although its gift card is already debited', async () => {
  const session = await customerWith('CARD');
  const first = await submitOrder(orderRequestOf(session, { shownTotal: 1495 }));
  expect(await submitOrder(orderRequestOf(session, { shownTotal: 1495 }))).toEqual(first);
  expect([await balanceOf('CARD'), (await redeemed()).length]).toEqual([0, 1]);
});

test('a changed order returns what the earlier one used and uses it again', async () => {
  const session = await customerWith('TEN', 'CARD');
  await submitOrder(orderRequestOf(session, { shownTotal: 1295 }));
  await rows('UPDATE shop.basket_lines SET quantity = 2');
  const changed = await submitOrder(orderRequestOf(session, { shownTotal: 3095 }));
  expect(changed.ok).toBe(true);
  expect([await balanceOf('CARD'), (await redeemed()).length]).toEqual([0, 2]);
});

test('one gift card in eight concurrent orders is spent once', async () => {
  const sessions = await Promise.all(Array.from({ length: 8 }, () => customerWith('CARD')));
  const placed = [];
  for (const request of sessions.map((session) => orderRequestOf(session, { shownTotal: 1495 })))
    placed.push(placeOrder(request));
  const outcomes = await Promise.all(placed);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  const rejections = outcomes.flatMap((outcome) => (outcome.ok ? [] : [outcome.code]));
  expect(['voucher_used', 'price_changed']).toEqual(expect.arrayContaining(rejections));
  expect([await balanceOf('CARD'), await stockOf(SHIRT)]).toEqual([0, 499]);
});

test.each([
  ['CARD', 'RICH'],
  ['RICH', 'CARD'],
])('gift cards that were entered as %s, %s are locked by their codes', async (...codes) => {
  const session = await customerWith(...codes);
  await rows(`UPDATE shop.vouchers SET balance = 100`);
  const first = await database().$client.connect();
  await first.query('BEGIN');
  await first.query(`SELECT 1 FROM shop.vouchers WHERE code = 'CARD' FOR UPDATE`);
  const placing = placeOrder(orderRequestOf(session, { shownTotal: 2295 }));
  await waitingForLocks(1);
  const free = await rows(`SELECT code FROM shop.vouchers
    WHERE code = 'RICH' FOR UPDATE SKIP LOCKED`);
  await first.query('COMMIT');
  first.release();
  expect([free, (await placing).ok]).toEqual([[{ code: 'RICH' }], true]);
});

test('a single-use code is rejected for the same mailbox, however it is written', async () => {
  await placeOrder(orderRequestOf(await customerWith('TEN'), { shownTotal: 2295 }));
  const again = await customerWith('TEN');
  await rows(`UPDATE shop.checkouts SET address = address || '{"email": "Max+more@EXAMPLE.org"}'`);
  expect(await placeOrder(orderRequestOf(again, { shownTotal: 2295 }))).toEqual({
    ok: false,
    code: 'voucher_used',
  });
  expect(await stockOf(SHIRT)).toBe(499);
});

test('an order that ends returns its codes once', async () => {
  const session = await customerWith('TEN', 'CARD');
  const placed = await submitOrder(orderRequestOf(session, { shownTotal: 1295 }));
  if (!placed.ok) throw new Error(placed.code);
  await Promise.all([expireOrder(placed.orderId), expireOrder(placed.orderId)]);
  expect([await balanceOf('CARD'), await redeemed()]).toEqual([1000, []]);
  expect(await entered()).toEqual([{ code: 'CARD' }, { code: 'TEN' }]);
});

test('the end of one order leaves what another has used', async () => {
  const rich = await submitOrder(orderRequestOf(await customerWith('RICH'), { shownTotal: 0 }));
  const ended = await submitOrder(orderRequestOf(await customerWith('CARD'), { shownTotal: 1495 }));
  await expireOrder(ended.ok ? ended.orderId : '');
  expect([rich.ok, await balanceOf('RICH'), await balanceOf('CARD')]).toEqual([true, 7505, 1000]);
  expect(await redeemed()).toEqual([{ code: 'RICH', amount: 2495, customer: null }]);
});

test('a gift card of another shop with the same code keeps its money when one is used and given back', async () => {
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hrm', 'CARD', 'giftCard', 3000, 'eur')`);
  const elsewhere = () =>
    rows(`SELECT balance FROM shop.vouchers WHERE project = 'hrm' AND code = 'CARD'`);
  const placed = await submitOrder(
    orderRequestOf(await customerWith('CARD'), { shownTotal: 1495 }),
  );
  expect([placed.ok, await elsewhere()]).toEqual([true, [{ balance: 3000 }]]);
  await expireOrder(placed.ok ? placed.orderId : '');
  expect(await elsewhere()).toEqual([{ balance: 3000 }]);
});

test('an order paid in full by gift cards is paid at once, without a payment page', async () => {
  const session = await customerWith('RICH');
  const placed = await submitOrder(orderRequestOf(session, { shownTotal: 0 }));
  expect(placed).toEqual({ ok: true, orderId: expect.any(String), url: null });
  if (!placed.ok) return;
  expect((await loadConfirmation(session, placed.orderId))?.order.status).toBe('paid');
  expect(await rows('SELECT key FROM shop.outbox')).toEqual([
    { key: `order-paid:${placed.orderId}` },
  ]);
  expect([await balanceOf('RICH'), await entered()]).toEqual([7505, []]);
  expect(await rows('SELECT id FROM shop.basket_lines')).toEqual([]);
});

test('SET-04: a set takes one piece of each of its articles, in addition to those ordered separately', async () => {
  const session = await newGuest({ [SHIRT]: 2 });
  const parts = [SHIRT, SOCKS].toSorted();
  await rows(
    `INSERT INTO shop.basket_lines (basket_id, sku, parts, quantity)
     SELECT id, '20400000-312', $2, 1 FROM shop.baskets WHERE session_id = $1`,
    [session.id, parts],
  );
  const request = orderRequestOf(session, { shownTotal: 6200 });
  const set = { name: 'Set', colour: '', size: 'Hemd 3XL', productType: 'set' as const };
  const names = new Map([...request.names, [keyOf({ sku: '20400000-312', parts }), set]]);
  const placed = await placeOrder({ ...request, names });
  expect(placed.ok).toBe(true);
  expect([await stockOf(SHIRT), await stockOf(LAST_PIECE)]).toEqual([497, 1]);
  const lines = await rows('SELECT sku, parts, size FROM shop.order_lines ORDER BY position');
  expect(lines).toContainEqual({ sku: '20400000-312', parts, size: 'Hemd 3XL' });
});
