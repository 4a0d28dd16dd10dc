import { randomUUID } from 'node:crypto';
import { eq, lt, ne, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { subscriptionEvents, subscriptions } from '@/lib/platform/db/schema-forms';
import type { Transaction } from '@/lib/platform/db/transaction';
import { CONFIRMATION_MS } from '@/lib/messaging/mail/confirmation-days';
import type { LinkOutcome, LinkState } from '@/lib/messaging/mail/link-state';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';

/** Version of the consent text, updated with it. */
const TEXT_VERSION = '2026-11';
/** Minimum time between two confirmation emails to one address. */
const PAUSE = sql`interval '10 minutes'`;

export type NewSubscription = Pick<
  typeof subscriptions.$inferInsert,
  'project' | 'locale' | 'origin' | 'email' | 'firstName' | 'lastName' | 'birthday' | 'interests'
>;

type Kind = 'requested' | 'confirmed' | 'ended';

/**
 * Records a step of a subscription; takes the same time for one that does not exist, without a
 * record.
 */
async function record(transaction: Transaction, subscriptionId: string, kind: Kind) {
  await transaction.execute(sql`
    INSERT INTO ${subscriptionEvents} (subscription_id, kind, text_version)
    SELECT ${subscriptions.id}, ${kind}, ${TEXT_VERSION}
    FROM ${subscriptions} WHERE ${eq(subscriptions.id, subscriptionId)}`);
}

async function writeRequest(transaction: Transaction, subscription: NewSubscription) {
  const request = { ...subscription, status: 'requested' as const, requestedAt: sql`now()` };
  const [written] = await transaction
    .insert(subscriptions)
    .values(request)
    .onConflictDoUpdate({
      target: [subscriptions.project, subscriptions.email],
      set: request,
      // Confirmed subscriptions stay unchanged, because anyone can enter an address.
      setWhere: sql`${ne(subscriptions.status, 'confirmed')} AND (${eq(subscriptions.status, 'ended')}
        OR ${lt(subscriptions.requestedAt, sql`now() - ${PAUSE}`)})`,
    })
    .returning({ id: subscriptions.id, requestedAt: subscriptions.requestedAt });
  return written;
}

/**
 * Stores a newsletter subscription and sends a confirmation email. Does not change a known
 * subscription, and the response does not reveal one: the same statements run, but the queued email
 * has no subscription and is not sent. @param outer the surrounding transaction: a failure rolls
 * back to a savepoint in it
 */
export async function requestSubscription(
  subscription: NewSubscription,
  outer?: Transaction,
): Promise<void> {
  const write = async (transaction: Transaction) => {
    const written = await writeRequest(transaction, subscription);
    const { id, requestedAt } = written ?? { id: randomUUID(), requestedAt: new Date() };
    await record(transaction, id, 'requested');
    const at = requestedAt.getTime();
    await queueEmail(transaction, {
      key: `newsletter-confirm:${id}:${at}`,
      kind: 'newsletter-confirm',
      payload: { subscriptionId: id, at },
    });
  };
  // outside: pg-savepoint
  await (outer ? outer.transaction(write) : inTransaction(write));
}

type Subscription = Pick<typeof subscriptions.$inferSelect, 'status' | 'requestedAt'>;

/**
 * State of a link; expired if older than a week, replaced by a newer one, or of a subscription that
 * has ended.
 */
function linkStateOf(row: Subscription | undefined, at: number): LinkState {
  if (!row || row.status === 'ended' || row.requestedAt.getTime() !== at) return 'expired';
  if (row.status === 'confirmed') return 'used';
  return Date.now() - at > CONFIRMATION_MS ? 'expired' : 'open';
}

/** State of the link in a confirmation email. @param at epoch milliseconds */
export async function subscriptionLinkState(id: string, at: number): Promise<LinkState> {
  const [row] = await database().select().from(subscriptions).where(eq(subscriptions.id, id));
  return linkStateOf(row, at);
}

/** Confirms a request by the link in its email. @param at of the link, epoch milliseconds */
export async function confirmSubscription(id: string, at: number): Promise<LinkOutcome> {
  return inTransaction(async (transaction) => {
    const [row] = await transaction
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.id, id))
      .for('update');
    const state = linkStateOf(row, at);
    if (state !== 'open') return state;
    await transaction
      .update(subscriptions)
      .set({ status: 'confirmed', confirmedAt: sql`now()`, endedAt: null, reason: null })
      .where(eq(subscriptions.id, id));
    await record(transaction, id, 'confirmed');
    const key = `newsletter-welcome:${id}:${at}`;
    const payload = { subscriptionId: id, at };
    await queueEmail(transaction, { key, kind: 'newsletter-welcome', payload });
    return 'done';
  });
}

/** Ends a subscription. One that has ended only gets the new reason. */
export async function endSubscription(id: string, reason: string | null): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const [row] = await transaction
      .select({ status: subscriptions.status })
      .from(subscriptions)
      .where(eq(subscriptions.id, id))
      .for('update');
    if (!row) return false;
    await transaction
      .update(subscriptions)
      .set({ status: 'ended', endedAt: sql`now()`, ...(reason && { reason }) })
      .where(eq(subscriptions.id, id));
    if (row.status !== 'ended') await record(transaction, id, 'ended');
    return true;
  });
}
