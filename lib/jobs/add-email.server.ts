import { outbox } from '@/lib/db/schema-orders';
import type { Transaction } from '@/lib/db/transaction';
import { addJob } from './add-job.server';

/**
 * Has an email sent once the transaction is committed.
 * @param kind of `emailOf`
 * @param event id of what happened: of one kind and event one email is sent
 */
export async function addEmail(
  transaction: Transaction,
  kind: string,
  event: string,
  payload: Record<string, unknown>,
): Promise<void> {
  const key = `${kind}:${event}`;
  await transaction.insert(outbox).values({ key, kind, payload }).onConflictDoNothing();
  await addJob(transaction, 'send-email', { key }, { key });
}
