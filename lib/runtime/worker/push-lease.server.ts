import { randomUUID } from 'node:crypto';
import { eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import type { SkuState } from '@/lib/catalog/catalogue/sku-summary';
import { queueAlerts } from '@/lib/messaging/alerts/store-alert.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { catalogueChanges, indexPush, skus, type SentPush } from '@/lib/platform/db/schema';
import type { Transaction } from '@/lib/platform/db/transaction';
import { isProjectId, type ProjectId } from '@/lib/shop/project/projects';

/**
 * Sent to every instance once the index is updated; the payload is the article numbers as JSON, or
 * empty when it may be any article.
 */
export const PUSHED_CHANNEL = 'articles_pushed';
/** Raised by the triggers on stock and prices. */
export const CHANGED_CHANNEL = 'catalogue_changed';

/** Longer than sending or waiting takes at most; a holder that died is followed after it. */
const LEASE_SECONDS = 30;
/**
 * Articles pushed at once: never tried, failed once, failed more often. Smaller batches
 * isolate the article that makes a push fail, so that it holds up no other. The index returns at most 1,000 records to
 * one request.
 */
const BATCH_SIZES = [100, 10, 1] as const;
/** What is not indexed by then is sent again: the index may have lost it. */
const RESEND_SECONDS = 120;
/** An article that always fails is tried again this often. */
const MAX_RETRY_SECONDS = 300;

/** What the holder of the lease has to send. */
export interface Batch {
  articles: readonly { number: string; project: ProjectId }[];
  states: ReadonlyMap<string, ReadonlyMap<string, SkuState>>;
  numbers: string[];
  revisions: number[];
  /** How often it has failed. */
  attempts: number;
}

export type Lease =
  | { kind: 'batch'; holder: string; batch: Batch }
  /** A former holder has sent it; whether it is indexed is not known yet. */
  | { kind: 'sent'; holder: string; sent: SentPush; isStale: boolean }
  | { kind: 'held elsewhere' }
  /** `dueInMs`: of what has failed; `null` when nothing is left. */
  | { kind: 'nothing due'; dueInMs: number | null };

interface Candidate extends Record<string, unknown> {
  number: string;
  attempts: number;
  revisions: number[];
}

/** The articles to be pushed next: those that failed least often, and of these the oldest changes. */
async function chooseArticles(transaction: Transaction): Promise<Candidate[]> {
  const { rows } = await transaction.execute<Candidate>(sql`
    SELECT article_number AS number, max(attempts) AS attempts,
      json_agg(revision) AS revisions
    FROM ${catalogueChanges} GROUP BY article_number
    HAVING coalesce(max(retry_at) <= now(), true)
    ORDER BY max(attempts), min(revision) LIMIT ${BATCH_SIZES[0]}`);
  const size = BATCH_SIZES[Math.min(rows[0]?.attempts ?? 0, BATCH_SIZES.length - 1)];
  return rows.slice(0, size).filter(({ attempts }) => attempts === rows[0]?.attempts);
}

async function batchOf(transaction: Transaction, chosen: Candidate[]): Promise<Batch> {
  const numbers = chosen.map(({ number }) => number);
  const sold = await transaction
    .selectDistinct({ number: skus.articleNumber, project: skus.project })
    .from(skus)
    .where(inArray(skus.articleNumber, numbers));
  return {
    numbers,
    revisions: chosen.flatMap(({ revisions }) => revisions),
    attempts: chosen[0]?.attempts ?? 0,
    articles: sold.filter((row): row is { number: string; project: ProjectId } =>
      isProjectId(row.project),
    ),
    states: await readSkuStates(transaction, numbers),
  };
}

async function nextDue(transaction: Transaction): Promise<number | null> {
  const { rows } = await transaction.execute<{ ms: number | null }>(sql`
    SELECT (extract(epoch FROM min(retry_at) - now()) * 1000)::float AS ms
    FROM ${catalogueChanges} WHERE retry_at > now()`);
  return rows[0]?.ms ?? null;
}

const FREE = { holder: null, heldUntil: null };
const leaseEnd = sql`now() + make_interval(secs => ${LEASE_SECONDS}::int)`;
const isStale = sql<boolean>`coalesce(
  ${indexPush.sentAt} < now() - make_interval(secs => ${RESEND_SECONDS}::int), false)`;
const isOurs = (holder: string) => eq(indexPush.holder, holder);

/** Takes the lease and reads what is to be done under it. */
export async function takeLease(): Promise<Lease> {
  const holder = randomUUID();
  return inTransaction(async (transaction): Promise<Lease> => {
    const [taken] = await transaction
      .update(indexPush)
      .set({ holder, heldUntil: leaseEnd })
      .where(or(isNull(indexPush.heldUntil), lte(indexPush.heldUntil, sql`now()`)))
      .returning({ sent: indexPush.sent, isStale });
    if (!taken) return { kind: 'held elsewhere' };
    if (taken.sent) return { kind: 'sent', holder, sent: taken.sent, isStale: taken.isStale };
    const chosen = await chooseArticles(transaction);
    if (chosen.length > 0)
      return { kind: 'batch', holder, batch: await batchOf(transaction, chosen) };
    await transaction.update(indexPush).set(FREE).where(isOurs(holder));
    return { kind: 'nothing due', dueInMs: await nextDue(transaction) };
  });
}

/**
 * Stores what was sent and extends the lease by the time it takes to wait for it.
 * @returns false when the lease has ended and somebody else has it
 */
export async function recordSent(holder: string, sent: SentPush): Promise<boolean> {
  const recorded = await database()
    .update(indexPush)
    .set({ sent, sentAt: sql`now()`, heldUntil: leaseEnd })
    .where(isOurs(holder))
    .returning({ id: indexPush.id });
  return recorded.length > 0;
}

/** Ends the lease; what was sent stays for the next holder. */
export async function releaseLease(holder: string): Promise<void> {
  await database().update(indexPush).set(FREE).where(isOurs(holder));
}

type Pushed = Pick<SentPush, 'numbers' | 'revisions'>;

/**
 * Ends a push that is indexed: its changes are deleted, alerts are queued, instances notified.
 * @returns false when somebody else has the lease; nothing is changed then
 */
export async function finishPush(holder: string, { numbers, revisions }: Pushed): Promise<boolean> {
  return inTransaction(async (transaction) => {
    const ended = await transaction
      .update(indexPush)
      .set({ ...FREE, sent: null })
      .where(isOurs(holder))
      .returning({ id: indexPush.id });
    if (ended.length === 0) return false;
    await queueAlerts(transaction, numbers);
    await transaction.delete(catalogueChanges).where(inArray(catalogueChanges.revision, revisions));
    await transaction.execute(sql`SELECT pg_notify(${PUSHED_CHANNEL}, ${JSON.stringify(numbers)})`);
    return true;
  });
}

/** Ends a push that failed. Its changes are tried again later, in smaller batches. */
export async function failPush(holder: string, { revisions }: Pushed): Promise<void> {
  await inTransaction(async (transaction) => {
    const ended = await transaction
      .update(indexPush)
      .set({ ...FREE, sent: null })
      .where(isOurs(holder))
      .returning({ id: indexPush.id });
    if (ended.length === 0) return;
    await transaction
      .update(catalogueChanges)
      .set({
        attempts: sql`${catalogueChanges.attempts} + 1`,
        retryAt: sql`now() + make_interval(secs =>
          least(power(2, least(${catalogueChanges.attempts}, 10)), ${MAX_RETRY_SECONDS}))`,
      })
      .where(inArray(catalogueChanges.revision, revisions));
  });
}

/**
 * Has articles pushed once more, with their newest state: a process that was stopped until its lease
 * had ended may have sent an older one after that.
 */
export async function pushAgain(numbers: readonly string[]): Promise<void> {
  await inTransaction(async (transaction) => {
    await transaction
      .insert(catalogueChanges)
      .values(numbers.map((articleNumber) => ({ articleNumber })));
    await transaction.execute(sql`SELECT pg_notify(${CHANGED_CHANNEL}, '')`);
  });
}
