import type { Transaction } from '@/lib/platform/db/transaction';
import { queueEmail } from './queue-email.server';

/**
 * Sends an email once the transaction is committed.
 * @param kind as in `emailOf`
 * @param event id of the event: one email is sent per kind and event
 */
export const addEmail = (
  transaction: Transaction,
  kind: string,
  event: string,
  payload: Record<string, unknown>,
): Promise<void> => queueEmail(transaction, { key: `${kind}:${event}`, kind, payload });
