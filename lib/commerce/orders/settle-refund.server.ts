import { and, asc, eq, inArray, lt, not, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { refunds } from '@/lib/platform/db/schema-order-life';
import { payments } from '@/lib/platform/db/schema-orders';
import type { Transaction } from '@/lib/platform/db/transaction';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { hasJob } from '@/lib/platform/jobs/given-up-jobs.server';
import { refundPart } from '@/lib/commerce/payment/refund-payment.server';
import { isFinal } from '@/lib/commerce/payment/stripe.server';

/** Maximum number of refunds handled per round. */
const MAX = 50;

type Refund = typeof refunds.$inferSelect;

/** Begins another attempt, with its own key, unless another process has. */
const renewAttempt = ({ id, attemptedAt }: Refund) =>
  database()
    .update(refunds)
    .set({ attemptedAt: sql`clock_timestamp()` })
    .where(and(eq(refunds.id, id), eq(refunds.attemptedAt, attemptedAt)));

/**
 * Requests a refund from the provider; idempotent: the provider knows the refund by its id, so that
 * a crash at any moment causes no second one.
 * @throws PaymentUnavailable; the job is repeated
 */
export async function settleRefund(refundId: string): Promise<void> {
  const db = database();
  const [found] = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .where(and(eq(refunds.id, refundId), eq(refunds.status, 'open')));
  if (!found || found.payment.provider !== 'stripe') return;
  const { intentId } = found.payment;
  if (!intentId) throw new Error('a paid order names no payment');
  const { money: amount, attemptedAt } = found.refund;
  const request = { id: refundId, intentId, amount, attemptedAt };
  const providerId = await refundPart(request).catch(async (error: unknown) => {
    if (isFinal(error)) await renewAttempt(found.refund);
    throw error;
  });
  await db
    .update(refunds)
    .set({ status: 'done', providerId, doneAt: sql`now()` })
    .where(eq(refunds.id, refundId));
}

/** Adds jobs again that were lost with their process. */
export async function resumeRefunds(): Promise<void> {
  const db = database();
  const open = await db
    .select({ id: refunds.id })
    .from(refunds)
    .innerJoin(payments, eq(payments.orderId, refunds.orderId))
    .where(
      and(
        eqLiteral(refunds.status, 'open'),
        eq(payments.provider, 'stripe'),
        lt(refunds.createdAt, sql`now() - interval '30 seconds'`),
        not(hasJob(sql`'settle-refund:' || ${refunds.id}`)),
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(MAX);
  for (const { id: refundId } of open)
    await addJob(db, 'settle-refund', { refundId }, { key: `settle-refund:${refundId}` });
}

/**
 * Records that staff have transferred what is owed for an order by bank transfer.
 * @param db the transaction that also changes something else
 * @returns the number of refunds
 */
export async function noteTransferred(
  orderId: string,
  db: Pick<Transaction, 'select' | 'update'> = database(),
): Promise<number> {
  const byTransfer = db
    .select({ id: payments.orderId })
    .from(payments)
    .where(inArray(payments.provider, ['invoice', 'prepayment']));
  const { rowCount } = await db
    .update(refunds)
    .set({ status: 'done', doneAt: sql`now()` })
    .where(
      and(
        eq(refunds.orderId, orderId),
        eq(refunds.status, 'open'),
        inArray(refunds.orderId, byTransfer),
      ),
    );
  return rowCount ?? 0;
}
