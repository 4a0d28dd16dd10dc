import { and, eq, inArray, sql } from 'drizzle-orm';
import { TRANSFER_METHODS } from '@/lib/commerce/delivery/methods';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { orders, payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { creditedOf } from './amount-due.server';
import { clearBasket } from './empty-basket.server';
import { issueGiftCards } from './gift-cards.server';

const byTransfer = inArray(orders.paymentMethod, [...TRANSFER_METHODS]);

/**
 * What follows at once from an order by bank transfer, in the transaction that places it: by invoice it
 * is accepted, by prepayment it waits for its money. Either leaves the basket: no payment page can be
 * given up any more.
 */
export async function acceptTransfer(transaction: Transaction, orderId: string): Promise<void> {
  const [order] = await transaction
    .update(orders)
    .set({
      status: sql`CASE ${orders.paymentMethod} WHEN 'invoice' THEN 'accepted' ELSE 'pending' END`,
    })
    .where(eq(orders.id, orderId))
    .returning();
  if (!order) return;
  await clearBasket(transaction, orderId, order.basketId);
  const kind = order.status === 'accepted' ? 'order-accepted' : 'prepayment-request';
  await addEmail(transaction, kind, orderId, { orderId });
}

/** Whether an order is pending because its bank transfer is. */
export async function awaitsTransfer(orderId: string): Promise<boolean> {
  const [order] = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), byTransfer));
  return order !== undefined;
}

export type TransferOutcome = 'paid' | 'owed' | 'not_payable';

/**
 * Notes money that arrived for an order after its end: the email about its end said that such money
 * is returned. The refund is due until staff have transferred it.
 * @returns whether this call noted it; a second transfer is for staff to look at
 */
async function oweTransfer(transaction: Transaction, orderId: string): Promise<boolean> {
  const ended = and(eq(orders.id, orderId), eq(orders.status, 'cancelled'), byTransfer);
  const [order] = await transaction.select().from(orders).where(ended).for('update');
  if (!order) return false;
  const [payment] = await transaction
    .update(payments)
    .set({ status: 'refunded', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'expired')))
    .returning();
  if (!payment) return false;
  const due = payment.amount - (await creditedOf(transaction, orderId));
  const [owed] = await transaction
    .insert(refunds)
    .values({
      orderId,
      reason: 'late' as const,
      discount: 0,
      shipping: 0,
      vat: 0,
      goods: due,
      total: due,
      money: due,
      giftCards: 0,
      credited: 0,
      status: 'open' as const,
    })
    .returning({ id: refunds.id });
  if (!owed) throw new Error('the database kept no refund');
  await addEmail(transaction, 'transfer-late', orderId, { orderId, refundId: owed.id });
  return true;
}

/**
 * Staff have seen the money of a bank transfer on the shop's account: the order is paid, or money
 * that came too late is owed to the customer.
 */
export async function takeTransfer(orderId: string): Promise<TransferOutcome> {
  if (await payTransfer(orderId)) return 'paid';
  const isOwed = await inTransaction((transaction) => oweTransfer(transaction, orderId));
  return isOwed ? 'owed' : 'not_payable';
}

/**
 * Pending or accepted → paid: staff have seen the money on the shop's account. Of all who try, one
 * succeeds, and an order that has been cancelled meanwhile stays cancelled.
 * @returns whether it was this call
 */
export const payTransfer = (orderId: string): Promise<boolean> =>
  inTransaction((transaction) => completeTransfer(transaction, orderId));

/**
 * {@link payTransfer} within a transaction; also for a prepayment of which nothing is left to transfer.
 * @returns whether it was this call
 */
export async function completeTransfer(
  transaction: Transaction,
  orderId: string,
): Promise<boolean> {
  const [paid] = await transaction
    .update(orders)
    .set({ status: 'paid', paidAt: sql`now()` })
    .where(and(eq(orders.id, orderId), inArray(orders.status, ['pending', 'accepted']), byTransfer))
    .returning();
  if (!paid) return false;
  await transaction
    .update(payments)
    .set({ status: 'paid', changedAt: sql`now()` })
    .where(eq(payments.orderId, orderId));
  await issueGiftCards(transaction, orderId);
  // A customer who pays by invoice has had the confirmation before.
  if (paid.paymentMethod === 'prepayment')
    await addEmail(transaction, 'order-paid', orderId, { orderId });
  return true;
}
