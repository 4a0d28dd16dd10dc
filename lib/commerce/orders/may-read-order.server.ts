import { and, eq, exists, gt, inArray, or, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orderReaders } from '@/lib/platform/db/schema-order-life';
import { orders } from '@/lib/platform/db/schema-orders';
import type { Session } from '@/lib/shop/page-context/session';
import { normalizeEmail } from '@/lib/commerce/vouchers/voucher';
import { isOrderId } from './order-id';
import { readOrderNumber } from '@/lib/commerce/order-view/order-number';
import { ownedBy } from '@/lib/commerce/order-view/own-orders.server';

/** How long a guest can read an order after entering number and email. */
const READABLE_FOR = sql`now() + interval '1 hour'`;

/**
 * The order that a visitor may read: that of the session or customer who placed it, or of a guest
 * who has entered its number and email. Nothing else decides this.
 * @param wanted its id, or its number as copied
 * @returns its id; `null` both for no such order and for another visitor's
 */
export async function mayReadOrder(
  session: Session | null,
  wanted: string,
): Promise<string | null> {
  if (!session) return null;
  const db = database();
  const reads = db
    .select()
    .from(orderReaders)
    .where(
      and(
        eq(orderReaders.orderId, orders.id),
        eq(orderReaders.sessionId, session.id),
        gt(orderReaders.until, sql`now()`),
      ),
    );
  const isWanted = isOrderId(wanted)
    ? eq(orders.id, wanted)
    : inArray(orders.number, readOrderNumber(wanted, [session.project]));
  const [found] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        isWanted,
        eq(orders.project, session.project),
        or(
          eq(orders.sessionId, session.id),
          exists(reads),
          ...(session.customerId ? [ownedBy(session.customerId)] : []),
        ),
      ),
    );
  return found?.id ?? null;
}

interface NamedOrder {
  project: string;
  number: string;
  email: string;
}

/** @returns the order's id; `null` both for no such order and for another visitor's */
export async function findOrder({ project, number, email }: NamedOrder): Promise<string | null> {
  const [order] = await database()
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .where(
      and(inArray(orders.number, readOrderNumber(number, [project])), eq(orders.project, project)),
    );
  return order && normalizeEmail(order.email) === normalizeEmail(email) ? order.id : null;
}

/**
 * Lets a guest's session read the order with a number and email for an hour. Does not reveal which
 * of them was wrong.
 * @param ensure the guest's session, created only if both are right
 * @returns the order's id, or `null`
 */
export async function openOrder(
  named: NamedOrder,
  ensure: () => Promise<Session>,
): Promise<string | null> {
  const orderId = await findOrder(named);
  if (orderId === null) return null;
  const session = await ensure();
  await database()
    .insert(orderReaders)
    .values({ orderId, sessionId: session.id, until: READABLE_FOR })
    .onConflictDoUpdate({
      target: [orderReaders.orderId, orderReaders.sessionId],
      set: { until: READABLE_FOR },
    });
  return orderId;
}
