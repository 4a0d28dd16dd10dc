import fc from 'fast-check';
import { CARDS, openPage, submitCard } from '@/services/payment/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/services/payment/testing/running-service';
import { withoutContent } from '@/lib/content/content-stand-in.fixture';
import { openTestDatabase } from '@/services/testing/test-database';
import { orderNews } from '@/lib/outbox/order-news-emails.server';
import { payTransfer, takeTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { declareWithdrawal } from './declare-withdrawal.server';
import { expireOrder } from './expire-order.server';
import { choosePayment } from '@/lib/checkout/choose-payment.server';
import { finishOrder } from './finish-order.server';
import { BASKET, linesOf, ordered, orderRow, TOTAL } from './order-life.fixture.server';
import { buyer, rows, SHIRT, stockOf, wishOf, withOrders } from './orders.fixture.server';
import { grantAllowance, returnPieces } from './return-pieces.server';
import { noteTransferred, resumeRefunds, settleRefund } from './settle-refund.server';
import { shipPieces } from './ship-pieces.server';
import { listOwed } from './staff-orders.server';
import { submitOrder } from './submit-order.server';
import { viewOrder } from './view-order.server';

jest.setTimeout(120_000);

withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const outbox = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );
const DHL = { carrier: 'DHL', number: '0034' };

/** An order that was paid by card on the provider's page. */
async function paidByCard(basket = BASKET, shownTotal = TOTAL) {
  const order = await ordered('card', basket, shownTotal);
  const [row] = await rows<{ session_id: string }>('SELECT session_id FROM shop.payments');
  const id = row?.session_id ?? '';
  const { token = '' } = await openPage(payment(), id);
  await submitCard(payment(), id, { number: CARDS.success, token });
  expect(await finishOrder(order.orderId)).toBe('paid');
  return order;
}

describe('BSK-08: by bank transfer', () => {
  test('an invoice is accepted at once, prepayment waits; both leave the basket', async () => {
    const invoice = await ordered('invoice');
    expect(invoice.url).toBeNull();
    expect((await orderRow(invoice.orderId))?.status).toBe('accepted');
    const prepaid = await ordered('prepayment');
    expect((await orderRow(prepaid.orderId))?.status).toBe('pending');
    expect(await rows('SELECT 1 FROM shop.basket_lines')).toEqual([]);
    expect(await outbox()).toEqual(['order-accepted', 'prepayment-request']);
  });

  test('an invoice is not offered above its sum; nothing is placed', async () => {
    const session = await buyer({ [SHIRT]: 20 });
    await rows('UPDATE shop.prices SET price = 3000');
    await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'invoice' });
    const submitted = await submitOrder(wishOf(session, { shownTotal: 60000 }));
    expect(submitted).toEqual({ ok: false, code: 'payment_missing' });
    expect(await rows('SELECT 1 FROM shop.orders')).toEqual([]);
  });

  test('prepayment is paid once, by whichever of staff and expiry comes first', async () => {
    const { orderId } = await ordered('prepayment');
    const outcomes = await Promise.all([
      payTransfer(orderId),
      payTransfer(orderId),
      expireOrder(orderId),
    ]);
    const status = (await orderRow(orderId))?.status;
    const isPaid = outcomes.slice(0, 2).includes(true);
    expect(outcomes.slice(0, 2).filter(Boolean).length).toBe(isPaid ? 1 : 0);
    expect(status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(await stockOf(SHIRT)).toBe(isPaid ? 498 : 500);
  });

  test('unpaid after seven days it ends, its stock comes back, and its buyer is told', async () => {
    const { orderId } = await ordered('prepayment');
    const [{ days } = { days: 0 }] = await rows<{ days: number }>(
      'SELECT round(extract(epoch FROM expires_at - placed_at) / 86400)::int AS days FROM shop.orders',
    );
    expect(days).toBe(7);
    expect(await expireOrder(orderId)).toBe('cancelled');
    expect([await stockOf(SHIRT), await payTransfer(orderId)]).toEqual([500, false]);
    expect(await outbox()).toEqual(['prepayment-request', 'order-cancelled']);
  });
});

test('ORD-02: money for a prepayment that had ended is owed to its buyer once, and staff see it', async () => {
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
  const taken = await Promise.all([takeTransfer(orderId), takeTransfer(orderId)]);
  expect(taken.toSorted()).toEqual(['not_payable', 'owed']);
  expect(await listOwed()).toMatchObject([{ reason: 'late', money: TOTAL, currency: 'eur' }]);
  const view = await viewOrder(orderId);
  expect([view?.status, view?.left, await stockOf(SHIRT)]).toEqual(['cancelled', 0, 500]);
  expect(await outbox()).toEqual(['prepayment-request', 'order-cancelled', 'transfer-late']);
  const email = await orderNews('key', 'transfer-late', {
    orderId,
    refundId: (await rows<{ id: string }>('SELECT id FROM shop.refunds'))[0]?.id,
  });
  expect(email?.text).toMatch(/nachdem die Bestellung aufgehoben war\. Wir überweisen 49,95\s€/);
  expect([await noteTransferred(orderId), await listOwed()]).toEqual([1, []]);
});

test('ORD-02: a transfer that is in time pays the order, and nothing is owed', async () => {
  const { orderId } = await ordered('prepayment');
  expect([await takeTransfer(orderId), await takeTransfer(orderId)]).toEqual([
    ...['paid', 'not_payable'],
  ]);
  expect(await listOwed()).toEqual([]);
});

test('ORD-02: shipped in two parcels an order is open, then shipped; no piece is shipped twice', async () => {
  const { orderId } = await ordered('invoice');
  const [shirts, socks] = await linesOf(orderId);
  const first = [{ lineId: shirts?.id ?? '', quantity: 2 }];
  expect((await shipPieces(orderId, first, DHL)).ok).toBe(true);
  expect((await viewOrder(orderId))?.shippingStatus).toBe('OPEN');
  expect(await shipPieces(orderId, first, { ...DHL, number: '2' })).toEqual({
    ...{ ok: false, code: 'too_many' },
  });
  expect(await shipPieces(orderId, 'all', DHL)).toEqual({ ok: false, code: 'parcel_known' });
  expect((await shipPieces(orderId, 'all', { ...DHL, number: '2' })).ok).toBe(true);
  expect((await viewOrder(orderId))?.shippingStatus).toBe('SHIPPED');
  expect((await linesOf(orderId))[1]).toMatchObject({ id: socks?.id, shipped: 1 });
  expect(await outbox()).toEqual(['order-accepted', 'order-shipped', 'order-shipped']);
});

test('ORD-02: an unpaid prepayment is not shipped', async () => {
  const { orderId } = await ordered('prepayment');
  expect(await shipPieces(orderId, 'all', DHL)).toEqual({ ok: false, code: 'not_paid_yet' });
});

test('ORD-02: cancelled pieces are in stock again, and of two at once only those left are cancelled', async () => {
  const { orderId } = await ordered('invoice');
  const [shirts] = await linesOf(orderId);
  const both = [{ lineId: shirts?.id ?? '', quantity: 2 }];
  const outcomes = await Promise.all([cancelPieces(orderId, both), cancelPieces(orderId, both)]);
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await stockOf(SHIRT)).toBe(500);
  expect(await rows('SELECT total, credited, money, status FROM shop.refunds')).toEqual([
    { total: 4000, credited: 4000, money: 0, status: 'done' },
  ]);
  await cancelPieces(orderId, 'all');
  const view = await viewOrder(orderId);
  expect([view?.shippingStatus, view?.left]).toEqual(['CANCELLED', 0]);
});

test('ORD-02: a return by card is refunded at the provider once, also after a crash', async () => {
  const { orderId } = await paidByCard();
  await shipPieces(orderId, 'all', DHL);
  const [shirts] = await linesOf(orderId);
  const back = await returnPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  const refundId = back.ok ? back.value.refundId : '';
  expect(await stockOf(SHIRT)).toBe(499);
  await settleRefund(refundId);
  // As if the process had died before it could write the provider's answer.
  await rows(`UPDATE shop.refunds SET status = 'open', provider_id = NULL`);
  await Promise.all([settleRefund(refundId), settleRefund(refundId)]);
  expect(await rows('SELECT total, status FROM shop.refunds')).toEqual([
    { total: 2000, status: 'done' },
  ]);
  expect(await payment().query('select amount::int from payment.refund')).toMatchObject(
    expect.arrayContaining([{ amount: 2000 }]),
  );
  const made = await payment().query('select 1 from payment.refund where amount = 2000');
  expect(made).toHaveLength(1);
});

test('ORD-02: a refund whose job was lost gets another', async () => {
  const { orderId } = await paidByCard();
  await cancelPieces(orderId, 'all');
  await rows('DELETE FROM graphile_worker._private_jobs');
  await rows(`UPDATE shop.refunds SET created_at = now() - interval '1 minute'`);
  await resumeRefunds();
  const jobs = await rows('SELECT key FROM graphile_worker._private_jobs');
  expect(jobs).toEqual([{ key: expect.stringMatching(/^settle-refund:/) }]);
});

test('ORD-02: money is given back first and gift cards last, to the same card', async () => {
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 1000, 'eur')`);
  const session = await buyer(BASKET);
  await rows(`INSERT INTO shop.basket_vouchers (basket_id, code)
    SELECT id, 'CARD' FROM shop.baskets`);
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'prepayment' });
  const submitted = await submitOrder(wishOf(session, { shownTotal: TOTAL - 1000 }));
  if (!submitted.ok) throw new Error(submitted.code);
  const { orderId } = submitted;
  await payTransfer(orderId);
  const [shirts] = await linesOf(orderId);
  await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 2 }]);
  await cancelPieces(orderId, 'all');
  expect(await rows('SELECT money, gift_cards FROM shop.refunds ORDER BY created_at')).toEqual([
    { money: 3995, gift_cards: 5 },
    { money: 0, gift_cards: 995 },
  ]);
  expect(await rows('SELECT balance FROM shop.vouchers')).toEqual([{ balance: 1000 }]);
});

test('ORD-02: a withdrawal is declared once; what was not shipped is cancelled', async () => {
  const { orderId } = await ordered('invoice');
  const [shirts] = await linesOf(orderId);
  await shipPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 2 }], DHL);
  const declared = { key: '5f0c8d5e-0000-4000-8000-00000000000f', name: 'Max Muster' };
  await declareWithdrawal(orderId, { ...declared, wish: 'all' });
  await declareWithdrawal(orderId, { ...declared, wish: 'all' });
  expect((await outbox()).filter((kind) => kind === 'withdrawal-received')).toHaveLength(1);
  const counts = (await linesOf(orderId)).map(({ cancelled, shipped }) => [cancelled, shipped]);
  expect(counts).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

test('ORD-02: after any sequence of cancellations, parcels, returns and allowances the sums add up', async () => {
  const step = fc.record({
    what: fc.constantFrom('cancel', 'ship', 'return', 'allow'),
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  let parcel = 0;
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (sequence, isPaid) => {
      const { orderId } = await ordered('invoice');
      if (isPaid) await payTransfer(orderId);
      const lines = await linesOf(orderId);
      for (const { what, line, quantity } of sequence) {
        const pieces = [{ lineId: lines[line]?.id ?? '', quantity }];
        parcel += 1;
        if (what === 'cancel') await cancelPieces(orderId, pieces);
        if (what === 'ship') await shipPieces(orderId, pieces, { ...DHL, number: `${parcel}` });
        if (what === 'return') await returnPieces(orderId, pieces);
        if (what === 'allow') await grantAllowance(orderId, quantity * 100);
      }
      const [sums] = await rows<Record<string, number>>(
        `SELECT coalesce(sum(total), 0)::int AS total, coalesce(sum(vat), 0)::int AS vat,
           coalesce(sum(money), 0)::int AS money, coalesce(sum(credited), 0)::int AS credited,
           coalesce(sum(allowance), 0)::int AS allowance
         FROM shop.refunds WHERE order_id = $1`,
        [orderId],
      );
      const order = await orderRow(orderId);
      const kept = (await linesOf(orderId)).map(
        ({ quantity, cancelled, returned }) => quantity - cancelled - returned,
      );
      const [shirts = 0, socks = 0] = kept;
      const shipping = shirts + socks > 0 ? 495 : 0;
      const left = shirts * 2000 + socks * 500 + shipping - (sums?.['allowance'] ?? 0);
      expect((order?.total ?? 0) - (sums?.['total'] ?? 0)).toBe(left);
      expect((order?.vat ?? 0) - (sums?.['vat'] ?? 0)).toBe(Math.round((left * 190) / 1190));
      expect((sums?.['money'] ?? 0) + (sums?.['credited'] ?? 0)).toBe(sums?.['total']);
    }),
    { numRuns: 20 },
  );
});
