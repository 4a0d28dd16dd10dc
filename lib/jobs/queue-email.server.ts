import { outbox } from '@/lib/db/schema-orders';
import type { Transaction } from '@/lib/db/transaction';
import { addJob } from './add-job.server';

/** An email that is sent once the transaction is committed, and once for its key. */
export interface QueuedEmail {
  /** Names the event. */
  key: string;
  kind: string;
  payload: Record<string, unknown>;
}

/** Puts an email into the outbox; one with a known key is not sent again. */
export async function queueEmail(
  transaction: Transaction,
  { key, kind, payload }: QueuedEmail,
): Promise<void> {
  const added = await transaction
    .insert(outbox)
    .values({ key, kind, payload })
    .onConflictDoNothing()
    .returning({ id: outbox.id });
  if (added.length > 0) await addJob(transaction, 'send-email', { key }, { key });
}
