import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orders } from '@/lib/platform/db/schema-orders';
import { expireSession, type PaymentSession } from '@/lib/commerce/payment/payment-session.server';
import { isRejected } from '@/lib/commerce/payment/stripe.server';
import { cancelOrder } from './cancel-order.server';
import { settleOrder, type OrderStatus } from './finish-order.server';
import { openSession } from './pay-order.server';

/**
 * The order's session, even if its id was lost in a crash: the provider finds it by the idempotency
 * key of the attempt.
 * @returns `null` if there is none and there will be none
 */
async function findSession(orderId: string): Promise<PaymentSession | null> {
  try {
    return await openSession(orderId);
  } catch (error) {
    // The provider opens none, and nobody has seen the page of one that it may have opened before.
    if (isRejected(error)) return null;
    throw error;
  }
}

/**
 * Ends an unpaid order. The payment provider comes first: stock is returned only once it has
 * confirmed that the order cannot be paid any more; an order paid in the meantime is completed
 * instead.
 * @returns the resulting status of the order; `null` if there is no such order
 * @throws PaymentUnavailable when the provider does not respond: the order stays pending
 */
export async function expireOrder(orderId: string): Promise<OrderStatus | null> {
  const [order] = await database()
    .select({ status: orders.status })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (order?.status !== 'pending') return order?.status ?? null;
  const session = await findSession(orderId);
  if (!session) {
    await cancelOrder(orderId);
    return 'cancelled';
  }
  const ended = session.status === 'open' ? await expireSession(session.id) : session;
  return settleOrder(orderId, ended);
}
