import { outbox } from '@/lib/platform/db/schema-orders';
import type { Database } from '@/lib/platform/db/database.server';
import { addJob } from './add-job.server';

/** An email that is sent once the transaction is committed, and once for its key. */
export interface QueuedEmail {
  /** Names the event. */
  key: string;
  kind: string;
  payload: Record<string, unknown>;
}

/**
 * Puts an email into the outbox; one with a known key is not sent again.
 * @param on the transaction of what it reports, or the database
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
