import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { awaitsTransfer, payTransfer, takeTransfer } from './accept-transfer.server';
import { amountDue } from './amount-due.server';
import { cancelPieces } from './cancel-pieces.server';
import { expireOrder } from './expire-order.server';
import { settleOrder } from './finish-order.server';
import { linesOf, ordered, orderRow, TOTAL } from './order-life.fixture.server';
import {
  newGuest,
  rows,
  SHIRT,
  stockOf,
  orderRequestOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { grantAllowance, returnPieces } from './return-pieces.server';
import { noteTransferred, resumeRefunds, settleRefund } from './settle-refund.server';
import { shipPieces } from './ship-pieces.server';

withUnreachableProvider(openTestDatabase);

const DHL = { carrier: 'DHL', number: '0034' };

const emails = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );
const refunds = () =>
  rows<{ id: string; status: string }>('SELECT * FROM shop.refunds ORDER BY created_at');
const settleJobs = async () =>
  (
    await rows<{ key: string }>(
      `SELECT key FROM graphile_worker._private_jobs WHERE key LIKE 'settle-refund:%'`,
    )
  ).map(({ key }) => key);

const shirts = async (orderId: string, quantity: number) => [
  { lineId: (await linesOf(orderId))[0]?.id ?? '', quantity },
];

async function shipped(): Promise<string> {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', DHL);
  return orderId;
}

/** An order cancelled after payment at the provider, whose refund is open. */
async function refundByProvider(): Promise<{ orderId: string; refundId: string }> {
  const placed = await placeOrder(orderRequestOf(await newGuest()));
  if (!placed.ok) throw new Error(placed.code);
  const { orderId } = placed;
  await settleOrder(orderId, {
    id: 'cs_1',
    orderId,
    url: null,
    status: 'complete',
    isPaid: true,
    hasFailed: false,
    intentId: 'pi_1',
    amount: 2495,
    currency: 'eur',
  });
  await cancelPieces(orderId, 'all');
  return { orderId, refundId: (await refunds())[0]?.id ?? '' };
}

describe('returned pieces', () => {
  test('ORD-02: return to stock, exactly as many as were shipped', async () => {
    const orderId = await shipped();
    expect(await returnPieces(orderId, await shirts(orderId, 3))).toEqual({
      ok: false,
      code: 'too_many',
    });
    expect([await stockOf(SHIRT), (await refunds()).length]).toEqual([498, 0]);
    expect((await returnPieces(orderId, await shirts(orderId, 2))).ok).toBe(true);
    expect(await stockOf(SHIRT)).toBe(500);
    expect((await linesOf(orderId))[0]).toMatchObject({ returned: 2, refunded: 2, cancelled: 0 });
    expect(await refunds()).toMatchObject([{ reason: 'returned', total: 4000, shipping: 0 }]);
    expect(await emails()).toEqual(['order-accepted', 'order-shipped', 'order-refunded']);
  });

  test('ORD-02: are refunded but not restocked if damaged', async () => {
    const orderId = await shipped();
    const back = await returnPieces(orderId, await shirts(orderId, 1), { isDamaged: true });
    expect(back.ok).toBe(true);
    expect([await stockOf(SHIRT), (await refunds()).length]).toEqual([498, 1]);
  });

  test('ORD-02: must have been shipped', async () => {
    const { orderId } = await ordered('invoice');
    expect(await returnPieces(orderId, 'all')).toEqual({ ok: false, code: 'nothing_left' });
    const unpaid = await ordered('prepayment');
    expect(await returnPieces(unpaid.orderId, 'all')).toEqual({ ok: false, code: 'not_paid_yet' });
  });
});

describe('an allowance', () => {
  test('ORD-02: can be exactly the cost of the order, and nothing more after that', async () => {
    const { orderId } = await ordered('invoice');
    const more = await grantAllowance(orderId, TOTAL + 1);
    expect(more).toEqual({ ok: false, code: 'too_many' });
    expect(await refunds()).toEqual([]);
    expect((await grantAllowance(orderId, TOTAL)).ok).toBe(true);
    expect(await refunds()).toMatchObject([
      { reason: 'allowance', total: TOTAL, allowance: TOTAL, goods: 0 },
    ]);
    expect(await grantAllowance(orderId, 1)).toEqual({ ok: false, code: 'too_many' });
  });

  test('ORD-02: is limited to what an earlier one has left', async () => {
    const { orderId } = await ordered('invoice');
    await grantAllowance(orderId, 4000);
    expect(await grantAllowance(orderId, 996)).toEqual({ ok: false, code: 'too_many' });
    expect((await grantAllowance(orderId, 995)).ok).toBe(true);
    expect(await amountDue(orderId)).toBe(0);
  });

  test('ORD-02: is rejected for an order that is not paid yet', async () => {
    const { orderId } = await ordered('prepayment');
    expect(await grantAllowance(orderId, 1)).toEqual({ ok: false, code: 'not_paid_yet' });
  });
});

describe('the amount due', () => {
  test('ORD-02: is the order’s total less cancellations since', async () => {
    const invoice = await ordered('invoice');
    expect(await amountDue(invoice.orderId)).toBe(TOTAL);
    await cancelPieces(invoice.orderId, await shirts(invoice.orderId, 1));
    expect(await amountDue(invoice.orderId)).toBe(TOTAL - 2000);
    const prepayment = await ordered('prepayment');
    expect(await amountDue(prepayment.orderId)).toBe(TOTAL);
  });

  test('ORD-02: is null for an order that is paid, cancelled or unknown', async () => {
    const { orderId } = await ordered('prepayment');
    await payTransfer(orderId);
    const cancelled = await ordered('prepayment');
    await expireOrder(cancelled.orderId);
    const due = [orderId, cancelled.orderId, randomUUID()].map((id) => amountDue(id));
    expect(await Promise.all(due)).toEqual([null, null, null]);
  });
});

describe('a bank transfer', () => {
  test('ORD-02: pays a prepayment or an invoice once; only a prepayment is confirmed by email', async () => {
    const prepayment = await ordered('prepayment');
    const invoice = await ordered('invoice');
    for (const { orderId } of [prepayment, invoice]) {
      expect([await payTransfer(orderId), await payTransfer(orderId)]).toEqual([true, false]);
      expect((await orderRow(orderId))?.status).toBe('paid');
    }
    expect(await rows('SELECT DISTINCT status FROM shop.payments')).toEqual([{ status: 'paid' }]);
    expect(await emails()).toEqual(['prepayment-request', 'order-accepted', 'order-paid']);
  });

  test('ORD-02: does not apply to an order paid by card', async () => {
    const placed = await placeOrder(orderRequestOf(await newGuest()));
    const orderId = placed.ok ? placed.orderId : '';
    expect([await takeTransfer(orderId), await awaitsTransfer(orderId)]).toEqual([
      'not_payable',
      false,
    ]);
    expect((await orderRow(orderId))?.status).toBe('pending');
  });

  test('ORD-02: is awaited by a prepayment but not by an invoice', async () => {
    const { orderId } = await ordered('prepayment');
    const invoice = await ordered('invoice');
    expect([await awaitsTransfer(orderId), await awaitsTransfer(invoice.orderId)]).toEqual([
      true,
      false,
    ]);
    await payTransfer(orderId);
    expect(await awaitsTransfer(orderId)).toBe(false);
  });

  test('ORD-02: is owed if it comes too late, less what had been cancelled before', async () => {
    const { orderId } = await ordered('prepayment');
    await cancelPieces(orderId, await shirts(orderId, 1));
    await expireOrder(orderId);
    expect(await takeTransfer(orderId)).toBe('owed');
    expect((await refunds()).at(-1)).toMatchObject({
      reason: 'late',
      total: TOTAL - 2000,
      money: TOTAL - 2000,
      status: 'open',
      goods: TOTAL - 2000,
      vat: 0,
      credited: 0,
      gift_cards: 0,
    });
    expect(await rows('SELECT status FROM shop.payments')).toEqual([{ status: 'refunded' }]);
    expect((await emails()).at(-1)).toBe('transfer-late');
    expect(await takeTransfer(orderId)).toBe('not_payable');
    expect(await takeTransfer(randomUUID())).toBe('not_payable');
  });
});

describe('a refund', () => {
  test('ORD-02: stays open, with its job, while the provider is unavailable', async () => {
    const { refundId } = await refundByProvider();
    expect(await settleJobs()).toEqual([`settle-refund:${refundId}`]);
    await expect(settleRefund(refundId)).rejects.toThrow('payment provider');
    expect(await refunds()).toMatchObject([{ status: 'open', provider_id: null }]);
  });

  test('ORD-02: is not requested again once done', async () => {
    const { refundId } = await refundByProvider();
    await rows(`UPDATE shop.refunds SET status = 'done'`);
    await expect(settleRefund(refundId)).resolves.toBeUndefined();
    await expect(settleRefund(randomUUID())).resolves.toBeUndefined();
  });

  test('ORD-02: of an order by bank transfer is not requested, and recorded once by staff', async () => {
    const { orderId } = await ordered('prepayment');
    await payTransfer(orderId);
    await cancelPieces(orderId, await shirts(orderId, 1));
    const [refund] = await refunds();
    await expect(settleRefund(refund?.id ?? '')).resolves.toBeUndefined();
    expect((await refunds())[0]?.status).toBe('open');
    expect([await noteTransferred(orderId), await noteTransferred(orderId)]).toEqual([1, 0]);
    expect((await refunds())[0]).toMatchObject({ status: 'done', done_at: expect.any(Date) });
  });

  test('ORD-02: at the provider cannot be recorded as transferred', async () => {
    const { orderId } = await refundByProvider();
    expect(await noteTransferred(orderId)).toBe(0);
    expect((await refunds())[0]?.status).toBe('open');
  });

  test('ORD-02: refers to its payment', async () => {
    const { refundId } = await refundByProvider();
    await rows('UPDATE shop.payments SET intent_id = NULL');
    await expect(settleRefund(refundId)).rejects.toThrow('names no payment');
  });

  test('ORD-02: gets another job after half a minute if its job was lost', async () => {
    const { refundId } = await refundByProvider();
    await rows('DELETE FROM graphile_worker._private_jobs');
    await resumeRefunds();
    expect(await settleJobs()).toEqual([]);
    await rows(`UPDATE shop.refunds SET created_at = now() - interval '31 seconds'`);
    await resumeRefunds();
    await resumeRefunds();
    expect(await settleJobs()).toEqual([`settle-refund:${refundId}`]);
  });

  test('ORD-02: gets no job if it is done or not at the provider', async () => {
    await refundByProvider();
    await rows(`UPDATE shop.refunds SET status = 'done', created_at = now() - interval '1 minute'`);
    const { orderId } = await ordered('prepayment');
    await payTransfer(orderId);
    await cancelPieces(orderId, 'all');
    await rows(`UPDATE shop.refunds SET created_at = now() - interval '1 minute'`);
    await rows('DELETE FROM graphile_worker._private_jobs');
    await resumeRefunds();
    expect(await settleJobs()).toEqual([]);
  });
});
