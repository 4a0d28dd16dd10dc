import { and, eq, sql } from 'drizzle-orm';
import { isTransferMethod } from '@/lib/commerce/delivery/methods';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import type { Transaction } from '@/lib/platform/db/transaction';
import { returnVouchers } from './redeem-vouchers.server';
import { returnStock } from './stock.server';

/**
 * Pending → cancelled, returning stock and codes in the same transaction. Only for orders that can
 * no longer be paid, as confirmed by the provider.
 */
export async function cancelPending(transaction: Transaction, orderId: string): Promise<void> {
  const [cancelled] = await transaction
    .update(orders)
    .set({ status: 'cancelled', cancelledAt: sql`now()` })
    .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
    .returning({ paymentMethod: orders.paymentMethod });
  if (!cancelled) return;
  const [payment] = await transaction
    .update(payments)
    .set({ status: 'expired', changedAt: sql`now()` })
    .where(eq(payments.orderId, orderId))
    .returning({ delayedAt: payments.delayedAt });
  const lines = await transaction.select().from(orderLines).where(eq(orderLines.orderId, orderId));
  // Pieces that were cancelled individually are already back in stock.
  const held = lines.map((line) => ({ ...line, quantity: line.quantity - line.cancelled }));
  await returnStock(transaction, held);
  await returnVouchers(transaction, orderId);
  // A customer who paid by debit believes that the order is on its way.
  if (payment?.delayedAt) await addEmail(transaction, 'payment-failed', orderId, { orderId });
  // A customer who left the payment page knows; one who was going to transfer money has to be
  // notified.
  if (isTransferMethod(cancelled.paymentMethod))
    await addEmail(transaction, 'order-cancelled', orderId, { orderId });
}

/** {@link cancelPending} in a transaction of its own. */
export const cancelOrder = (orderId: string): Promise<void> =>
  inTransaction((transaction) => cancelPending(transaction, orderId));
