import { and, asc, eq } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { addresses, orderLines, orders, payments } from '@/lib/db/schema-orders';

/** An order with its lines and where it goes. */
export interface Order {
  order: typeof orders.$inferSelect;
  lines: readonly (typeof orderLines.$inferSelect)[];
  address: typeof addresses.$inferSelect;
  /** Everything is done but the money's arrival. */
  isDelayed: boolean;
}

/**
 * @param orderId a UUID
 * @returns `null` when there is no such order
 */
export async function loadOrder(orderId: string): Promise<Order | null> {
  const db = database();
  const [found] = await db
    .select()
    .from(orders)
    .innerJoin(addresses, and(eq(addresses.orderId, orders.id), eq(addresses.kind, 'delivery')))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  if (!found) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.position));
  const isDelayed = found.orders.status === 'pending' && found.payments.delayedAt !== null;
  return { order: found.orders, address: found.addresses, lines, isDelayed };
}
