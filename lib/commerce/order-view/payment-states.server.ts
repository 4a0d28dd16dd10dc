import { eq, inArray } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { orders, payments } from '@/lib/platform/db/schema-orders';
import { paymentStateOf, type PaymentState } from './payment-state';

/** Payment states of orders by their ids. */
export async function paymentStates(
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, PaymentState>> {
  const db = database();
  const [paid, given] = await Promise.all([
    db
      .select({ order: orders, payment: payments })
      .from(orders)
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(inArray(orders.id, [...orderIds])),
    db
      .select()
      .from(refunds)
      .where(inArray(refunds.orderId, [...orderIds])),
  ]);
  return new Map(
    paid.map(({ order: { id, status, total }, payment }) => {
      const reductions = given
        .filter(({ orderId }) => orderId === id)
        .map((each) => ({ ...each, isDone: each.status === 'done' }));
      const credited = reductions.reduce((sum, each) => sum + each.credited, 0);
      const state = paymentStateOf(
        {
          status,
          total,
          isDelayed: payment.delayedAt !== null,
          isReturned: payment.status === 'refunded',
          due: payment.amount - credited,
        },
        reductions,
      );
      return [id, state];
    }),
  );
}
