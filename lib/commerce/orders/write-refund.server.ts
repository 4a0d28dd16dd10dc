import { and, asc, eq, sql } from 'drizzle-orm';
import { refunds, type LinePieces } from '@/lib/platform/db/schema-order-life';
import { voucherRedemptions, vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { ChangeRejected, type Line, type LockedOrder } from './order-change.server';
import { remainderOf } from './order-remainder';

interface Refunding {
  reason: (typeof refunds.$inferSelect)['reason'];
  /** The lines as they are from now on. */
  lines: readonly Line[];
  /** Granted now, in minor units. */
  allowance?: number;
}

/** Pieces whose price is given back now. */
const refundedPieces = (before: readonly Line[], after: readonly Line[]): LinePieces[] =>
  after.flatMap(({ id, refunded }) => {
    const quantity = refunded - (before.find((line) => line.id === id)?.refunded ?? 0);
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });

/** What was given back of an order before. */
async function refundedBefore(transaction: Transaction, orderId: string) {
  const [sums] = await transaction
    .select({
      allowance: sql<number>`coalesce(sum(${refunds.allowance}), 0)::int`,
      money: sql<number>`coalesce(sum(${refunds.money}), 0)::int`,
      credited: sql<number>`coalesce(sum(${refunds.credited}), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return sums ?? { allowance: 0, money: 0, credited: 0 };
}

/** Puts a sum back on the gift cards that have paid an order, one after the other by code. */
async function returnToGiftCards(transaction: Transaction, orderId: string, sum: number) {
  let left = sum;
  const used = await transaction
    .select({ redemption: voucherRedemptions })
    .from(voucherRedemptions)
    .innerJoin(
      vouchers,
      and(
        eq(vouchers.project, voucherRedemptions.project),
        eq(vouchers.code, voucherRedemptions.code),
        eq(vouchers.kind, 'giftCard'),
      ),
    )
    .where(eq(voucherRedemptions.orderId, orderId))
    .orderBy(asc(voucherRedemptions.code));
  for (const { redemption } of used) {
    const { project, code, amount, returned } = redemption;
    const back = Math.min(left, amount - returned);
    if (back === 0) continue;
    left -= back;
    await transaction
      .update(voucherRedemptions)
      .set({ returned: returned + back })
      .where(and(eq(voucherRedemptions.orderId, orderId), eq(voucherRedemptions.code, code)));
    await transaction
      .update(vouchers)
      .set({ balance: sql`${vouchers.balance} + ${back}::int` })
      .where(and(eq(vouchers.project, project), eq(vouchers.code, code)));
  }
  if (left > 0) throw new Error('the gift cards of an order have not paid that much');
}

/**
 * Writes what an order costs less now. Money is given back first and gift cards last; what was never
 * paid lowers what is due. Money moves after the commit, by a job.
 * @returns id of the refund
 */
export async function writeRefund(
  transaction: Transaction,
  { order, lines: before, payment }: LockedOrder,
  { reason, lines: after, allowance = 0 }: Refunding,
): Promise<string> {
  const given = await refundedBefore(transaction, order.id);
  const was = remainderOf(order, before, given.allowance);
  const is = remainderOf(order, after, given.allowance + allowance);
  const total = was.total - is.total;
  if (total < allowance) throw new ChangeRejected('too_many');
  const unpaidOrPaid = Math.min(total, payment.amount - given.money - given.credited);
  const isPaid = order.status === 'paid';
  const [money, credited] = isPaid ? [unpaidOrPaid, 0] : [0, unpaidOrPaid];
  const [written] = await transaction
    .insert(refunds)
    .values({
      orderId: order.id,
      reason,
      lines: refundedPieces(before, after),
      total,
      money,
      credited,
      goods: was.goods - is.goods,
      discount: was.discount - is.discount,
      shipping: was.shipping - is.shipping,
      allowance: is.allowance - was.allowance,
      soldGiftCards: was.soldGiftCards - is.soldGiftCards,
      vat: was.vat - is.vat,
      giftCards: total - unpaidOrPaid,
      status: money > 0 ? 'open' : 'done',
      ...(money === 0 && { doneAt: sql`now()` }),
    })
    .returning({ id: refunds.id });
  if (!written) throw new Error('the database kept no refund');
  await returnToGiftCards(transaction, order.id, total - unpaidOrPaid);
  const { id: refundId } = written;
  if (money > 0 && payment.provider === 'stripe')
    await addJob(transaction, 'settle-refund', { refundId }, { key: `settle-refund:${refundId}` });
  const kind = reason === 'cancelled' ? 'order-cancelled' : 'order-refunded';
  await addEmail(transaction, kind, refundId, { orderId: order.id, refundId });
  return refundId;
}
