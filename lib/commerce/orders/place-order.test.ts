import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import type { PaymentMethod } from '@/lib/commerce/delivery/methods';
import {
  ADDRESS,
  newGuest,
  LAST_PIECE,
  rows,
  SHIRT,
  stockOf,
  orderRequestOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { isPlaced, placeOrder, type OrderRequest } from './place-order.server';

withUnreachableProvider(openTestDatabase);

const orders = () =>
  rows<{ id: string; status: string }>('SELECT id, status FROM shop.orders ORDER BY placed_at');
const placedId = async (request: OrderRequest) => {
  const placed = await placeOrder(request);
  return placed.ok ? placed.orderId : placed.code;
};

async function guestBy(paymentMethod: PaymentMethod) {
  const session = await newGuest();
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod });
  return session;
}

test('BSK-08: a form counts as sent once its order is placed, and only for its visitor', async () => {
  const request = orderRequestOf(await newGuest());
  expect(await isPlaced(request)).toBe(false);
  await placeOrder(request);
  expect(await isPlaced(request)).toBe(true);
  expect(await isPlaced({ ...request, session: await newGuest() })).toBe(false);
  expect(await isPlaced({ ...request, idempotencyKey: randomUUID() })).toBe(false);
});

test('BSK-08: a repeated form gives the order it placed, whatever the basket contains now', async () => {
  const request = orderRequestOf(await newGuest());
  const orderId = await placedId(request);
  await rows('UPDATE shop.basket_lines SET quantity = 2');
  expect(await placeOrder(request)).toEqual({ ok: true, orderId });
  expect([(await orders()).length, await stockOf(SHIRT)]).toEqual([1, 499]);
});

test('BSK-08: a form with another visitor’s key is rejected', async () => {
  const request = orderRequestOf(await newGuest());
  await placeOrder(request);
  expect(await placedId({ ...request, session: await newGuest() })).toBe('invalid');
  expect(await orders()).toHaveLength(1);
});

test('BSK-08: another form with the same basket gives the same order', async () => {
  const session = await newGuest();
  const orderId = await placedId(orderRequestOf(session));
  expect(await placeOrder(orderRequestOf(session))).toEqual({ ok: true, orderId });
  expect([(await orders()).length, await stockOf(SHIRT)]).toEqual([1, 499]);
});

test('BSK-08: while another order of the basket is unpaid, it is named and nothing is placed', async () => {
  const session = await newGuest();
  const orderId = await placedId(orderRequestOf(session));
  await rows('UPDATE shop.basket_lines SET quantity = 2');
  expect(await placeOrder(orderRequestOf(session, { shownTotal: 4495 }))).toEqual({
    ok: false,
    code: 'superseded',
    orderId,
  });
  expect([(await orders()).length, await stockOf(SHIRT)]).toEqual([1, 499]);
});

const REFUSED: readonly (readonly [string, Partial<OrderRequest>, string])[] = [
  ['a cent more than shown', { shownTotal: 2494 }, 'price_changed'],
  ['another rate of tax than shown', { shownVatRate: 70 }, 'price_changed'],
  ['no rate of tax shown', { shownVatRate: null }, 'price_changed'],
  ['a way to pay that the country has no longer', { methods: ['payPal'] }, 'method_unavailable'],
  ['an article that the index does not name', { names: new Map() }, 'article_unavailable'],
];

test.each(REFUSED)('BSK-08: with %s nothing is placed', async (_, change, code) => {
  expect(await placedId(orderRequestOf(await newGuest(), change))).toBe(code);
  expect([await orders(), await stockOf(SHIRT)]).toEqual([[], 500]);
});

test.each([
  ['a price that changed', 'UPDATE shop.prices SET price = 2100', 'price_changed'],
  ['no basket', 'DELETE FROM shop.baskets', 'basket_empty'],
  ['an empty basket', 'DELETE FROM shop.basket_lines', 'basket_empty'],
  ['no step of the checkout', 'DELETE FROM shop.checkouts', 'address_incomplete'],
  ['an address that is wrong', `UPDATE shop.checkouts SET address = '{}'`, 'address_incomplete'],
  ['no delivery method', 'UPDATE shop.checkouts SET shipping_method = NULL', 'payment_missing'],
  ['no way of paying', 'UPDATE shop.checkouts SET payment_method = NULL', 'payment_missing'],
  ['an article without a price', 'DELETE FROM shop.prices', 'article_unavailable'],
])('BSK-08: with %s nothing is placed', async (_, change, code) => {
  const session = await newGuest();
  await rows(change);
  expect(await placeOrder(orderRequestOf(session))).toEqual({ ok: false, code });
  expect([await orders(), await stockOf(SHIRT)]).toEqual([[], 500]);
});

test('BSK-08: an order goes to the address of its own basket, not to another guest’s', async () => {
  await newGuest();
  const session = await newGuest();
  await saveAddress(session, { ...ADDRESS, lastName: 'Beispiel' });
  await placeOrder(orderRequestOf(session));
  expect(await rows('SELECT DISTINCT last_name FROM shop.addresses')).toEqual([
    { last_name: 'Beispiel' },
  ]);
});

test('BSK-08: a line that was removed from the basket is not ordered', async () => {
  const session = await newGuest({ [SHIRT]: 1, [LAST_PIECE]: 1 });
  await rows('UPDATE shop.basket_lines SET removed_at = now() WHERE sku = $1', [LAST_PIECE]);
  await placeOrder(orderRequestOf(session));
  expect(await rows('SELECT sku FROM shop.order_lines')).toEqual([{ sku: SHIRT }]);
});

test('BSK-08: without stock nothing is placed', async () => {
  await rows('UPDATE shop.skus SET stock = 0 WHERE sku = $1', [LAST_PIECE]);
  const session = await newGuest({ [SHIRT]: 1, [LAST_PIECE]: 1 });
  expect(await placedId(orderRequestOf(session, { shownTotal: 5000 }))).toBe('out_of_stock');
  expect([await orders(), await stockOf(SHIRT)]).toEqual([[], 500]);
});

test('BSK-08: the payment page offers the chosen method only, and does not ask again', async () => {
  const session = await guestBy('payPal');
  await placeOrder(orderRequestOf(session, { methods: ['card', 'payPal', 'klarna'] }));
  expect(await rows('SELECT methods FROM shop.payments')).toEqual([{ methods: ['paypal'] }]);
});

test('BSK-08: a bank transfer needs no provider method and empties the basket at once', async () => {
  expect(await placedId(orderRequestOf(await guestBy('invoice'), { methods: [] }))).toMatch(/-/);
  expect(await orders()).toMatchObject([{ status: 'accepted' }]);
  expect(await rows('SELECT 1 FROM shop.basket_lines')).toEqual([]);
});

test('BSK-08: an order to be paid at the provider is pending, and its basket stays', async () => {
  await placeOrder(orderRequestOf(await newGuest()));
  expect(await orders()).toMatchObject([{ status: 'pending' }]);
  expect(await rows('SELECT 1 FROM shop.basket_lines')).toHaveLength(1);
  expect(await rows('SELECT kind FROM shop.outbox')).toEqual([]);
});

test('BSK-08: an order by invoice that gift cards pay in full is paid rather than accepted', async () => {
  const session = await guestBy('invoice');
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'RICH', 'giftCard', 10000, 'eur')`);
  await rows(
    `INSERT INTO shop.basket_vouchers (basket_id, code) SELECT id, 'RICH' FROM shop.baskets`,
  );
  await placeOrder(orderRequestOf(session, { shownTotal: 0 }));
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
  expect(await rows('SELECT kind FROM shop.outbox')).toEqual([{ kind: 'order-paid' }]);
});

test('BSK-08: an invoice above its limit is rejected', async () => {
  const session = await guestBy('invoice');
  await rows(`UPDATE shop.prices SET price = 30000 WHERE sku = $1`, [SHIRT]);
  await rows('UPDATE shop.basket_lines SET quantity = 20');
  expect(await placedId(orderRequestOf(session, { shownTotal: 600_000 }))).toBe('payment_missing');
  expect([await orders(), await stockOf(SHIRT)]).toEqual([[], 500]);
});

test('BSK-08: a database failure is reported as an outage', async () => {
  const stranger = { id: 'no session', project: 'hgg' } as const;
  await expect(placeOrder(orderRequestOf(stranger))).rejects.toThrow('Failed query');
});
