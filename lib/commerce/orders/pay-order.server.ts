import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orderLines, orders, payments } from '@/lib/platform/db/schema-orders';
import { projectName } from '@/lib/cms/content/project-name.server';
import { report } from '@/lib/platform/log/log.server';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { createPaymentPage } from '@/lib/commerce/payment/create-payment-page.server';
import {
  expireSession,
  retrieveSession,
  type PaymentSession,
} from '@/lib/commerce/payment/payment-session.server';
import { isFinal } from '@/lib/commerce/payment/stripe.server';

/** After a failure that the provider stores, there is one new attempt at once. */
const MAX_ATTEMPTS = 2;

type Payment = typeof payments.$inferSelect;

/** @returns `null` if there is no such order, or nothing to pay there */
async function readPayable(orderId: string) {
  const [found] = await database()
    .select({ order: orders, payment: payments })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.id, orderId));
  const isPayable = found && found.payment.amount > 0 && found.payment.provider === 'stripe';
  return isPayable ? found : null;
}

/** Name of the order's shop; `null` during an outage, and for a market that the shop has left. */
async function shopNameOf({ project, locale }: Payable['order']): Promise<string | null> {
  const context = pageContext({ project, locale, path: '/' }, Date.now());
  if (!context) return null;
  return projectName(context).catch((error: unknown) => {
    report('a payment page has no name of the shop', { error });
    return null;
  });
}

type Payable = NonNullable<Awaited<ReturnType<typeof readPayable>>>;

async function createPage({ order, payment }: Payable): Promise<PaymentSession> {
  const lines = await database()
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position));
  const { amount: due, methods, attemptedAt } = payment;
  const shopName = await shopNameOf(order);
  return createPaymentPage({ ...order, shopName, due, methods, attemptedAt, lines });
}

/**
 * Assigns a session to its order unless that already has one or has ended. Only an assigned page is
 * shown to anyone: a session that comes too late is ended, and nobody can pay on it.
 */
async function storeSession({ id }: Payment, session: PaymentSession): Promise<PaymentSession> {
  const db = database();
  const updated = await db
    .update(payments)
    .set({ sessionId: session.id, changedAt: sql`now()` })
    .where(and(eq(payments.id, id), isNull(payments.sessionId), eq(payments.status, 'open')))
    .returning({ id: payments.id });
  if (updated.length > 0) return session;
  const [now] = await db.select().from(payments).where(eq(payments.id, id));
  if (now?.sessionId === session.id) return session;
  const ended = await expireSession(session.id);
  return now?.sessionId ? retrieveSession(now.sessionId) : ended;
}

/** Begins another attempt, with its own key and time, unless another process has. */
const renewAttempt = ({ id, attemptedAt }: Payment) =>
  database()
    .update(payments)
    .set({ attemptedAt: sql`clock_timestamp()` })
    .where(
      and(eq(payments.id, id), eq(payments.attemptedAt, attemptedAt), isNull(payments.sessionId)),
    );

/**
 * The session in which an order is paid: the existing one, else a new one. A second request after a
 * crash or without a response gets the same one, as part of the same attempt; after a failure that
 * the provider stores for its idempotency key, another attempt begins.
 * @returns `null` if there is no such order, or nothing to pay there
 * @throws PaymentUnavailable
 */
export async function openSession(orderId: string): Promise<PaymentSession | null> {
  for (let attempt = 1; ; attempt += 1) {
    const payable = await readPayable(orderId);
    if (!payable) return null;
    const { payment } = payable;
    if (payment.sessionId) return retrieveSession(payment.sessionId);
    try {
      return await storeSession(payment, await createPage(payable));
    } catch (error) {
      if (isFinal(error)) await renewAttempt(payment);
      if (!isFinal(error) || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}
