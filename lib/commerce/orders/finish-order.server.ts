import { and, eq, isNull, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addEmail } from '@/lib/platform/jobs/add-email.server';
import { report } from '@/lib/platform/log/log.server';
import {
  retrieveSession,
  type PaymentSession,
} from '@/lib/commerce/payment/payment-session.server';
import { refund } from '@/lib/commerce/payment/refund-payment.server';
import { cancelOrder } from './cancel-order.server';
import { clearBasket } from './empty-basket.server';
import { issueGiftCards } from './gift-cards.server';
import { formatSum } from './format-sum';
import { noteOrderOnce } from './note-order.server';
import { takeStock } from './stock.server';

export type OrderStatus = (typeof orders.$inferSelect)['status'];

/**
 * Everything that follows from a payment, in the transaction that marks the order as paid.
 * @param session `null` if nothing was left to pay
 */
async function completePaid(
  transaction: Transaction,
  { id: orderId, basketId }: { id: string; basketId: string },
  session: PaymentSession | null,
): Promise<void> {
  const [paid] = await transaction
    .update(payments)
    .set({
      status: 'paid',
      ...(session && { sessionId: session.id, intentId: session.intentId }),
      changedAt: sql`now()`,
    })
    .where(eq(payments.orderId, orderId))
    .returning({ delayedAt: payments.delayedAt });
  await issueGiftCards(transaction, orderId);
  // A delayed payment emptied the basket when it began, so its contents were added later.
  if (!paid?.delayedAt) await clearBasket(transaction, orderId, basketId);
  await addEmail(transaction, 'order-paid', orderId, { orderId });
}

/** Completes an order paid entirely by gift cards and codes, in the transaction that places it. */
export async function completeFree(transaction: Transaction, orderId: string): Promise<void> {
  const [paid] = await transaction
    .update(orders)
    .set({ status: 'paid', paidAt: sql`now()` })
    .where(eq(orders.id, orderId))
    .returning();
  if (paid) await completePaid(transaction, paid, null);
}

/**
 * Empties the basket and confirms the order once, when the customer has completed a payment that takes days: the
 * receipt of an order has to be confirmed without delay (Directive 2000/31/EC, article 11; § 312i BGB).
 */
async function markDelayed(orderId: string) {
  await inTransaction(async (transaction) => {
    // Locked first, as in all functions that settle an order.
    const [pending] = await transaction
      .select({ basketId: orders.basketId })
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .for('update');
    if (!pending) return;
    const marked = await transaction
      .update(payments)
      .set({ delayedAt: sql`now()`, changedAt: sql`now()` })
      .where(and(eq(payments.orderId, orderId), isNull(payments.delayedAt)))
      .returning({ id: payments.id });
    if (marked.length === 0) return;
    await clearBasket(transaction, orderId, pending.basketId);
    await addEmail(transaction, 'order-received', orderId, { orderId });
  });
}

/** Pending → paid. Of concurrent calls one succeeds. */
async function markPaid(orderId: string, session: PaymentSession): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const [paid] = await transaction
      .update(orders)
      .set({ status: 'paid', paidAt: sql`now()` })
      .where(and(eq(orders.id, orderId), eq(orders.status, 'pending')))
      .returning();
    if (paid) await completePaid(transaction, paid, session);
    return paid !== undefined;
  });
}

class NotWhole extends Error {}

/**
 * Cancelled → paid, if everything in the order is still available. An order with codes stays
 * cancelled: they were returned, and may have been used again.
 */
async function revive(orderId: string, session: PaymentSession): Promise<boolean> {
  try {
    return await inTransaction(async (transaction) => {
      const [revived] = await transaction
        .update(orders)
        .set({ status: 'paid', paidAt: sql`now()`, cancelledAt: null })
        .where(and(eq(orders.id, orderId), eq(orders.status, 'cancelled')))
        .returning();
      if (!revived) return false;
      if (revived.discount > 0 || revived.giftCards > 0) throw new NotWhole();
      const lines = await transaction
        .select()
        .from(orderLines)
        .where(eq(orderLines.orderId, orderId));
      if (!(await takeStock(transaction, lines))) throw new NotWhole();
      await completePaid(transaction, revived, session);
      return true;
    });
  } catch (error) {
    if (error instanceof NotWhole) return false;
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

/**
 * Notifies staff once of a payment whose amount is wrong. Nothing else happens: it pays nothing,
 * and further events or checks would find the same.
 */
async function noteWrongPayment(
  { order, payment }: Known,
  { id, intentId, amount, currency }: PaymentSession,
): Promise<void> {
  const taken = formatSum(amount, currency);
  const due = formatSum(payment.amount, order.currency);
  const text = `the provider took ${taken} (${intentId ?? id}), but ${due} are due: refund it there and cancel the order`;
  if (await noteOrderOnce(order.id, text))
    report('a payment is not what is due', { orderId: order.id, amount, due: payment.amount });
}

async function settlePaid({ order, payment }: Known, session: PaymentSession): Promise<void> {
  if (session.amount !== payment.amount || session.currency !== order.currency)
    return noteWrongPayment({ order, payment }, session);
  if (await markPaid(order.id, session)) return;
  const now = await readOrder(order.id);
  if (now?.payment.status === 'refunded') return;
  if (await revive(order.id, session)) return;
  const after = await readOrder(order.id);
  // Already paid by this payment, perhaps just now by another process.
  if (after?.order.status === 'paid' && after.payment.intentId === session.intentId) return;
  await giveBack(order.id, session);
}

/**
 * Synchronises an order with its session at the provider; idempotent, and safe for any caller: a
 * paid session completes it once, an expired or failed one cancels it, anything else leaves it
 * pending.
 * @returns the resulting status of the order; `null` if there is no such order
 * @throws PaymentUnavailable when a refund could not be requested: the call has to be repeated
 */
export async function settleOrder(
  orderId: string,
  session: PaymentSession,
): Promise<OrderStatus | null> {
  const known = await readOrder(orderId);
  if (!known) return null;
  // Money counts on whichever page it was paid; anything else counts only for the page that the
  // customer saw.
  const isShown = session.id === known.payment.sessionId;
  if (session.isPaid) await settlePaid(known, session);
  else if (!isShown) return known.order.status;
  else if (session.status === 'expired' || session.hasFailed) await cancelOrder(orderId);
  else if (session.status === 'complete') await markDelayed(orderId);
  return (await readOrder(orderId))?.order.status ?? null;
}

/**
 * Checks at the provider whether a pending order has been paid, for the returning visitor and for
 * the reconciling job; a webhook passes the session itself.
 * @param orderId a UUID
 * @returns like {@link settleOrder}
 * @throws PaymentUnavailable when the provider does not respond
 */
export async function finishOrder(orderId: string): Promise<OrderStatus | null> {
  const known = await readOrder(orderId);
  if (!known) return null;
  const { sessionId } = known.payment;
  if (known.order.status !== 'pending' || !sessionId) return known.order.status;
  return settleOrder(orderId, await retrieveSession(sessionId));
}
