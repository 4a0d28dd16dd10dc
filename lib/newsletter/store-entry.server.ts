import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { formEntries } from '@/lib/db/schema-forms';
import type { Transaction } from '@/lib/db/transaction';
import { queueEmail } from '@/lib/jobs/queue-email.server';

const emailOf = (transaction: Transaction, kind: 'entry-confirm' | 'entry-stored', id: string) =>
  queueEmail(transaction, { key: `${kind}:${id}`, kind, payload: { entryId: id } });

/**
 * Stores an entry, one for each address and competition: a second one changes nothing.
 * @param isTrusted whether it counts at once; else when its sender has confirmed it by email
 */
export async function storeEntry(
  entry: Omit<typeof formEntries.$inferInsert, 'id' | 'enteredAt' | 'confirmedAt'>,
  isTrusted: boolean,
): Promise<void> {
  await database().transaction(async (transaction) => {
    const [written] = await transaction
      .insert(formEntries)
      .values({ ...entry, confirmedAt: isTrusted ? sql`now()` : null })
      .onConflictDoNothing()
      .returning({ id: formEntries.id });
    if (written)
      await emailOf(transaction, isTrusted ? 'entry-stored' : 'entry-confirm', written.id);
  });
}

/** @returns false when it is older than a week, or does not exist */
export async function confirmEntry(id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const isFresh = gt(formEntries.enteredAt, sql`now() - interval '7 days'`);
    const isThis = and(eq(formEntries.id, id), isFresh);
    const found = await transaction.select({ id: formEntries.id }).from(formEntries).where(isThis);
    const confirmed = await transaction
      .update(formEntries)
      .set({ confirmedAt: sql`now()` })
      .where(and(isThis, isNull(formEntries.confirmedAt)))
      .returning({ id: formEntries.id });
    if (confirmed.length > 0) await emailOf(transaction, 'entry-stored', id);
    return found.length > 0;
  });
}
