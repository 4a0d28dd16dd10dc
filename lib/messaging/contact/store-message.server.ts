import { and, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { LinkOutcome, LinkState } from '@/lib/messaging/mail/link-state';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { contactMessages } from '@/lib/platform/db/schema-forms';
import type { Transaction } from '@/lib/platform/db/transaction';
import { queueEmail } from '@/lib/platform/jobs/queue-email.server';

/** Emails about a message: to customer service, and to its sender. */
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

/** Identical messages within this time count as one, sent again because no response arrived. */
const REPEATED_WITHIN = sql`interval '10 minutes'`;

/**
 * Whether the same message was just stored: the server may still process a request whose sender
 * stopped waiting and sent it again. Locks until the transaction ends, so that simultaneous ones
 * are processed one after the other.
 */
async function isRepeated(transaction: Transaction, message: Message, isTrusted: boolean) {
  const { project, email, subject, message: text } = message;
  const name = JSON.stringify([project, email, subject, text]);
  // outside: pg-transaction-lock
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
        // An unconfirmed message does not block one that needs no confirmation.
        isTrusted ? isNotNull(contactMessages.confirmedAt) : undefined,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/**
 * Stores a message once, even if its form is sent several times within ten minutes.
 * @param isTrusted whether it is sent to the shop at once, not after its sender has confirmed it by
 *   email
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

/** State of the link in a message's confirmation email, which is valid for a week. */
export async function contactLinkState(id: string): Promise<LinkState> {
  const [row] = await database()
    .select({ confirmedAt: contactMessages.confirmedAt, isFresh })
    .from(contactMessages)
    .where(eq(contactMessages.id, id));
  if (row?.confirmedAt) return 'used';
  return row?.isFresh ? 'open' : 'expired';
}

/** Sends a message to the shop, once. */
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
