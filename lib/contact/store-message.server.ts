import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';
import { contactMessages } from '@/lib/db/schema-forms';
import type { Transaction } from '@/lib/db/transaction';
import { queueEmail } from '@/lib/jobs/queue-email.server';

async function passOn(transaction: Transaction, messageId: string): Promise<void> {
  for (const kind of ['contact-message', 'contact-copy'])
    await queueEmail(transaction, { key: `${kind}:${messageId}`, kind, payload: { messageId } });
}

/** @param isTrusted whether it goes on at once; else when its sender has confirmed it by email */
export async function storeMessage(
  message: Omit<typeof contactMessages.$inferInsert, 'id' | 'sentAt' | 'confirmedAt'>,
  isTrusted: boolean,
): Promise<void> {
  await database().transaction(async (transaction) => {
    const [written] = await transaction
      .insert(contactMessages)
      .values({ ...message, confirmedAt: isTrusted ? sql`now()` : null })
      .returning({ id: contactMessages.id });
    if (!written) throw new Error('the database kept no message');
    const { id: messageId } = written;
    if (isTrusted) await passOn(transaction, messageId);
    else {
      const kind = 'contact-confirm';
      await queueEmail(transaction, { key: `${kind}:${messageId}`, kind, payload: { messageId } });
    }
  });
}

/** @returns false when it is older than a week, or was never sent; opened twice, it is sent once */
export async function confirmMessage(id: string): Promise<boolean> {
  return database().transaction(async (transaction) => {
    const isFresh = gt(contactMessages.sentAt, sql`now() - interval '7 days'`);
    const isThis = and(eq(contactMessages.id, id), isFresh);
    const found = await transaction
      .select({ id: contactMessages.id })
      .from(contactMessages)
      .where(isThis);
    const confirmed = await transaction
      .update(contactMessages)
      .set({ confirmedAt: sql`now()` })
      .where(and(isThis, isNull(contactMessages.confirmedAt)))
      .returning({ id: contactMessages.id });
    if (confirmed.length > 0) await passOn(transaction, id);
    return found.length > 0;
  });
}
