import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { eqLiteral } from '@/lib/platform/db/eq-literal';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { prices, skus } from '@/lib/platform/db/schema';
import { articleAlerts } from '@/lib/platform/db/schema-forms';
import type { Transaction } from '@/lib/platform/db/transaction';
import { CONFIRMATION_MS } from '@/lib/messaging/mail/confirmation-days';
import type { LinkOutcome, LinkState } from '@/lib/messaging/mail/link-state';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';

export type NewAlert = Omit<
  typeof articleAlerts.$inferInsert,
  'id' | 'status' | 'requestedAt' | 'notifiedAt'
>;

/** Minimum time between two confirmation emails for one alert subscription. */
const PAUSE = sql`interval '10 minutes'`;

/** Stores an alert subscription and sends a confirmation email; does not change a confirmed one. */
export async function storeAlert(alert: NewAlert): Promise<void> {
  await inTransaction(async (transaction) => {
    const request = {
      ...alert,
      status: 'requested' as const,
      requestedAt: sql`now()`,
      notifiedAt: null,
    };
    const [written] = await transaction
      .insert(articleAlerts)
      .values(request)
      .onConflictDoUpdate({
        target: [articleAlerts.kind, articleAlerts.sku, articleAlerts.email],
        set: request,
        setWhere: sql`${ne(articleAlerts.status, 'confirmed')}
          AND ${lt(articleAlerts.requestedAt, sql`now() - ${PAUSE}`)}`,
      })
      .returning({ id: articleAlerts.id, requestedAt: articleAlerts.requestedAt });
    if (!written) return;
    const at = written.requestedAt.getTime();
    const kind = 'notice-confirm';
    const payload = { noticeId: written.id, at };
    await queueEmail(transaction, { key: `${kind}:${written.id}:${at}`, kind, payload });
  });
}

/** Whether the size is in stock, or its price lower. */
const isDue = sql`CASE ${articleAlerts.kind}
  WHEN 'stock' THEN ${prices.price} IS NOT NULL AND (${skus.stock} > 0 OR ${skus.isNos})
  ELSE ${prices.price} < ${articleAlerts.price} END`;

/**
 * Queues one email for each confirmed alert subscription that is due. Its status changes in the
 * same transaction, so that one email is sent, however often stock and price change.
 */
export async function queueAlerts(
  transaction: Transaction,
  articleNumbers: readonly string[],
): Promise<void> {
  if (articleNumbers.length === 0) return;
  const due = await transaction
    .select({ id: articleAlerts.id })
    .from(articleAlerts)
    .innerJoin(skus, eq(skus.sku, articleAlerts.sku))
    .leftJoin(
      prices,
      and(eq(prices.sku, articleAlerts.sku), eq(prices.currency, articleAlerts.currency)),
    )
    .where(
      and(
        inArray(articleAlerts.articleNumber, [...articleNumbers]),
        eqLiteral(articleAlerts.status, 'confirmed'),
        isDue,
      ),
    )
    .orderBy(articleAlerts.id);
  for (const { id } of due) await queueAlert(transaction, id);
}

async function queueAlert(transaction: Transaction, id: string): Promise<void> {
  const [reported] = await transaction
    .update(articleAlerts)
    .set({ status: 'told', notifiedAt: sql`now()` })
    // Lets only one of two simultaneous attempts succeed.
    .where(and(eq(articleAlerts.id, id), eq(articleAlerts.status, 'confirmed')))
    .returning({ notifiedAt: articleAlerts.notifiedAt });
  if (!reported) return;
  const at = reported.notifiedAt?.getTime() ?? 0;
  const payload = { noticeId: id };
  await queueEmail(transaction, {
    key: `article-notice:${id}:${at}`,
    kind: 'article-notice',
    payload,
  });
}

type Requested = Pick<typeof articleAlerts.$inferSelect, 'status' | 'requestedAt'>;

/** Expired: older than a week, replaced by a newer one, or of an alert subscription that ended. */
function linkStateOf(row: Requested | undefined, at: number): LinkState {
  if (!row || row.status === 'ended' || row.requestedAt.getTime() !== at) return 'expired';
  if (row.status !== 'requested') return 'used';
  return Date.now() - at > CONFIRMATION_MS ? 'expired' : 'open';
}

async function findRequested(id: string): Promise<Requested | undefined> {
  const [row] = await database().select().from(articleAlerts).where(eq(articleAlerts.id, id));
  return row;
}

/** State of the link in a confirmation email. @param at epoch milliseconds */
export const alertLinkState = async (id: string, at: number): Promise<LinkState> =>
  linkStateOf(await findRequested(id), at);

/** State of the link that ends an alert subscription. */
export async function alertEndState(id: string): Promise<LinkState> {
  const row = await findRequested(id);
  if (!row) return 'expired';
  return row.status === 'ended' ? 'used' : 'open';
}

/**
 * Confirms the alert subscription of an email. If it is due already, its email is queued at once.
 * @param at of its link, epoch milliseconds
 */
export async function confirmAlert(id: string, at: number): Promise<LinkOutcome> {
  return inTransaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(articleAlerts)
      .where(eq(articleAlerts.id, id))
      .for('update');
    const state = linkStateOf(row, at);
    if (!row || state !== 'open') return state === 'used' ? 'used' : 'expired';
    await transaction
      .update(articleAlerts)
      .set({ status: 'confirmed' })
      .where(eq(articleAlerts.id, id));
    await queueAlerts(transaction, [row.articleNumber]);
    return 'done';
  });
}

/** Ends an alert subscription; has no effect on one that has ended. */
export async function endAlert(id: string): Promise<LinkOutcome> {
  const ended = await database()
    .update(articleAlerts)
    .set({ status: 'ended' })
    .where(and(eq(articleAlerts.id, id), ne(articleAlerts.status, 'ended')))
    .returning({ id: articleAlerts.id });
  if (ended.length > 0) return 'done';
  return (await findRequested(id)) ? 'used' : 'expired';
}

/** An alert subscription with the current stock and price. */
export async function findAlert(id: string) {
  const [found] = await database()
    .select({
      notice: articleAlerts,
      isThere: sql<boolean>`coalesce(${skus.stock} > 0 OR ${skus.isNos}, false)`,
      priceNow: prices.price,
    })
    .from(articleAlerts)
    .leftJoin(skus, eq(skus.sku, articleAlerts.sku))
    .leftJoin(
      prices,
      and(eq(prices.sku, articleAlerts.sku), eq(prices.currency, articleAlerts.currency)),
    )
    .where(eq(articleAlerts.id, id));
  return found ?? null;
}

/**
 * Makes an alert subscription wait again, because its condition no longer holds when the email is
 * to be sent.
 */
export async function keepWaiting(id: string): Promise<void> {
  await database()
    .update(articleAlerts)
    .set({ status: 'confirmed', notifiedAt: null })
    .where(and(eq(articleAlerts.id, id), eq(articleAlerts.status, 'told')));
}
