import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { orderNotes, parcels, refunds } from '@/lib/platform/db/schema-order-life';
import { orderLines, orders, outbox, payments } from '@/lib/platform/db/schema-orders';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { isSettledRequest } from './amount-due.server';
import { isOrderId } from './order-id';
import { readOrderNumber } from '@/lib/commerce/order-view/order-number';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { shippingStatusOf } from '@/lib/commerce/order-view/order-view';

/**
 * @param wanted its id, or its number as copied
 * @returns its id; `null` for no such order, and for a number without prefix that several shops
 *   have
 */
export async function findOrderId(wanted: string): Promise<string | null> {
  const isWanted = isOrderId(wanted)
    ? eq(orders.id, wanted)
    : inArray(orders.number, readOrderNumber(wanted, PROJECT_IDS));
  const found = await database().select({ id: orders.id }).from(orders).where(isWanted);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** Orders, newest first. */
export async function listOrders(limit: number) {
  const db = database();
  const newest = await db.select().from(orders).orderBy(desc(orders.placedAt)).limit(limit);
  const listed = [];
  for (const order of newest) {
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    const notes = (await loadNotes(order.id)).length;
    listed.push({ ...order, notes, shippingStatus: shippingStatusOf(order.status, lines) });
  }
  return listed;
}

/** Refunds by bank transfer that are still open, oldest first; amounts in minor units. */
export const listOwed = () =>
  database()
    .select({
      number: orders.number,
      currency: orders.currency,
      reason: refunds.reason,
      money: refunds.money,
      createdAt: refunds.createdAt,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .where(and(eqLiteral(refunds.status, 'open'), ne(payments.provider, 'stripe')))
    .orderBy(asc(refunds.createdAt));

/** Notes of staff, oldest first. */
export const loadNotes = (orderId: string) =>
  database()
    .select()
    .from(orderNotes)
    .where(eq(orderNotes.orderId, orderId))
    .orderBy(asc(orderNotes.writtenAt));

/** Kinds of email that confirm an order. */
const CONFIRMATIONS = ['order-paid', 'order-accepted', 'order-received', 'prepayment-request'];

/**
 * Sends the emails of an order again: its confirmation, and one per parcel. They keep their
 * Message-IDs, so a mail server may drop those it has delivered. A confirmation that requests a payment is
 * left out once nothing is to be paid.
 * @returns the number of emails
 */
export async function resendEmails(orderId: string): Promise<number> {
  const db = database();
  const sent = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(eq(parcels.orderId, orderId));
  const confirmations = [];
  for (const kind of CONFIRMATIONS)
    if (!(await isSettledRequest(kind, orderId))) confirmations.push(kind);
  const keys = [
    ...confirmations.map((kind) => `${kind}:${orderId}`),
    ...sent.map(({ id }) => `order-shipped:${id}`),
  ];
  let count = 0;
  for (const key of keys) {
    const { rowCount } = await db
      .update(outbox)
      .set({ sentAt: null })
      .where(and(eq(outbox.key, key)));
    if (!rowCount) continue;
    count += 1;
    await addJob(db, 'send-email', { key }, { key });
  }
  return count;
}
