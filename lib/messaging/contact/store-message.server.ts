import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LinkOutcome, LinkState } from '@/lib/messaging/mail/link-state';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { contactMessages } from '@/lib/platform/db/schema-forms';
import type { Transaction } from '@/lib/platform/db/transaction';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';

/** To customer service, and what its sender gets. */
const emailsAbout = (subject: string) => [
  'contact-message',
  subject === 'withdrawal' ? 'withdrawal-stated' : 'contact-copy',
];

async function passOn(
  transaction: Transaction,
  { messageId, subject }: { messageId: string; subject: string },
): Promise<void> {
  for (const kind of emailsAbout(subject))
    await queueEmail(transaction, { key: `${kind}:${messageId}`, kind, payload: { messageId } });
}

type Message = Omit<typeof contactMessages.$inferInsert, 'id' | 'sentAt' | 'confirmedAt'>;

/** An identical message within this time is a repetition: its sender got no response. */
const REPEATED_WITHIN = sql`interval '10 minutes'`;

/**
 * Whether the same was just taken: a request whose sender gave up waiting may still be made, beside
 * their next one. Locks until the transaction ends, so that of two at once one comes first.
 */
async function isRepeated(transaction: Transaction, message: Message, isTrusted: boolean) {
  const { project, email, subject, message: text } = message;
  const name = JSON.stringify([project, email, subject, text]);
  await transaction.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
  const found = await transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.project, project),
        eq(contactMessages.email, email),
        eq(contactMessages.subject, subject),
        eq(contactMessages.message, text),
        gt(contactMessages.sentAt, sql`now() - ${REPEATED_WITHIN}`),
        // What waits to be confirmed does not keep back what needs no confirmation.
        isTrusted ? isNotNull(contactMessages.confirmedAt) : undefined,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * Stores a message once, however often its form is sent within ten minutes.
 * @param isTrusted whether it goes on at once; else when its sender has confirmed it by email
 */
export async function storeMessage(message: Message, isTrusted: boolean): Promise<void> {
  await inTransaction(async (transaction) => {
    if (await isRepeated(transaction, message, isTrusted)) return;
    const [written] = await transaction
      .insert(contactMessages)
      .values({ ...message, confirmedAt: isTrusted ? sql`now()` : null })
      .returning({ id: contactMessages.id });
    if (!written) throw new Error('the database kept no message');
    const { id: messageId } = written;
    const { subject } = message;
    if (isTrusted) await passOn(transaction, { messageId, subject });
    else {
      const kind = 'contact-confirm';
      await queueEmail(transaction, { key: `${kind}:${messageId}`, kind, payload: { messageId } });
    }
  });
}

const isFresh = sql<boolean>`${gt(contactMessages.sentAt, sql`now() - interval '7 days'`)}`;

/** What the link of a message's confirmation email can still do, for a week. */
export async function contactLinkState(id: string): Promise<LinkState> {
  const [row] = await database()
    .select({ confirmedAt: contactMessages.confirmedAt, isFresh })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  if (row?.confirmedAt) return 'used';
  return row?.isFresh ? 'open' : 'expired';
}

/** Passes a message on, once. */
export async function confirmMessage(id: string): Promise<LinkOutcome> {
  return inTransaction(async (transaction) => {
    const [message] = await transaction
      .update(contactMessages)
      .set({ confirmedAt: sql`now()` })
      .where(and(eq(contactMessages.id, id), isFresh, isNull(contactMessages.confirmedAt)))
      .returning({ subject: contactMessages.subject });
    if (message) {
      await passOn(transaction, { messageId: id, subject: message.subject });
      return 'done';
    }
    const [found] = await transaction
      .select({ confirmedAt: contactMessages.confirmedAt })
      .from(contactMessages)
      .where(eq(contactMessages.id, id));
    return found?.confirmedAt ? 'used' : 'expired';
  });
}
