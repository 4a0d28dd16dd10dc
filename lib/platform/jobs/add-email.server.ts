import type { Transaction } from '@/lib/platform/db/transaction';
import { queueEmail } from './queue-email.server';

/**
 * Has an email sent once the transaction is committed.
 * @param kind of `emailOf`
 * @param event id of what happened: of one kind and event one email is sent
 */
export const addEmail = (
  transaction: Transaction,
  kind: string,
  event: string,
  payload: Record<string, unknown>,
): Promise<void> => queueEmail(transaction, { key: `${kind}:${event}`, kind, payload });
