import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { settleOrder } from './finish-order.server';
import { BASKET, linesOf, ordered, orderRow, TOTAL } from './order-life.fixture.server';
import {
  newGuest,
  orderRequestOf,
  rows,
  SHIRT,
  SOCKS,
  stockOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { grantAllowance, returnPieces } from './return-pieces.server';
import { noteTransferred, resumeRefunds, settleRefund } from './settle-refund.server';
import { shipPieces } from './ship-pieces.server';

withUnreachableProvider(openTestDatabase);

const refunds = () =>
  rows<{ id: string; lines: { quantity: number }[]; done_at: Date | null }>(
    'SELECT * FROM shop.refunds ORDER BY created_at',
  );
const sent = () => rows('SELECT kind, payload FROM shop.outbox ORDER BY id');
const jobs = () =>
  rows(`SELECT payload FROM graphile_worker._private_jobs WHERE key LIKE 'settle-refund:%'`);

/** Quantities for an order's lines, in the order of the lines. */
async function piecesOf(orderId: string, ...quantities: number[]) {
  const lines = await linesOf(orderId);
  return quantities.map((quantity, at) => ({ lineId: lines[at]?.id ?? '', quantity }));
}

/** An order that is open or paid at the provider. */
async function orderedByCard(isPaid: boolean): Promise<string> {
  const placed = await placeOrder(orderRequestOf(await newGuest(BASKET), { shownTotal: TOTAL }));
  if (!placed.ok) throw new Error(placed.code);
  const { orderId } = placed;
  if (isPaid)
    await settleOrder(orderId, {
      id: 'cs_1',
      orderId,
      url: null,
      status: 'complete',
      isPaid: true,
      hasFailed: false,
      intentId: 'pi_1',
      amount: TOTAL,
      currency: 'eur',
    });
  return orderId;
}

/** Pays a part of the order by gift card. */
async function payByGiftCard(orderId: string, sum: number): Promise<void> {
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 0, 'eur')`);
  await rows(
    `INSERT INTO shop.voucher_redemptions (order_id, project, code, amount)
     VALUES ($1, 'hgg', 'CARD', $2)`,
    [orderId, sum],
  );
  await rows('UPDATE shop.orders SET gift_cards = $1', [sum]);
  await rows('UPDATE shop.payments SET amount = amount - $1::int', [sum]);
}

test('ORD-02: a refund contains exactly the pieces refunded now', async () => {
  const { orderId } = await ordered('invoice');
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  await cancelPieces(orderId, 'all');
  const [shirts, socks] = await piecesOf(orderId, 1, 1);
  expect((await refunds()).map(({ lines }) => lines)).toEqual([[shirts], [shirts, socks]]);
});

test('ORD-02: an unpaid amount is credited at once, and the email refers to that refund', async () => {
  const { orderId } = await ordered('invoice');
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  const [refund] = await refunds();
  expect(refund?.done_at).toEqual(expect.any(Date));
  expect((await sent()).at(-1)).toEqual({
    kind: 'order-cancelled',
    payload: { orderId, refundId: refund?.id },
  });
});

test('ORD-02: money is refunded by a job, and not done before', async () => {
  const orderId = await orderedByCard(true);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  const [refund] = await refunds();
  expect([refund?.done_at, await jobs()]).toEqual([null, [{ payload: { refundId: refund?.id } }]]);
});

test('ORD-02: a refund to gift cards alone is done at once, without a job', async () => {
  const orderId = await orderedByCard(true);
  await payByGiftCard(orderId, TOTAL);
  await cancelPieces(orderId, 'all');
  expect(await refunds()).toMatchObject([{ money: 0, gift_cards: TOTAL, status: 'done' }]);
  expect(await jobs()).toEqual([]);
});

test('ORD-02: a credited amount is not credited again: the rest is refunded to the gift card', async () => {
  const { orderId } = await ordered('invoice');
  await payByGiftCard(orderId, 200);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  await cancelPieces(orderId, 'all');
  expect(await refunds()).toMatchObject([
    { credited: 2000, gift_cards: 0 },
    { credited: TOTAL - 2200, gift_cards: 200 },
  ]);
});

test('ORD-02: with a code, the refund is reduced by the discount on the pieces', async () => {
  await rows('DELETE FROM shop.vouchers');
  const { orderId } = await ordered('invoice');
  await rows('UPDATE shop.orders SET discount = 450, total = total - 450');
  await rows('UPDATE shop.payments SET amount = amount - 450');
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  expect(await refunds()).toMatchObject([{ goods: 2000, discount: 200, total: 1800 }]);
});

test('ORD-02: gift cards that are not issued yet can be refunded', async () => {
  const { orderId } = await ordered('invoice');
  await rows('UPDATE shop.order_lines SET is_gift_card = true WHERE sku = $1', [SHIRT]);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  expect(await refunds()).toMatchObject([{ sold_gift_cards: 2000, total: 2000 }]);
});

test('ORD-02: each allowance is refunded once, and the caller gets the id of the refund', async () => {
  const { orderId } = await ordered('invoice');
  await grantAllowance(orderId, 500);
  const second = await grantAllowance(orderId, 300);
  const [one, other] = await refunds();
  expect([one, other]).toMatchObject([{ allowance: 500 }, { allowance: 300, total: 300 }]);
  expect(second).toEqual({ ok: true, value: { refundId: other?.id } });
});

test('ORD-02: an allowance is rejected for a cancelled order', async () => {
  const { orderId } = await ordered('invoice');
  await cancelPieces(orderId, 'all');
  expect(await grantAllowance(orderId, 1)).toEqual({ ok: false, code: 'nothing_left' });
});

test('ORD-02: pieces can be returned once', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '1' });
  await returnPieces(orderId, await piecesOf(orderId, 2));
  expect(await returnPieces(orderId, await piecesOf(orderId, 1))).toMatchObject({
    ok: false,
    code: 'too_many',
  });
  expect(await stockOf(SHIRT)).toBe(500);
});

test('ORD-02: too many pieces of one line prevent the cancellation of others', async () => {
  const { orderId } = await ordered('invoice');
  const changed = await cancelPieces(orderId, await piecesOf(orderId, 3, 1));
  expect(changed).toEqual({ ok: false, code: 'too_many' });
});

test('ORD-02: a prepayment that loses a whole line waits for the money of the other', async () => {
  const { orderId } = await ordered('prepayment', { [SHIRT]: 1, [SOCKS]: 1 }, 2995);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  expect((await orderRow(orderId))?.status).toBe('pending');
});

test('ORD-02: a prepayment cancelled completely was never paid', async () => {
  const { orderId } = await ordered('prepayment');
  await cancelPieces(orderId, 'all');
  expect((await orderRow(orderId))?.status).toBe('cancelled');
});

test('ORD-02: a prepayment counts as paid once gift cards pay the rest', async () => {
  const { orderId } = await ordered('prepayment');
  await payByGiftCard(orderId, 1000);
  await cancelPieces(orderId, await piecesOf(orderId, 2));
  expect((await orderRow(orderId))?.status).toBe('paid');
});

test('ORD-02: an order at the provider cannot be cancelled while the provider is unavailable', async () => {
  const orderId = await orderedByCard(false);
  await expect(cancelPieces(orderId, 'all')).rejects.toThrow('payment provider');
  expect((await orderRow(orderId))?.status).toBe('pending');
});

test('ORD-02: a database failure is reported as an outage', async () => {
  await expect(cancelPieces('no order', 'all')).rejects.toThrow('Failed query');
});

test('ORD-02: a transfer’s confirmation is about the prepayment that it paid', async () => {
  const prepayment = await ordered('prepayment');
  const invoice = await ordered('invoice');
  await payTransfer(invoice.orderId);
  await payTransfer(prepayment.orderId);
  const { orderId } = prepayment;
  expect(await sent()).toEqual([
    { kind: 'prepayment-request', payload: { orderId } },
    { kind: 'order-accepted', payload: { orderId: invoice.orderId } },
    { kind: 'order-paid', payload: { orderId } },
  ]);
});

test('ORD-02: a refund whose job was lost gets another that is about it', async () => {
  const orderId = await orderedByCard(true);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  const [refund] = await refunds();
  await rows('DELETE FROM graphile_worker._private_jobs');
  await rows(`UPDATE shop.refunds SET created_at = now() - interval '1 minute'`);
  await resumeRefunds();
  expect(await jobs()).toEqual([{ payload: { refundId: refund?.id } }]);
});

test('ORD-02: while the provider is away a refund stays one attempt, so that it is made once', async () => {
  const orderId = await orderedByCard(true);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  const [refund] = await refunds();
  const attempts = () => rows('SELECT attempted_at::text FROM shop.refunds');
  const before = await attempts();
  await expect(settleRefund(refund?.id ?? '')).rejects.toThrow('payment provider');
  expect(await attempts()).toEqual(before);
});

test('ORD-02: a refund whose job waits for its next try keeps that job', async () => {
  const orderId = await orderedByCard(true);
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  await rows(`UPDATE shop.refunds SET created_at = now() - interval '1 minute'`);
  await rows(`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 hour'`);
  await resumeRefunds();
  const waiting = await rows(`SELECT 1 FROM graphile_worker._private_jobs
    WHERE key LIKE 'settle-refund:%' AND run_at > now() + interval '1 minute'`);
  expect(waiting).toHaveLength(1);
});

test('ORD-02: the payment of an unpaid order ends at the moment at which the order is cancelled', async () => {
  const { orderId } = await ordered('invoice');
  await cancelPieces(orderId, 'all');
  const ended = await rows(`SELECT p.status, p.changed_at = o.cancelled_at AS is_then
    FROM shop.payments p JOIN shop.orders o ON o.id = p.order_id`);
  expect(ended).toEqual([{ status: 'expired', is_then: true }]);
});

test('ORD-02: what staff transfer for one order is not noted for another', async () => {
  const one = await ordered('prepayment');
  const other = await ordered('prepayment');
  for (const { orderId } of [one, other]) {
    await payTransfer(orderId);
    await cancelPieces(orderId, 'all');
  }
  expect(await noteTransferred(one.orderId)).toBe(1);
  expect(
    await rows('SELECT status FROM shop.refunds WHERE order_id = $1', [other.orderId]),
  ).toEqual([{ status: 'open' }]);
});
