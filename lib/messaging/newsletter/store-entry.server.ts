import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { LinkOutcome, LinkState } from '@/lib/messaging/mail/link-state';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { formEntries } from '@/lib/platform/db/schema-forms';
import type { Transaction } from '@/lib/platform/db/transaction';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';

/** Minimum time between two confirmation emails to one address. */
const PAUSE = sql`interval '10 minutes'`;

const thank = (transaction: Transaction, id: string) =>
  queueEmail(transaction, {
    key: `entry-stored:${id}`,
    kind: 'entry-stored',
    payload: { entryId: id },
  });

/** Requests a confirmation email. The time is part of its key, so that each request is sent. */
const requestConfirmation = (
  transaction: Transaction,
  { id, enteredAt }: { id: string; enteredAt: Date },
) =>
  queueEmail(transaction, {
    key: `entry-confirm:${id}:${enteredAt.getTime()}`,
    kind: 'entry-confirm',
    payload: { entryId: id },
  });

/**
 * Stores an entry once per address and competition; repeating it has no effect, unless the first
 * was never confirmed.
 * @param isTrusted whether it counts at once, not after its sender has confirmed it by email
 */
export async function storeEntry(
  entry: Omit<typeof formEntries.$inferInsert, 'id' | 'enteredAt' | 'confirmedAt'>,
  isTrusted: boolean,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const entered = {
      ...entry,
      enteredAt: sql`now()`,
      confirmedAt: isTrusted ? sql`now()` : null,
    };
    const isOld = lt(formEntries.enteredAt, sql`now() - ${PAUSE}`);
    const [written] = await transaction
      .insert(formEntries)
      .values(entered)
      .onConflictDoUpdate({
        target: [formEntries.project, formEntries.kind, formEntries.name, formEntries.email],
        set: entered,
        setWhere: sql`${isNull(formEntries.confirmedAt)} AND (${isTrusted}::boolean OR ${isOld})`,
      })
      .returning({ id: formEntries.id, enteredAt: formEntries.enteredAt });
    if (!written) return;
    if (isTrusted) await thank(transaction, written.id);
    else await requestConfirmation(transaction, written);
  });
}

const isFresh = sql<boolean>`${gt(formEntries.enteredAt, sql`now() - interval '7 days'`)}`;

/** State of the link in an entry's confirmation email, which is valid for a week. */
export async function entryLinkState(id: string): Promise<LinkState> {
  const [row] = await database()
    .select({ confirmedAt: formEntries.confirmedAt, isFresh })
    .from(formEntries)
    .where(eq(formEntries.id, id));
  if (row?.confirmedAt) return 'used';
  return row?.isFresh ? 'open' : 'expired';
}

/** Confirms an entry, once. */
export async function confirmEntry(id: string): Promise<LinkOutcome> {
  return inTransaction(async (transaction) => {
    const confirmed = await transaction
      .update(formEntries)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(formEntries.id, id), isFresh, isNull(formEntries.confirmedAt)))
      .returning({ id: formEntries.id });
    if (confirmed.length > 0) {
      await thank(transaction, id);
      return 'done';
    }
    const [found] = await transaction
      .select({ confirmedAt: formEntries.confirmedAt })
      .from(formEntries)
      .where(eq(formEntries.id, id));
    return found?.confirmedAt ? 'used' : 'expired';
  });
}
