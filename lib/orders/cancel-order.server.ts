import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { orderLines, orders, payments } from '@/lib/db/schema-orders';
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
      .returning({ id: orders.id });
    if (!cancelled) return;
    await transaction
      .update(payments)
      .set({ status: 'expired', changedAt: sql`now()` })
      .where(eq(payments.orderId, orderId));
    const lines = await transaction
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId));
    await returnStock(transaction, lines);
    await returnVouchers(transaction, orderId);
  });
}
