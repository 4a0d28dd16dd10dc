import { asc, gt, lt, max, min, sql } from 'drizzle-orm';
import { z } from 'zod';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { listen } from '@/lib/platform/db/notifications.server';
import { contentChanges } from '@/lib/platform/db/schema';
import { parseJson } from '@/lib/platform/http/read-json.server';
import { report } from '@/lib/platform/log/log.server';
import { noteChange, noteEverythingChanged, type ContentChange } from './document-cache.server';

const CHANNEL = 'content_changed';
/** An instance cut off for longer clears its cache instead of catching up. */
const RETENTION_DAYS = 7;
/** Maximum number of changes to catch up with; with more, everything counts as changed. */
const MAX_MISSED = 10_000;
/** Transactions may commit out of order, so a few changes before the last one are read again. */
const OVERLAP = 100;

interface FeedState {
  /** Newest change that this instance has applied; `null` until it first reaches the database. */
  revision: number | null;
  isFollowing: boolean;
}

declare module '@/lib/platform/process-state/process-values' {
  interface ProcessValues {
    changeFeed?: FeedState;
  }
}

const state = (processState.changeFeed ??= {
  revision: null,
  isFollowing: false,
});

async function writeChanges(changes: readonly ContentChange[]): Promise<void> {
  await inTransaction(async (transaction) => {
    const rows = await transaction
      .insert(contentChanges)
      .values(changes.map(({ id, type }) => ({ entityId: id, contentType: type })))
      .returning();
    for (const { revision, entityId: id, contentType: type } of rows) {
      // outside: pg-notify, pg-notify-limit
      const payload = JSON.stringify({ revision, id, type });
      await transaction.execute(sql`SELECT pg_notify(${CHANNEL}, ${payload})`);
    }
    await transaction
      .delete(contentChanges)
      .where(lt(contentChanges.changedAt, sql`now() - make_interval(days => ${RETENTION_DAYS})`));
  });
}

const batch: { changes: ContentChange[]; written: Promise<void> } = {
  changes: [],
  written: Promise.resolve(),
};

/**
 * Notifies all instances of a publish or unpublish. Committed before it returns, so an instance
 * that is cut off now reads it later. PostgreSQL serialises transactions that notify, so changes
 * that arrive during one are written together by the next.
 * @throws the driver's error when the database cannot be reached; the sender has to try again
 */
export async function announceChange(change: ContentChange): Promise<void> {
  batch.changes.push(change);
  if (batch.changes.length === 1) {
    const write = () => writeChanges(batch.changes.splice(0));
    batch.written = batch.written.then(write, write);
  }
  return batch.written;
}

async function catchUp(): Promise<void> {
  const [bounds] = await database()
    .select({ oldest: min(contentChanges.revision), newest: max(contentChanges.revision) })
    .from(contentChanges);
  const newest = bounds?.newest ?? 0;
  const seen = state.revision;
  if (seen === null) {
    // Documents read before the connection was made may have changed since without a notification.
    noteEverythingChanged();
    state.revision = newest;
    return;
  }
  const missed = await database()
    .select()
    .from(contentChanges)
    .where(gt(contentChanges.revision, seen - OVERLAP))
    .orderBy(asc(contentChanges.revision))
    .limit(MAX_MISSED + 1);
  const isComplete = (bounds?.oldest ?? newest) <= seen + 1 && missed.length <= MAX_MISSED;
  if (!isComplete && newest !== seen) noteEverythingChanged();
  else
    missed.forEach(({ entityId, contentType }) => noteChange({ id: entityId, type: contentType }));
  state.revision = newest;
}

const notification = z.object({
  revision: z.int(),
  id: z.string(),
  type: z.string().nullable(),
});

function applyNotification(payload: string): void {
  const parsed = notification.safeParse(parseJson(payload));
  if (!parsed.success) return noteEverythingChanged();
  noteChange(parsed.data);
  state.revision = Math.max(state.revision ?? 0, parsed.data.revision);
}

/** Applies the notifications of all instances to this instance's cache. Called once at startup. */
export function followChanges(): void {
  if (state.isFollowing) return;
  state.isFollowing = true;
  listen(CHANNEL, { onConnect: catchUp, onNotification: applyNotification }).catch(
    (error: unknown) => report('change feed ended', { error }),
  );
}
