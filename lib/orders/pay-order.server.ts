import { asc, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { orderLines, orders, payments } from '@/lib/db/schema-orders';
import { createPaymentPage } from '@/lib/payment/create-payment-page.server';
import { retrieveSession, type PaymentSession } from '@/lib/payment/payment-session.server';

/**
 * The session an order is paid in: the one it has, else a new one. A second request after a crash
 * gets the same, for its idempotency key is the order's.
 * @returns `null` when there is no such order, or nothing to pay there
 * @throws PaymentUnavailable
 */
export async function openSession(orderId: string): Promise<PaymentSession | null> {
  const db = database();
  const [found] = await db
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!found || found.payment.amount === 0 || found.payment.provider !== 'stripe') return null;
  const { order, payment } = found;
  if (payment.sessionId) return retrieveSession(payment.sessionId);
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const { amount: due, methods } = payment;
  const session = await createPaymentPage({ ...order, due, methods, lines });
  await db
    .update(payments)
    .set({ sessionId: session.id, changedAt: sql`now()` })
    .where(eq(payments.id, payment.id));
  return session;
}
