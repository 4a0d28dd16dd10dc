import { and, asc, isNull, lt, not, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { orders, outbox, payments } from '@/lib/platform/db/schema-orders';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { hasJob } from '@/lib/platform/jobs/given-up-jobs.server';
import { report } from '@/lib/platform/log/log.server';
import { expireOrder } from './expire-order.server';
import { finishOrder } from './finish-order.server';

/** Maximum number of orders and emails handled per round. */
const MAX = 50;
/** Seconds after which work counts as settled; until then it may be in progress elsewhere. */
const SETTLED = 30;
const secondsAgo = (seconds: number) => sql`now() - make_interval(secs => ${seconds})`;

/**
 * Milliseconds after which a round checks no further order. A provider that does not respond takes
 * up to 17 seconds for each: longer rounds would overlap, as one begins every minute, and block all
 * other jobs.
 */
const ROUND_MS = 40_000;

interface Claim {
  /** Time of the database: orders that were checked since then are left alone. */
  before: string;
  /** Prefers orders whose time is over; otherwise those whose time is not. */
  isForOverdue: boolean;
}

/**
 * The pending order of the preferred kind whose payment was checked longest ago; checking moves it to the end.
 * The selection is materialized: as a subquery of the update, PostgreSQL may run it once for each payment, and claim
 * all of them.
 */
async function claimPending({ before, isForOverdue }: Claim) {
  // outside: pg-selection-in-from
  const { rows } = await database().execute<{ id: string; isDue: boolean }>(sql`
    WITH claimed AS MATERIALIZED (
      SELECT pending.id, pending.expires_at <= now() AS "isDue", open.id AS payment_id
      FROM ${orders} AS pending JOIN ${payments} AS open ON open.order_id = pending.id
      WHERE pending.status = 'pending' AND open.changed_at < ${before}::timestamptz
      ORDER BY ((pending.expires_at <= now()) = ${isForOverdue}::boolean) DESC, open.changed_at
      LIMIT 1 FOR UPDATE OF open SKIP LOCKED
    )
    UPDATE ${payments} AS payment SET changed_at = now() FROM claimed
    WHERE payment.id = claimed.payment_id
    RETURNING claimed.id, claimed."isDue"`);
  return rows[0];
}

/** Overdue orders, which hold stock, take every other turn: neither they nor the others wait for all of a kind. */
async function settlePending(roundMs: number): Promise<void> {
  // Fixed for the round: each order is checked once, even if the provider does not respond.
  const { rows } = await database().execute<{ before: string }>(
    sql`SELECT (${secondsAgo(SETTLED)})::text AS before`,
  );
  const before = rows[0]?.before;
  const end = performance.now() + roundMs;
  for (let checked = 0; before && checked < MAX && performance.now() < end; checked += 1) {
    const pending = await claimPending({ before, isForOverdue: checked % 2 === 0 });
    if (!pending) break;
    const { id, isDue } = pending;
    const settled = isDue ? expireOrder(id) : finishOrder(id);
    // An order that cannot be settled must not block the others.
    await settled.catch((error: unknown) =>
      report('order could not be reconciled', { orderId: id, error }),
    );
  }
}

async function sendLostEmails(): Promise<void> {
  const db = database();
  const notSent = await db
    .select({ key: outbox.key })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        lt(outbox.createdAt, secondsAgo(SETTLED)),
        not(hasJob(outbox.key)),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(MAX);
  for (const { key } of notSent) await addJob(db, 'send-email', { key }, { key });
}

/**
 * Completes what webhook, visitor and jobs left unfinished: sends emails whose job was lost with
 * its process, then checks pending orders at the provider and ends overdue ones.
 * @param roundMs milliseconds after which further orders are left to the next round
 */
export async function reconcileOrders(roundMs = ROUND_MS): Promise<void> {
  await sendLostEmails();
  await settlePending(roundMs);
}
