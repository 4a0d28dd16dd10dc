import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import type { PaymentMethod } from '@/lib/commerce/delivery/methods';
import type { PaymentSession } from '@/lib/commerce/payment/payment-session.server';
import { payTransfer, takeTransfer } from './accept-transfer.server';
import { cancelOrder } from './cancel-order.server';
import { cancelPieces } from './cancel-pieces.server';
import { expireOrder } from './expire-order.server';
import { settleOrder } from './finish-order.server';
import { linesOf, ordered, orderRow } from './order-life.fixture.server';
import {
  newGuest,
  orderRequestOf,
  rows,
  SHIRT,
  stockOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { noteTransferred } from './settle-refund.server';

withUnreachableProvider(openTestDatabase);

const sent = (kind: string) =>
  rows('SELECT payload FROM shop.outbox WHERE kind = $1 ORDER BY id', [kind]);

/** An order that waits for its payment at the provider. */
async function orderedByCard(): Promise<string> {
  const placed = await placeOrder(orderRequestOf(await newGuest()));
  if (!placed.ok) throw new Error(placed.code);
  return placed.orderId;
}

test('ORD-02: an order that ends gives back only the pieces that were not cancelled before', async () => {
  const { orderId } = await ordered('prepayment');
  const [shirts] = await linesOf(orderId);
  await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  await expireOrder(orderId);
  expect(await stockOf(SHIRT)).toBe(500);
});

test('ORD-02: the end of one order leaves another, its stock and its payment as they are', async () => {
  const other = await ordered('prepayment');
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
  expect([(await orderRow(other.orderId))?.status, await stockOf(SHIRT)]).toEqual(['pending', 498]);
  expect(
    await rows('SELECT status FROM shop.payments WHERE order_id = $1', [other.orderId]),
  ).toEqual([{ status: 'open' }]);
});

test('ORD-02: an order that was paid meanwhile does not end, and keeps its pieces', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await cancelOrder(orderId);
  expect([(await orderRow(orderId))?.status, await stockOf(SHIRT)]).toEqual(['paid', 498]);
});

test('ORD-02: the email about the end of a prepayment is about that order', async () => {
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
  expect(await sent('order-cancelled')).toEqual([{ payload: { orderId } }]);
});

test('ORD-02: the email about a debit that has failed is about that order', async () => {
  const orderId = await orderedByCard();
  await rows(`UPDATE shop.payments SET session_id = 'cs_1', delayed_at = now()`);
  const failed: PaymentSession = {
    id: 'cs_1',
    orderId,
    url: null,
    status: 'complete',
    isPaid: false,
    hasFailed: true,
    intentId: null,
    amount: 2495,
    currency: 'eur',
  };
  expect(await settleOrder(orderId, failed)).toBe('cancelled');
  expect(await sent('payment-failed')).toEqual([{ payload: { orderId } }]);
});

test('ORD-02: no transfer is owed for an order that was to be paid by card, though another is', async () => {
  const prepayment = await ordered('prepayment');
  await expireOrder(prepayment.orderId);
  const orderId = await orderedByCard();
  await cancelOrder(orderId);
  expect(await takeTransfer(orderId)).toBe('not_payable');
  expect(await rows('SELECT 1 FROM shop.refunds')).toEqual([]);
});

test('ORD-02: a transfer pays the order it is for, and no other', async () => {
  const other = await ordered('prepayment');
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  expect((await orderRow(other.orderId))?.status).toBe('pending');
  expect(
    await rows('SELECT status FROM shop.payments WHERE order_id = $1', [other.orderId]),
  ).toEqual([{ status: 'open' }]);
});

test('ORD-02: a transfer that comes late is owed for the order it is for, and for no other', async () => {
  const other = await ordered('prepayment');
  const { orderId } = await ordered('prepayment');
  await Promise.all([expireOrder(other.orderId), expireOrder(orderId)]);
  await takeTransfer(orderId);
  expect(
    await rows('SELECT status FROM shop.payments WHERE order_id = $1', [other.orderId]),
  ).toEqual([{ status: 'expired' }]);
});

test('ORD-02: an order that no longer waits does not end, and the provider is not asked', async () => {
  const { orderId } = await ordered('invoice');
  expect(await expireOrder(orderId)).toBe('accepted');
  const paid = await orderedByCard();
  await rows(`UPDATE shop.orders SET status = 'paid' WHERE id = $1`, [paid]);
  expect(await expireOrder(paid)).toBe('paid');
});

test('ORD-02: an order that nobody knows has no end', async () => {
  expect(await expireOrder(randomUUID())).toBeNull();
});

/** What the export and the check of pending payments go by. */
const DATED: readonly (readonly [
  string,
  PaymentMethod,
  string,
  (id: string) => Promise<unknown>,
])[] = [
  ['a transfer', 'prepayment', 'paid_at', payTransfer],
  ['the end of an order', 'prepayment', 'cancelled_at', cancelOrder],
  ['the end of an invoice', 'invoice', 'cancelled_at', (id) => cancelPieces(id, 'all')],
];
/** Simulates an hour in which nothing happens. */
const waitAnHour = () => rows(`UPDATE shop.payments SET changed_at = now() - interval '1 hour'`);
const isNew = async (column: string) =>
  (
    await rows<{ is_new: boolean }>(
      `SELECT ${column} > now() - interval '1 minute' AND changed_at > now() - interval '1 minute' AS is_new
       FROM shop.orders JOIN shop.payments ON order_id = orders.id`,
    )
  )[0]?.is_new;

test.each(DATED)('ORD-01: %s has its own date', async (_, method, column, act) => {
  const { orderId } = await ordered(method);
  await waitAnHour();
  await act(orderId);
  expect(await isNew(column)).toBe(true);
});

test('ORD-01: money that arrives after the end has its own date, and so has its return', async () => {
  const { orderId } = await ordered('prepayment');
  await cancelOrder(orderId);
  await waitAnHour();
  await takeTransfer(orderId);
  expect(await isNew('cancelled_at')).toBe(true);
  expect(await noteTransferred(orderId)).toBe(1);
  const returned = await rows('SELECT status, done_at FROM shop.refunds');
  expect(returned).toEqual([{ status: 'done', done_at: expect.any(Date) }]);
});
