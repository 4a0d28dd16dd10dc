import { randomUUID } from 'node:crypto';
import { eq, inArray, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import type { SkuState } from '@/lib/catalog/catalogue/sku-summary';
import type { StoredArticle } from '@/lib/catalog/import/article-record.server';
import { readStoredArticles } from '@/lib/catalog/import/stored-article.server';
import { queueAlerts } from '@/lib/messaging/alerts/store-alert.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { catalogueChanges, indexPush, skus, type SentPush } from '@/lib/platform/db/schema';
import type { Transaction } from '@/lib/platform/db/transaction';
import { isProjectId, PROJECT_IDS, type ProjectId } from '@/lib/shop/project/projects';

/**
 * Channel that announces updates of the index to all instances; the payload is the article numbers
 * as JSON, or empty if any article may have changed.
 */
export const PUSHED_CHANNEL = 'articles_pushed';
/** Channel notified by the triggers on stock and prices. */
export const CHANGED_CHANNEL = 'catalogue_changed';

/** Longer than sending or waiting takes; after it another process takes over from one that died. */
const LEASE_SECONDS = 30;
/**
 * Batch sizes for changes that never failed, failed once, or failed more often. Smaller batches
 * isolate an article that makes pushes fail, so that it does not block others.
 */
const BATCH_SIZES = [100, 10, 1] as const;
/** Changes not indexed by then are sent again, because the index may have lost them. */
const RESEND_SECONDS = 120;
/** Maximum delay between attempts for an article that keeps failing. */
const MAX_RETRY_SECONDS = 300;

/** Work for the holder of the lease. */
export interface Batch {
  articles: readonly { number: string; project: ProjectId }[];
  states: ReadonlyMap<string, ReadonlyMap<string, SkuState>>;
  /** Those that a retailer has imported, by number. */
  imported: ReadonlyMap<string, StoredArticle>;
  numbers: string[];
  revisions: number[];
  /** Number of failed attempts. */
  attempts: number;
  /** Whether articles may appear in other lists than before. */
  changesLists: boolean;
}

export type Lease =
  | { kind: 'batch'; holder: string; batch: Batch }
  /** Sent by a former holder; not known to be indexed yet. */
  | { kind: 'sent'; holder: string; sent: SentPush; isStale: boolean }
  | { kind: 'held elsewhere' }
  /** `dueInMs` for failed changes; `null` if nothing is left. */
  | { kind: 'nothing due'; dueInMs: number | null };

interface Candidate extends Record<string, unknown> {
  number: string;
  attempts: number;
  revisions: number[];
  changesLists: boolean;
}

/** Changes of articles that are due: fewest failures first, then oldest. @param which of them */
async function candidates(transaction: Transaction, which: SQL): Promise<Candidate[]> {
  const { rows } = await transaction.execute<Candidate>(sql`
    SELECT article_number AS number, max(attempts) AS attempts,
      json_agg(revision) AS revisions, bool_or(changes_lists) AS "changesLists"
    FROM ${catalogueChanges} WHERE ${which} GROUP BY article_number
    HAVING coalesce(max(retry_at) <= now(), true)
    ORDER BY max(attempts), min(revision) LIMIT ${BATCH_SIZES[0]}`);
  return rows;
}

/** Enough changes for a batch of articles, of which an import notes three each. */
const OLDEST_CHANGES = 1_000;
const AMONG_OLDEST = sql`article_number IN (SELECT article_number FROM (
  SELECT article_number FROM ${catalogueChanges} WHERE attempts = 0
  ORDER BY revision LIMIT ${OLDEST_CHANGES}) AS oldest)`;

/**
 * Chooses the articles to push next. Looks at the oldest changes first: grouping all that a large import
 * leaves took longer than the push of a batch.
 */
async function chooseArticles(transaction: Transaction): Promise<Candidate[]> {
  const oldest = await candidates(transaction, AMONG_OLDEST);
  const rows = oldest.length > 0 ? oldest : await candidates(transaction, sql`true`);
  const size = BATCH_SIZES[Math.min(rows[0]?.attempts ?? 0, BATCH_SIZES.length - 1)];
  return rows.slice(0, size).filter(({ attempts }) => attempts === rows[0]?.attempts);
}

/**
 * Articles with the shops whose indices may have a record: all of them for an article whose SKUs
 * were deleted, which had the shop.
 */
async function articlesOf(transaction: Transaction, numbers: string[]): Promise<Batch['articles']> {
  const sold = await transaction
    .selectDistinct({ number: skus.articleNumber, project: skus.project })
    .from(skus)
    .where(inArray(skus.articleNumber, numbers));
  const isSold = new Set(sold.map(({ number }) => number));
  const deleted = numbers.filter((number) => !isSold.has(number));
  return [
    ...sold.flatMap(({ number, project }) => (isProjectId(project) ? [{ number, project }] : [])),
    ...deleted.flatMap((number) => PROJECT_IDS.map((project) => ({ number, project }))),
  ];
}

async function batchOf(transaction: Transaction, chosen: Candidate[]): Promise<Batch> {
  const numbers = chosen.map(({ number }) => number);
  return {
    numbers,
    revisions: chosen.flatMap(({ revisions }) => revisions),
    attempts: chosen[0]?.attempts ?? 0,
    articles: await articlesOf(transaction, numbers),
    states: await readSkuStates(transaction, numbers),
    imported: await readStoredArticles(transaction, numbers),
    changesLists: chosen.some(({ changesLists }) => changesLists),
  };
}

async function nextDue(transaction: Transaction): Promise<number | null> {
  // outside: drizzle-raw-dates
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

/** Takes the lease and reads the work to do under it. */
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
 * Stores what was sent and extends the lease while waiting for it.
 * @returns false if another process has the lease
 */
export async function recordSent(holder: string, sent: SentPush): Promise<boolean> {
  const recorded = await database()
    .update(indexPush)
    .set({ sent, sentAt: sql`now()`, heldUntil: leaseEnd })
    .where(isOurs(holder))
    .returning({ id: indexPush.id });
  return recorded.length > 0;
}

/** Ends the lease; sent changes are left to the next holder. */
export async function releaseLease(holder: string): Promise<void> {
  await database().update(indexPush).set(FREE).where(isOurs(holder));
}

type Pushed = Pick<SentPush, 'numbers' | 'revisions' | 'changesLists'>;

/**
 * Completes an indexed push: deletes its changes, queues alerts and notifies instances.
 * @returns false if another process has the lease; nothing is changed then
 */
export async function finishPush(
  holder: string,
  { numbers, revisions, changesLists = false }: Pushed,
): Promise<boolean> {
  // Lists that do not show an article yet cannot be found by its number.
  const payload = changesLists ? '' : JSON.stringify(numbers);
  return inTransaction(async (transaction) => {
    const ended = await transaction
      .update(indexPush)
      .set({ ...FREE, sent: null })
      .where(isOurs(holder))
      .returning({ id: indexPush.id });
    if (ended.length === 0) return false;
    await queueAlerts(transaction, numbers);
    await transaction.delete(catalogueChanges).where(inArray(catalogueChanges.revision, revisions));
    await transaction.execute(sql`SELECT pg_notify(${PUSHED_CHANNEL}, ${payload})`);
    return true;
  });
}

/** Records a failed push. Its changes are tried again later, in smaller batches. */
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
 * Queues articles again with their newest state, because a process that was suspended beyond its
 * lease may have sent an older one afterwards.
 */
export async function pushAgain(numbers: readonly string[]): Promise<void> {
  await inTransaction(async (transaction) => {
    await transaction
      .insert(catalogueChanges)
      .values(numbers.map((articleNumber) => ({ articleNumber })));
    await transaction.execute(sql`SELECT pg_notify(${CHANGED_CHANNEL}, '')`);
  });
}
