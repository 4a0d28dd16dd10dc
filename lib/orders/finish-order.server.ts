import { and, eq, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { orderLines, orders, outbox, payments } from '@/lib/db/schema-orders';
import { basketLines, checkouts } from '@/lib/db/schema-visits';
import type { Transaction } from '@/lib/db/transaction';
import { addJob } from '@/lib/jobs/add-job.server';
import { report } from '@/lib/log/log.server';
import { refund, retrieveSession, type PaymentSession } from '@/lib/payment/payment-session.server';
import { cancelOrder } from './cancel-order.server';
import { takeStock } from './stock.server';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/** What was bought leaves the basket; what was put in since then stays. */
async function emptyBasket(transaction: Transaction, orderId: string, basketId: string) {
  const ordered = sql`
    FROM ${orderLines} AS ordered
    WHERE ordered.order_id = ${orderId} AND line.basket_id = ${basketId} AND line.sku = ordered.sku`;
  await transaction.execute(sql`
    DELETE FROM ${basketLines} AS line USING ${orderLines} AS ordered
    WHERE ordered.order_id = ${orderId} AND line.basket_id = ${basketId}
      AND line.sku = ordered.sku AND line.quantity <= ordered.quantity`);
  await transaction.execute(sql`
    UPDATE ${basketLines} AS line SET quantity = line.quantity - ordered.quantity ${ordered}`);
  await transaction.delete(checkouts).where(eq(checkouts.basketId, basketId));
}

/** All that follows from a payment, in the transaction that makes the order a paid one. */
async function completePaid(
  transaction: Transaction,
  { id: orderId, basketId }: { id: string; basketId: string },
  session: PaymentSession,
): Promise<void> {
  await transaction
    .update(payments)
    .set({
      status: 'paid',
      sessionId: session.id,
      intentId: session.intentId,
      changedAt: sql`now()`,
    })
    .where(eq(payments.orderId, orderId));
  await emptyBasket(transaction, orderId, basketId);
  const key = `order-paid:${orderId}`;
  await transaction.insert(outbox).values({ key, kind: 'order-paid', payload: { orderId } });
  await addJob(transaction, 'send-email', { key }, { key });
}

/** Pending → paid. Of all who try, one succeeds. */
async function markPaid(orderId: string, session: PaymentSession): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const [paid] = await transaction
      .update(orders)
      .set({ status: 'paid', paidAt: sql`now()` })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .returning();
    if (paid) await completePaid(transaction, paid, session);
    return paid !== undefined;
  });
}

class NoStockLeft extends Error {}

/** Cancelled → paid, if everything of the order is still there. */
async function revive(orderId: string, session: PaymentSession): Promise<boolean> {
  try {
    return await database().transaction(async (transaction) => {
      const [revived] = await transaction
        .update(orders)
        .set({ status: 'paid', paidAt: sql`now()`, cancelledAt: null })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'cancelled')))
        .returning();
      if (!revived) return false;
      const lines = await transaction
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId));
      if (!(await takeStock(transaction, lines))) throw new NoStockLeft();
      await completePaid(transaction, revived, session);
      return true;
    });
  } catch (error) {
    if (error instanceof NoStockLeft) return false;
    throw error;
  }
}

/** Refunds a payment for which no order is delivered. */
async function giveBack(orderId: string, { intentId, id }: PaymentSession): Promise<void> {
  if (!intentId) throw new Error('a paid session names no payment');
  await refund(intentId);
  await database()
    .update(payments)
    .set({ status: 'refunded', sessionId: id, intentId, changedAt: sql`now()` })
    .where(and(eq(payments.orderId, orderId), sql`${payments.status} <> 'paid'`));
  report('a late payment was refunded', { orderId });
}

async function readOrder(orderId: string) {
  const [found] = await database()
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  return found;
}

type Known = NonNullable<Awaited<ReturnType<typeof readOrder>>>;

async function settlePaid({ order }: Known, session: PaymentSession): Promise<void> {
  if (session.amount !== order.total || session.currency !== order.currency)
    throw new Error(`a payment is not the sum of order ${order.number}`);
  if (await markPaid(order.id, session)) return;
  const now = await readOrder(order.id);
  if (now?.payment.status === 'refunded') return;
  if (now?.order.status === 'paid' && now.payment.intentId === session.intentId) return;
  if (now?.order.status === 'cancelled' && (await revive(order.id, session))) return;
  const after = await readOrder(order.id);
  // Another process may have revived it for the same payment at the same moment.
  if (after?.order.status === 'paid' && after.payment.intentId === session.intentId) return;
  await giveBack(order.id, session);
}

/**
 * Synchronizes an order with its session at the provider; idempotent, and safe from any caller:
 * paid completes it once, expired cancels it, anything else leaves it pending.
 * @returns the order's status then; `null` when there is no such order
 * @throws PaymentUnavailable when a refund could not be requested: the call has to be repeated
 */
export async function settleOrder(
  orderId: string,
  session: PaymentSession,
): Promise<OrderStatus | null> {
  const known = await readOrder(orderId);
  if (!known) return null;
  if (session.isPaid) await settlePaid(known, session);
  else if (session.status === 'expired') await cancelOrder(orderId);
  return (await readOrder(orderId))?.order.status ?? null;
}

/**
 * Checks at the provider whether a pending order has been paid. For the visitor who returns and for
 * the reconciling job; a webhook passes the session itself.
 * @param orderId a UUID
 * @returns as {@link settleOrder}
 * @throws PaymentUnavailable when the provider does not respond
 */
export async function finishOrder(orderId: string): Promise<OrderStatus | null> {
  const known = await readOrder(orderId);
  if (!known) return null;
  const { sessionId } = known.payment;
  if (known.order.status !== 'pending' || !sessionId) return known.order.status;
  return settleOrder(orderId, await retrieveSession(sessionId));
}
