import { and, asc, isNull, lt, not, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orders, outbox, payments } from '@/lib/platform/db/schema-orders';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { hasJob } from '@/lib/platform/jobs/given-up-jobs.server';
import { report } from '@/lib/platform/log/log.server';
import { expireOrder } from './expire-order.server';
import { finishOrder } from './finish-order.server';

/** Orders and emails looked after in one round. */
const MAX = 50;
/** Younger ones may still be in progress elsewhere. */
const SETTLED = sql`now() - interval '30 seconds'`;

/**
 * Milliseconds after which a round checks no further order. A provider that does not respond is waited
 * for up to 17 seconds for each: rounds that take longer than the minute between them would overlap, and
 * keep all other jobs waiting.
 */
const ROUND_MS = 40_000;

/** The pending order whose payment was checked longest ago; checking moves it to the end. */
async function claimPending() {
  const { rows } = await database().execute<{ id: string; isDue: boolean }>(sql`
    UPDATE ${payments} AS payment SET changed_at = now()
    FROM (
      SELECT pending.id, pending.expires_at <= now() AS "isDue", open.id AS payment_id
      FROM ${orders} AS pending JOIN ${payments} AS open ON open.order_id = pending.id
      WHERE pending.status = 'pending' AND open.changed_at < ${SETTLED}
      ORDER BY open.changed_at LIMIT 1 FOR UPDATE OF open SKIP LOCKED
    ) AS claimed
    WHERE payment.id = claimed.payment_id
    RETURNING claimed.id, claimed."isDue"`);
  return rows[0];
}

async function settlePending(roundMs: number): Promise<void> {
  const end = performance.now() + roundMs;
  for (let checked = 0; checked < MAX && performance.now() < end; checked += 1) {
    const pending = await claimPending();
    if (!pending) break;
    const { id, isDue } = pending;
    const settled = isDue ? expireOrder(id) : finishOrder(id);
    // One order that cannot be settled does not block the others.
    await settled.catch((error: unknown) =>
      report('order could not be reconciled', { orderId: id, error }),
    );
  }
}

/**
 * Finishes what webhook, visitor and jobs have left undone: checks pending orders at the provider,
 * ends those that are overdue, and has emails sent whose job was lost with its process.
 * @param roundMs milliseconds after which further orders are left to the next round
 */
export async function reconcileOrders(roundMs = ROUND_MS): Promise<void> {
  await settlePending(roundMs);
  const db = database();
  const notSent = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(isNull(outbox.sentAt), lt(outbox.createdAt, SETTLED), not(hasJob(outbox.key))))
    .orderBy(asc(outbox.id))
    .limit(MAX);
  for (const { key } of notSent) await addJob(db, 'send-email', { key }, { key });
}
