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
 * Handles the payment of an order by bank transfer in the transaction that places it: an invoice is
 * accepted, a prepayment waits for its money. Both empty the basket, since the visitor cannot come
 * back from a payment page.
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

/** Whether an order is pending because its bank transfer has not arrived. */
export async function awaitsTransfer(orderId: string): Promise<boolean> {
  const [order] = await database()
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending'), byTransfer));
  return order !== undefined;
}

export type TransferOutcome = 'paid' | 'owed' | 'not_payable';

/**
 * Records money that arrived after its order had ended. The email about the end said that such
 * money is returned, so the refund is due until staff have transferred it.
 * @param amount that was transferred, in minor units; `null` if it is the amount that had been due
 * @returns whether this call recorded it; a second transfer has to be checked by staff
 */
export async function oweTransfer(
  transaction: Transaction,
  orderId: string,
  amount: number | null,
): Promise<boolean> {
  const ended = and(eq(orders.id, orderId), eq(orders.status, 'cancelled'), byTransfer);
  // outside: pg-locked-row-again
  const [order] = await transaction.select().from(orders).where(ended).for('update');
  if (!order) return false;
  const [payment] = await transaction
    .update(payments)
    .set({ status: 'refunded', changedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), eq(payments.status, 'expired')))
    .returning();
  if (!payment) return false;
  const due = amount ?? payment.amount - (await creditedOf(transaction, orderId));
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
 * Records a bank transfer that staff have seen on the shop's account: the order is paid, or money
 * that came too late is owed to the customer.
 */
export async function takeTransfer(orderId: string): Promise<TransferOutcome> {
  if (await payTransfer(orderId)) return 'paid';
  const isOwed = await inTransaction((transaction) => oweTransfer(transaction, orderId, null));
  return isOwed ? 'owed' : 'not_payable';
}

/**
 * Pending or accepted → paid, after staff have seen the money on the shop's account. Of concurrent
 * calls one succeeds; an order that was cancelled stays cancelled.
 * @returns whether this call did it
 */
export const payTransfer = (orderId: string): Promise<boolean> =>
  inTransaction((transaction) => completeTransfer(transaction, orderId));

/**
 * {@link payTransfer} within a transaction; also for a prepayment of which nothing is left to pay.
 * @returns whether this call did it
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
  // An order by invoice was confirmed when it was placed.
  if (paid.paymentMethod === 'prepayment')
    await addEmail(transaction, 'order-paid', orderId, { orderId });
  return true;
}
