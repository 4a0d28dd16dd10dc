import { sql } from 'drizzle-orm';
import type { IndexingClient } from '@/lib/catalog/search/indexing-client.server';
import { database } from '@/lib/platform/db/database.server';
import type { SentPush } from '@/lib/platform/db/schema';
import { report } from '@/lib/platform/log/log.server';
import { areIndexed, sendRecords } from './index-records.server';
import {
  failPush,
  finishPush,
  pushAgain,
  PUSHED_CHANNEL,
  recordSent,
  releaseLease,
  takeLease,
  type Batch,
} from './push-lease.server';

/** Delay before the next attempt while another process pushes or the index is busy. */
const WAIT_MS = 500;

/** Result of a push. */
export interface Push {
  /** Articles whose records match the database. */
  numbers: readonly string[];
  /** Milliseconds until the next push; `null` if nothing is left. */
  nextInMs: number | null;
}

/** Waits for the index; unfinished tasks are left to the next lease. */
async function settle(client: IndexingClient, holder: string, sent: SentPush): Promise<Push> {
  if (!(await areIndexed(client, sent.tasks))) {
    await releaseLease(holder);
    return { numbers: [], nextInMs: WAIT_MS };
  }
  const isFinished = await finishPush(holder, sent);
  return { numbers: isFinished ? sent.numbers : [], nextInMs: 0 };
}

async function send(client: IndexingClient, holder: string, batch: Batch): Promise<Push> {
  const { numbers, revisions, changesLists } = batch;
  const sent = { numbers, revisions, changesLists, tasks: await sendRecords(client, batch) };
  if (await recordSent(holder, sent)) return settle(client, holder, sent);
  await pushAgain(numbers);
  return { numbers: [], nextInMs: WAIT_MS };
}

/** Schedules the changes of a failed push to be tried again. */
async function orFail(
  holder: string,
  pushed: Pick<SentPush, 'numbers' | 'revisions'>,
  push: () => Promise<Push>,
): Promise<Push> {
  try {
    return await push();
  } catch (error) {
    await failPush(holder, pushed);
    throw error;
  }
}

/**
 * Pushes the oldest changes of stock and prices, deletions included, to the search index. Only the process with the
 * lease does so; no transaction is open while the index works. Changes are deleted once indexed, so
 * a push that fails or whose process dies is repeated. Each failure reduces the next batch and
 * increases the delay, so that an article that is always rejected does not block others.
 * @throws the client's or driver's error when articles fail together; nothing is lost then
 */
export async function pushChanges(client: IndexingClient): Promise<Push> {
  const lease = await takeLease();
  if (lease.kind === 'held elsewhere') return { numbers: [], nextInMs: WAIT_MS };
  if (lease.kind === 'nothing due') return { numbers: [], nextInMs: lease.dueInMs };
  const { holder } = lease;
  if (lease.kind === 'sent') {
    const { sent, isStale } = lease;
    if (!isStale) return orFail(holder, sent, () => settle(client, holder, sent));
    report('what was sent to the index was not indexed', { articles: sent.numbers.length });
    await failPush(holder, sent);
    return { numbers: [], nextInMs: WAIT_MS };
  }
  const { batch } = lease;
  try {
    return await orFail(holder, batch, () => send(client, holder, batch));
  } catch (error) {
    if (batch.numbers.length > 1 || batch.attempts === 0) throw error;
    report('article could not be pushed', { article: batch.numbers[0], error });
    return { numbers: [], nextInMs: 0 };
  }
}

/**
 * Notifies all instances that any record may have changed: a complete reindexing may have added
 * articles that were missing before.
 */
export async function announceNewRecords(): Promise<void> {
  await database().execute(sql`SELECT pg_notify(${PUSHED_CHANNEL}, '')`);
}
