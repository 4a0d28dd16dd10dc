import { eq } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { paymentEvents } from '@/lib/platform/db/schema-order-life';
import type { PaymentEvent } from '@/lib/commerce/payment/payment-event.server';
import { settleOrder } from './finish-order.server';
import { isOrderId } from './order-id';

/**
 * Handles an event of the provider and then records it: one that fails halfway is sent again, and
 * repeats have no effect.
 */
export async function takePaymentEvent({ id, session }: PaymentEvent): Promise<void> {
  const db = database();
  const heard = await db.select().from(paymentEvents).where(eq(paymentEvents.id, id));
  if (heard.length > 0) return;
  const orderId = session?.orderId;
  if (session && orderId && isOrderId(orderId)) await settleOrder(orderId, session);
  await db.insert(paymentEvents).values({ id }).onConflictDoNothing();
}
