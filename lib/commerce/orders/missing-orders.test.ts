import { setTimeout } from 'node:timers/promises';
import { openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { finishOrder } from './finish-order.server';
import { findMissingPayments } from './missing-orders.server';
import { newGuest, orderRequestOf, rows, withOrders } from './orders.fixture.server';
import { grantAllowance } from './return-pieces.server';
import { settleRefund } from './settle-refund.server';
import { submitOrder } from './submit-order.server';

const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const numberOf = async (orderId: string) =>
  (await rows<{ number: string }>('SELECT number FROM shop.orders WHERE id = $1', [orderId]))[0]
    ?.number;

/** An order that a customer has paid at the provider. */
async function paidAtProvider(): Promise<string> {
  const submitted = await submitOrder(orderRequestOf(await newGuest()));
  if (!submitted.ok) throw new Error(submitted.code);
  const id = submitted.url?.split('/').at(-1) ?? '';
  const { token = '' } = await openPage(payment(), id);
  await submitCard(payment(), id, { number: '4242424242424242', token });
  return submitted.orderId;
}

/** Refunds a part of a paid order, at the provider as well. */
async function refunded(orderId: string): Promise<void> {
  await finishOrder(orderId);
  await grantAllowance(orderId, 500);
  const [refund] = await rows<{ id: string }>('SELECT id FROM shop.refunds WHERE order_id = $1', [
    orderId,
  ]);
  await settleRefund(refund?.id ?? '');
}

/**
 * The provider keeps what earlier tests have paid, and tells times apart by whole seconds.
 * Asks again after each wait, because a timer may end a millisecond before the clock is there.
 */
let since = new Date();
beforeEach(async () => {
  since = new Date((Math.floor(Date.now() / 1_000) + 1) * 1_000);
  while (Date.now() < since.getTime()) await setTimeout(since.getTime() - Date.now());
});

test('a payment whose order the database has lost is found with its number and amount', async () => {
  const orderId = await paidAtProvider();
  const number = await numberOf(orderId);
  await rows('DELETE FROM shop.orders');
  const { payments } = await findMissingPayments(since);
  expect(payments).toMatchObject([{ number, amount: 2495, currency: 'eur' }]);
});

test('a payment of before the backup is not looked at', async () => {
  await paidAtProvider();
  await rows('DELETE FROM shop.orders');
  expect((await findMissingPayments(new Date(Date.now() + 2_000))).payments).toEqual([]);
});

test('a pending order that was paid is not missing, because it is reconciled', async () => {
  await paidAtProvider();
  expect(await findMissingPayments(since)).toEqual({ payments: [], refunds: [] });
});

test('a paid order is not missing', async () => {
  await finishOrder(await paidAtProvider());
  expect(await findMissingPayments(since)).toEqual({ payments: [], refunds: [] });
});

test('a lost payment that was refunded meanwhile is not missing', async () => {
  const orderId = await paidAtProvider();
  await finishOrder(orderId);
  const [{ intent_id: intent } = {}] = await rows<{ intent_id: string }>(
    'SELECT intent_id FROM shop.payments WHERE order_id = $1',
    [orderId],
  );
  await payment().stripe.refunds.create({ payment_intent: intent ?? '' });
  await rows('DELETE FROM shop.orders');
  expect(await findMissingPayments(since)).toEqual({ payments: [], refunds: [] });
});

test('a refund that the order does not have any more is found', async () => {
  const orderId = await paidAtProvider();
  await refunded(orderId);
  expect((await findMissingPayments(since)).refunds).toEqual([]);
  await rows('DELETE FROM shop.refunds');
  expect((await findMissingPayments(since)).refunds).toMatchObject([
    { amount: 500, currency: 'eur' },
  ]);
});
