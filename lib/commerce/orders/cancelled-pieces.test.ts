import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { settleOrder } from './finish-order.server';
import { BASKET, linesOf, ordered, orderRow, TOTAL } from './order-life.fixture.server';
import {
  newGuest,
  rows,
  SHIRT,
  stockOf,
  orderRequestOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { shipPieces } from './ship-pieces.server';

withUnreachableProvider(openTestDatabase);

const refunds = () =>
  rows(`SELECT reason, total, goods, discount, shipping, vat, allowance, money, credited, gift_cards,
    status FROM shop.refunds ORDER BY created_at`);
const emails = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );
const end = async () =>
  (
    await rows(`SELECT o.status, o.cancelled_at IS NOT NULL AS is_cancelled, p.status AS payment
      FROM shop.orders o JOIN shop.payments p ON p.order_id = o.id`)
  )[0];
const cancelled = async (orderId: string) => (await linesOf(orderId)).map((line) => line.cancelled);

/** Quantities for an order's lines, in the order of the lines. */
async function piecesOf(orderId: string, ...quantities: number[]) {
  const lines = await linesOf(orderId);
  return quantities.map((quantity, at) => ({ lineId: lines[at]?.id ?? '', quantity }));
}

/** An order paid on the provider's page. */
async function paidByCard(): Promise<string> {
  const placed = await placeOrder(orderRequestOf(await newGuest(BASKET), { shownTotal: TOTAL }));
  if (!placed.ok) throw new Error(placed.code);
  await settleOrder(placed.orderId, {
    id: 'cs_1',
    orderId: placed.orderId,
    url: null,
    status: 'complete',
    isPaid: true,
    hasFailed: false,
    intentId: 'pi_1',
    amount: TOTAL,
    currency: 'eur',
  });
  return placed.orderId;
}

test('ORD-02: cancelling one of two pieces changes stock, amounts and tax by that piece', async () => {
  const { orderId } = await ordered('invoice');
  expect((await cancelPieces(orderId, await piecesOf(orderId, 1))).ok).toBe(true);
  expect([await cancelled(orderId), await stockOf(SHIRT)]).toEqual([[1, 0], 499]);
  expect(await refunds()).toEqual([
    {
      reason: 'cancelled',
      total: 2000,
      goods: 2000,
      discount: 0,
      shipping: 0,
      vat: 320,
      allowance: 0,
      money: 0,
      credited: 2000,
      gift_cards: 0,
      status: 'done',
    },
  ]);
  expect(await end()).toEqual({ status: 'accepted', is_cancelled: false, payment: 'open' });
  expect(await emails()).toEqual(['order-accepted', 'order-cancelled']);
});

test('ORD-02: exactly the remaining pieces can be cancelled, and no more', async () => {
  const { orderId } = await ordered('invoice');
  const tooMany = await cancelPieces(orderId, await piecesOf(orderId, 3));
  expect(tooMany).toEqual({ ok: false, code: 'too_many' });
  expect([await cancelled(orderId), await stockOf(SHIRT), await refunds()]).toEqual([
    [0, 0],
    498,
    [],
  ]);
  expect((await cancelPieces(orderId, await piecesOf(orderId, 2))).ok).toBe(true);
  expect(await cancelPieces(orderId, await piecesOf(orderId, 1))).toMatchObject({ ok: false });
  expect([await cancelled(orderId), await stockOf(SHIRT)]).toEqual([[2, 0], 500]);
});

test('ORD-02: pieces of a line that is named twice are added up', async () => {
  const { orderId } = await ordered('invoice');
  const [one] = await piecesOf(orderId, 1);
  if (!one) throw new Error('the order has no line');
  const thrice = await cancelPieces(orderId, [one, one, one]);
  expect(thrice).toEqual({ ok: false, code: 'too_many' });
  expect((await cancelPieces(orderId, [one, one])).ok).toBe(true);
  expect(await cancelled(orderId)).toEqual([2, 0]);
});

test('ORD-02: shipped pieces cannot be cancelled', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, await piecesOf(orderId, 1), { carrier: 'DHL', number: '1' });
  expect(await cancelPieces(orderId, await piecesOf(orderId, 2))).toMatchObject({ ok: false });
  expect((await cancelPieces(orderId, 'all')).ok).toBe(true);
  expect(await cancelled(orderId)).toEqual([1, 1]);
  // The shipped piece still has to be paid.
  expect(await end()).toEqual({ status: 'accepted', is_cancelled: false, payment: 'open' });
});

test('ORD-02: another order’s line, an empty list, or an unknown order changes nothing', async () => {
  const { orderId } = await ordered('invoice');
  const other = await ordered('invoice');
  const wrong = [
    cancelPieces(orderId, await piecesOf(other.orderId, 1)),
    cancelPieces(orderId, [...(await piecesOf(orderId, 1)), { lineId: randomUUID(), quantity: 1 }]),
    cancelPieces(orderId, await piecesOf(orderId, 0)),
    cancelPieces(orderId, []),
    cancelPieces(randomUUID(), 'all'),
  ];
  expect(await Promise.all(wrong)).toEqual([
    { ok: false, code: 'unknown_line' },
    { ok: false, code: 'unknown_line' },
    { ok: false, code: 'nothing_left' },
    { ok: false, code: 'nothing_left' },
    { ok: false, code: 'unknown_order' },
  ]);
  expect([await cancelled(orderId), await cancelled(other.orderId)]).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

test('ORD-02: an invoice of which nothing is left is closed and no longer due', async () => {
  const { orderId } = await ordered('invoice');
  await cancelPieces(orderId, 'all');
  expect(await end()).toEqual({ status: 'cancelled', is_cancelled: true, payment: 'expired' });
  expect(await refunds()).toMatchObject([{ total: TOTAL, shipping: 495, credited: TOTAL }]);
  expect(await cancelPieces(orderId, 'all')).toEqual({ ok: false, code: 'nothing_left' });
});

test('ORD-02: a paid order of which nothing is left stays paid, and its money is owed', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  expect(await end()).toEqual({ status: 'paid', is_cancelled: true, payment: 'paid' });
  expect(await refunds()).toMatchObject([
    { total: TOTAL, money: TOTAL, credited: 0, status: 'open' },
  ]);
  // Staff have to transfer it, as there was no payment by the provider.
  expect(
    await rows(`SELECT 1 FROM graphile_worker._private_jobs WHERE key LIKE 'settle-%'`),
  ).toEqual([]);
});

test('ORD-02: a payment by the provider is refunded by a job', async () => {
  const orderId = await paidByCard();
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  expect(await refunds()).toMatchObject([{ money: 2000, credited: 0, status: 'open' }]);
  expect(await rows('SELECT key FROM graphile_worker._private_jobs')).toContainEqual({
    key: expect.stringMatching(/^settle-refund:/),
  });
});

test('ORD-02: an order with an open payment page cannot be cancelled in part', async () => {
  const placed = await placeOrder(orderRequestOf(await newGuest(BASKET), { shownTotal: TOTAL }));
  const orderId = placed.ok ? placed.orderId : '';
  const one = await cancelPieces(orderId, await piecesOf(orderId, 1));
  expect(one).toEqual({ ok: false, code: 'not_paid_yet' });
  expect(await cancelled(orderId)).toEqual([0, 0]);
});

test('ORD-02: a prepayment can lose its pieces one by one, and finally ends like an unpaid one', async () => {
  const { orderId } = await ordered('prepayment');
  await cancelPieces(orderId, await piecesOf(orderId, 1));
  expect(await end()).toEqual({ status: 'pending', is_cancelled: false, payment: 'open' });
  await cancelPieces(orderId, await piecesOf(orderId, 1, 1));
  expect(await end()).toEqual({ status: 'cancelled', is_cancelled: true, payment: 'expired' });
  expect(await stockOf(SHIRT)).toBe(500);
  expect((await orderRow(orderId))?.status).toBe('cancelled');
});

describe('an order partly paid by two gift cards', () => {
  /** Cards A and B have each paid 1.00 €. */
  async function paidByCards(): Promise<string> {
    const other = await ordered('prepayment');
    const { orderId } = await ordered('prepayment');
    await rows('DELETE FROM shop.vouchers');
    await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency, percent) VALUES
      ('hgg', '0', 'giftCard', 0, 'eur', NULL),
      ('hgg', 'A', 'giftCard', 7, 'eur', NULL), ('hgg', 'B', 'giftCard', 0, 'eur', NULL),
      ('hrm', 'A', 'giftCard', 0, 'eur', NULL), ('hgg', 'TEN', 'percentage', NULL, NULL, 10)`);
    await rows(
      `INSERT INTO shop.voucher_redemptions (order_id, project, code, amount)
       VALUES ($1, 'hgg', 'B', 100), ($1, 'hgg', 'A', 100), ($1, 'hgg', 'TEN', 0),
         ($2, 'hgg', '0', 100)`,
      [orderId, other.orderId],
    );
    await rows('UPDATE shop.orders SET gift_cards = 200');
    await rows('UPDATE shop.payments SET amount = amount - 200');
    await payTransfer(orderId);
    return orderId;
  }
  const balances = async () =>
    (
      await rows(`SELECT balance FROM shop.vouchers
        WHERE code IN ('A', 'B') AND project = 'hgg' ORDER BY code`)
    ).map(({ balance }) => balance);

  test('ORD-02: refunds money first, and nothing to a card before that is used up', async () => {
    const orderId = await paidByCards();
    await cancelPieces(orderId, await piecesOf(orderId, 2));
    expect(await refunds()).toMatchObject([{ money: 4000, gift_cards: 0 }]);
    expect(await balances()).toEqual([7, 0]);
  });

  test('ORD-02: refunds the rest to both cards, at most what each has paid', async () => {
    const orderId = await paidByCards();
    await cancelPieces(orderId, 'all');
    expect(await refunds()).toMatchObject([{ money: TOTAL - 200, gift_cards: 200, total: TOTAL }]);
    expect(await balances()).toEqual([107, 100]);
    expect(await rows(`SELECT balance FROM shop.vouchers WHERE project = 'hrm'`)).toEqual([
      { balance: 0 },
    ]);
    expect(await rows('SELECT code, returned FROM shop.voucher_redemptions ORDER BY code')).toEqual(
      [
        { code: '0', returned: 0 },
        { code: 'A', returned: 100 },
        { code: 'B', returned: 100 },
        { code: 'TEN', returned: 0 },
      ],
    );
  });

  test('ORD-02: refunds a part to the first card until it has everything back', async () => {
    const orderId = await paidByCards();
    await rows('UPDATE shop.payments SET amount = 3950');
    await cancelPieces(orderId, await piecesOf(orderId, 2));
    expect(await balances()).toEqual([57, 0]);
    await rows('UPDATE shop.voucher_redemptions SET returned = 100 WHERE code = $1', ['A']);
    await rows('UPDATE shop.payments SET amount = 4895');
    await cancelPieces(orderId, 'all');
    expect(await balances()).toEqual([57, 50]);
  });
});
