import { and, asc, eq, sql } from 'drizzle-orm';
import { refunds, type LinePieces } from '@/lib/platform/db/schema-order-life';
import { voucherRedemptions, vouchers } from '@/lib/platform/db/schema-vouchers';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { partsWithout } from '@/lib/commerce/basket/vat-parts';
import { ChangeRejected, type Line, type LockedOrder } from './order-change.server';
import { remainderOf } from './order-remainder';

interface Refunding {
  reason: (typeof refunds.$inferSelect)['reason'];
  /** The lines after the change. */
  lines: readonly Line[];
  /** Allowance granted now, in minor units. */
  allowance?: number;
}

/** Pieces whose price is refunded now. */
const refundedPieces = (before: readonly Line[], after: readonly Line[]): LinePieces[] =>
  after.flatMap(({ id, refunded }) => {
    const quantity = refunded - (before.find((line) => line.id === id)?.refunded ?? 0);
    return quantity > 0 ? [{ lineId: id, quantity }] : [];
  });

/** Amounts of earlier refunds of an order. */
async function refundedBefore(transaction: Transaction, orderId: string) {
  const [sums] = await transaction
    .select({
      allowance: sql<number>`coalesce(sum(${refunds.allowance}), 0)::int`,
      money: sql<number>`coalesce(sum(${refunds.money}), 0)::int`,
      credited: sql<number>`coalesce(sum(${refunds.credited}), 0)::int`,
      taxedGiftCards: sql<number>`coalesce(sum(${refunds.taxedGiftCards}), 0)::int`,
    })
    .from(refunds)
    .where(eq(refunds.orderId, orderId));
  return sums ?? { allowance: 0, money: 0, credited: 0, taxedGiftCards: 0 };
}

/**
 * Returns an amount to the gift cards that paid an order, one after the other, ordered by code.
 * @returns the part that is back on cards which were taxed when they were sold
 */
async function returnToGiftCards(
  transaction: Transaction,
  orderId: string,
  sum: number,
): Promise<number> {
  let left = sum;
  let taxed = 0;
  const used = await transaction
    .select({ redemption: voucherRedemptions, isSinglePurpose: vouchers.isSinglePurpose })
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
  for (const { redemption, isSinglePurpose } of used) {
    const { project, code, amount, returned } = redemption;
    const back = Math.min(left, amount - returned);
    if (back === 0) continue;
    left -= back;
    if (isSinglePurpose) taxed += back;
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
  return taxed;
}

/**
 * Writes the reduction of an order. Money is refunded first and gift cards last; unpaid amounts
 * reduce what is due. A job moves the money after the commit.
 * @returns id of the refund
 */
export async function writeRefund(
  transaction: Transaction,
  { order, lines: before, payment }: LockedOrder,
  { reason, lines: after, allowance = 0 }: Refunding,
): Promise<string> {
  const given = await refundedBefore(transaction, order.id);
  const allowances = given.allowance + allowance;
  const paidWith = order.taxedGiftCards - given.taxedGiftCards;
  const was = remainderOf({ ...order, taxedGiftCards: paidWith }, before, given.allowance);
  const total = was.total - remainderOf(order, after, allowances).total;
  if (total < allowance) throw new ChangeRejected('too_many');
  const unpaidOrPaid = Math.min(total, payment.amount - given.money - given.credited);
  const giftCards = total - unpaidOrPaid;
  const taxedGiftCards = await returnToGiftCards(transaction, order.id, giftCards);
  const is = remainderOf(
    { ...order, taxedGiftCards: paidWith - taxedGiftCards },
    after,
    allowances,
  );
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
      vatParts: was.vatParts ? partsWithout(was.vatParts, is.vatParts ?? []) : null,
      giftCards,
      taxedGiftCards,
      status: money > 0 ? 'open' : 'done',
      // Under the order's lock, which the transaction may have waited for: an invoice issued
      // meanwhile is older.
      createdAt: sql`clock_timestamp()`,
      ...(money === 0 && { doneAt: sql`now()` }),
    })
    .returning({ id: refunds.id });
  if (!written) throw new Error('the database kept no refund');
  const { id: refundId } = written;
  if (money > 0 && payment.provider === 'stripe')
    await addJob(transaction, 'settle-refund', { refundId }, { key: `settle-refund:${refundId}` });
  const kind = reason === 'cancelled' ? 'order-cancelled' : 'order-refunded';
  await addEmail(transaction, kind, refundId, { orderId: order.id, refundId });
  return refundId;
}
