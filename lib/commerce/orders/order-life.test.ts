import fc from 'fast-check';
import { CARDS, openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { declareWithdrawal } from './declare-withdrawal.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { exchangePieces } from './exchange-pieces.server';
import { finishOrder } from './finish-order.server';
import { BASKET, linesOf, ordered, orderRow, TOTAL } from './order-life.fixture.server';
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
import { grantAllowance, returnPieces } from './return-pieces.server';
import { resumeRefunds, settleRefund } from './settle-refund.server';
import { shipPieces } from './ship-pieces.server';
import { submitOrder } from './submit-order.server';
import { viewOrder } from './view-order.server';

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

const pageId = async () =>
  (await rows<{ session_id: string }>('SELECT session_id FROM shop.payments'))[0]?.session_id ?? '';

/** Pays the only order on the provider's page, of which the shop has not been notified. */
async function payOnPage(fields: Record<string, string> = { number: CARDS.success }) {
  const id = await pageId();
  const { token = '' } = await openPage(payment(), id);
  expect((await submitCard(payment(), id, { ...fields, token })).status).toBe(303);
}

/** An order paid by card on the provider's page. */
async function paidByCard(basket = BASKET, shownTotal = TOTAL) {
  const order = await ordered('card', basket, shownTotal);
  await payOnPage();
  expect(await finishOrder(order.orderId)).toBe('paid');
  return order;
}

test('ORD-02: an order shipped in two parcels is open, then shipped, and no piece is shipped twice', async () => {
  const { orderId } = await ordered('invoice');
  const [shirts, socks] = await linesOf(orderId);
  const first = [{ lineId: shirts?.id ?? '', quantity: 2 }];
  expect((await shipPieces(orderId, first, DHL)).ok).toBe(true);
  expect((await viewOrder(orderId))?.shippingStatus).toBe('OPEN');
  expect(await shipPieces(orderId, first, { ...DHL, number: '2' })).toEqual({
    ok: false,
    code: 'too_many',
  });
  expect(await shipPieces(orderId, 'all', DHL)).toEqual({ ok: false, code: 'parcel_known' });
  expect((await shipPieces(orderId, 'all', { ...DHL, number: '2' })).ok).toBe(true);
  expect((await viewOrder(orderId))?.shippingStatus).toBe('SHIPPED');
  expect((await linesOf(orderId))[1]).toMatchObject({ id: socks?.id, shipped: 1 });
  expect(await outbox()).toEqual(['order-accepted', 'order-shipped', 'order-shipped']);
});

test('ORD-02: an order says when it is expected, until it is shipped or overdue', async () => {
  const { orderId } = await ordered('invoice');
  const arrival = async () => (await viewOrder(orderId))?.arrival;
  expect(await arrival()).toMatch(/^\d.*[a-z]$/);
  await rows("UPDATE shop.orders SET placed_at = placed_at - interval '30 days'");
  expect(await arrival()).toBeNull();
  await rows("UPDATE shop.orders SET placed_at = placed_at + interval '30 days'");
  await shipPieces(orderId, 'all', DHL);
  expect(await arrival()).toBeNull();
});

test('ORD-02: an unpaid prepayment is not shipped', async () => {
  const { orderId } = await ordered('prepayment');
  expect(await shipPieces(orderId, 'all', DHL)).toEqual({ ok: false, code: 'not_paid_yet' });
});

test('ORD-02: cancelled pieces return to stock, and concurrent cancellations only take those left', async () => {
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

test('ORD-02: an order with an open payment page is cancelled only as a whole, which ends the page', async () => {
  const { orderId } = await ordered('card');
  const [shirts] = await linesOf(orderId);
  const page = async () =>
    (await payment().stripe.checkout.sessions.retrieve(await pageId())).status;
  const one = await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  expect([one, await page()]).toEqual([{ ok: false, code: 'not_paid_yet' }, 'open']);
  expect(await cancelPieces(orderId, 'all')).toEqual({ ok: true, value: undefined });
  expect([await page(), (await orderRow(orderId))?.status]).toEqual(['expired', 'cancelled']);
  expect(await stockOf(SHIRT)).toBe(500);
});

test('ORD-02: an order that is paid while it is cancelled is refunded', async () => {
  const { orderId } = await ordered('card');
  await payOnPage();
  expect(await cancelPieces(orderId, 'all')).toMatchObject({ ok: true });
  expect((await orderRow(orderId))?.status).toBe('paid');
  expect(await rows('SELECT reason, money FROM shop.refunds')).toEqual([
    { reason: 'cancelled', money: TOTAL },
  ]);
  expect(await stockOf(SHIRT)).toBe(500);
});

test('ORD-02: an order whose payment takes days is not cancelled before that ends', async () => {
  const { orderId } = await ordered('sepaDebit');
  await payOnPage({ iban: 'DE08370400440532013003' });
  expect(await cancelPieces(orderId, 'all')).toEqual({ ok: false, code: 'not_paid_yet' });
  expect((await orderRow(orderId))?.status).toBe('pending');
  expect(await stockOf(SHIRT)).toBe(498);
});

test('ORD-02: a card payment is refunded once, even after a crash', async () => {
  const { orderId } = await paidByCard();
  await shipPieces(orderId, 'all', DHL);
  const [shirts] = await linesOf(orderId);
  const back = await returnPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  const refundId = back.ok ? back.value.refundId : '';
  expect(await stockOf(SHIRT)).toBe(499);
  await settleRefund(refundId);
  // Simulates a crash before the provider's response was stored.
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

test('ORD-02: a refund whose job was lost gets another one', async () => {
  const { orderId } = await paidByCard();
  await cancelPieces(orderId, 'all');
  await rows('DELETE FROM graphile_worker._private_jobs');
  await rows(`UPDATE shop.refunds SET created_at = now() - interval '1 minute'`);
  await resumeRefunds();
  const jobs = await rows('SELECT key FROM graphile_worker._private_jobs');
  expect(jobs).toEqual([{ key: expect.stringMatching(/^settle-refund:/) }]);
});

test('ORD-02: money is refunded before gift cards, to the original card', async () => {
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 1000, 'eur')`);
  const session = await newGuest(BASKET);
  await rows(`INSERT INTO shop.basket_vouchers (basket_id, code)
    SELECT id, 'CARD' FROM shop.baskets`);
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'prepayment' });
  const submitted = await submitOrder(orderRequestOf(session, { shownTotal: TOTAL - 1000 }));
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

test('ORD-02: a withdrawal is declared once and cancels what was not shipped', async () => {
  const { orderId } = await ordered('invoice');
  const [shirts] = await linesOf(orderId);
  await shipPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 2 }], DHL);
  const declared = { key: '5f0c8d5e-0000-4000-8000-00000000000f', name: 'Max Muster' };
  await declareWithdrawal(orderId, { ...declared, pieces: 'all' });
  await declareWithdrawal(orderId, { ...declared, pieces: 'all' });
  expect((await outbox()).filter((kind) => kind === 'withdrawal-received')).toHaveLength(1);
  const counts = (await linesOf(orderId)).map(({ cancelled, shipped }) => [cancelled, shipped]);
  expect(counts).toEqual([
    [0, 2],
    [1, 0],
  ]);
});

test('ORD-02: a returned piece is exchanged once: stock is swapped, no amount changes', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', DHL);
  const [shirts] = await linesOf(orderId);
  const pieces = { lineId: shirts?.id ?? '', quantity: 1 };
  const swap = () => exchangePieces(orderId, pieces, { sku: LAST_PIECE });
  const outcomes = await Promise.all([swap(), swap()]);
  expect(outcomes).toEqual(
    expect.arrayContaining([
      { ok: true, value: { lineId: expect.any(String) } },
      { ok: false, code: 'out_of_stock' },
    ]),
  );
  expect([await stockOf(SHIRT), await stockOf(LAST_PIECE)]).toEqual([499, 0]);
  const view = await viewOrder(orderId);
  // The original price applies, although this size costs 30 € today.
  expect(view?.lines.at(-1)).toMatchObject({ size: '4XL', quantity: 1, price: 2000, shipped: 0 });
  expect([view?.shippingStatus, view?.left, view?.refunds]).toEqual(['OPEN', TOTAL, []]);
  await shipPieces(orderId, 'all', { ...DHL, number: '2' });
  expect(await outbox()).toEqual([
    'order-accepted',
    'order-shipped',
    'order-exchanged',
    'order-shipped',
  ]);
  await returnPieces(orderId, 'all');
  expect([(await viewOrder(orderId))?.left, await stockOf(LAST_PIECE)]).toEqual([0, 1]);
});

test.each([
  [{ sku: SHIRT }, 'not_exchangeable'],
  [{ sku: SOCKS }, 'not_exchangeable'],
  [{ sku: 'x' }, 'not_exchangeable'],
])('ORD-02: %j is not another size of the article', async (replacement, code) => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', DHL);
  const [shirts] = await linesOf(orderId);
  const pieces = { lineId: shirts?.id ?? '', quantity: 1 };
  expect(await exchangePieces(orderId, pieces, replacement)).toEqual({ ok: false, code });
  expect(await stockOf(SHIRT)).toBe(498);
});

test('ORD-02: amounts add up after any sequence of cancellations, parcels, returns and allowances', async () => {
  const step = fc.record({
    what: fc.constantFrom('cancel', 'ship', 'return', 'exchange', 'allow'),
    line: fc.nat(1),
    quantity: fc.integer({ min: 1, max: 3 }),
  });
  const steps = fc.array(step, { minLength: 1, maxLength: 8 });
  let parcel = 0;
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (sequence, isPaid) => {
      const { orderId } = await ordered('invoice');
      if (isPaid) await payTransfer(orderId);
      await rows('UPDATE shop.skus SET stock = 500');
      const lines = await linesOf(orderId);
      for (const { what, line, quantity } of sequence) {
        const pieces = [{ lineId: lines[line]?.id ?? '', quantity }];
        parcel += 1;
        if (what === 'cancel') await cancelPieces(orderId, pieces);
        if (what === 'ship') await shipPieces(orderId, pieces, { ...DHL, number: `${parcel}` });
        if (what === 'return') await returnPieces(orderId, pieces);
        if (what === 'exchange' && pieces[0])
          await exchangePieces(orderId, pieces[0], { sku: LAST_PIECE });
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
      const [first = 0, socks = 0, ...others] = kept;
      const shirts = others.reduce((sum, pieces) => sum + pieces, first);
      const shipping = shirts + socks > 0 ? 495 : 0;
      const left = shirts * 2000 + socks * 500 + shipping - (sums?.['allowance'] ?? 0);
      expect((order?.total ?? 0) - (sums?.['total'] ?? 0)).toBe(left);
      expect((order?.vat ?? 0) - (sums?.['vat'] ?? 0)).toBe(Math.round((left * 190) / 1190));
      expect((sums?.['money'] ?? 0) + (sums?.['credited'] ?? 0)).toBe(sums?.['total']);
    }),
    { numRuns: 20 },
  );
});
