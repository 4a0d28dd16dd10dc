import { and, eq, sql } from 'drizzle-orm';
import { isTransferMethod } from '@/lib/checkout/methods';
import { database } from '@/lib/db/database.server';
import { orderLines, orders, payments } from '@/lib/db/schema-orders';
import { addEmail } from '@/lib/jobs/add-email.server';
import { returnVouchers } from './redeem-vouchers.server';
import { returnStock } from './stock.server';

/**
 * Pending → cancelled, with its stock and codes given back in the same transaction. Only for orders that can
 * no longer be paid, as the provider has confirmed.
 */
export async function cancelOrder(orderId: string): Promise<void> {
  await database().transaction(async (transaction) => {
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
    const lines = await transaction
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId));
    await returnStock(transaction, lines);
    await returnVouchers(transaction, orderId);
    // Whoever has paid by debit believes that the order is on its way.
    if (payment?.delayedAt) await addEmail(transaction, 'payment-failed', orderId, { orderId });
    // Whoever left the payment page knows; whoever was asked to transfer money has to be told.
    if (isTransferMethod(cancelled.paymentMethod))
      await addEmail(transaction, 'order-cancelled', orderId, { orderId });
  });
}
