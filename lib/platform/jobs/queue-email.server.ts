import { outbox } from '@/lib/platform/db/schema-orders';
import type { Database } from '@/lib/platform/db/database.server';
import { addJob } from './add-job.server';

/** An email that is sent once the transaction is committed; keys prevent duplicates. */
export interface QueuedEmail {
  /** Identifies the event. */
  key: string;
  kind: string;
  payload: Record<string, unknown>;
}

/**
 * Adds an email to the outbox unless its key is known.
 * @param on the database, or the transaction of the event
 */
export async function queueEmail(
  on: Pick<Database, 'insert' | 'execute'>,
  { key, kind, payload }: QueuedEmail,
): Promise<void> {
  const added = await on
    .insert(outbox)
    .values({ key, kind, payload })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  if (added.length > 0) await addJob(on, 'send-email', { key }, { key });
}
