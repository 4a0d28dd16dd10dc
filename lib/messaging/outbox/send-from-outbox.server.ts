import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACCOUNT_EMAILS } from '@/lib/customer/account/queue-email.server';
import { database } from '@/lib/platform/db/database.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { outbox } from '@/lib/platform/db/schema-orders';
import { report } from '@/lib/platform/log/log.server';
import type { ComposedEmail, Email } from '@/lib/messaging/mail/email';
import { renderLetter } from '@/lib/messaging/mail/render-letter.server';
import { sendEmail } from '@/lib/messaging/mail/send-email.server';
import { accountEmailOf } from './account-email.server';
import { isOrderNews, orderNews } from './order-news-emails.server';
import { formEmails } from './form-emails.server';
import { inEditorsWords } from './in-editors-words.server';
import { orderPaidEmail } from './order-paid-email.server';
import { reservationPlacedEmail } from './reservation-placed-email.server';

const aboutOrder = z.object({ orderId: z.uuid() });
const aboutNews = aboutOrder.extend({
  parcelId: z.uuid().optional(),
  refundId: z.uuid().optional(),
  withdrawalId: z.uuid().optional(),
  lineId: z.uuid().optional(),
});
const aboutReservation = z.object({ reservationId: z.uuid() });

const notSent = (key: string) => and(eq(outbox.key, key), isNull(outbox.sentAt));

type Row = typeof outbox.$inferSelect;

async function compose({ key, kind, payload }: Row): Promise<ComposedEmail | null> {
  if (kind === 'order-paid') return orderPaidEmail(key, aboutOrder.parse(payload).orderId);
  if (kind === 'reservation-placed')
    return reservationPlacedEmail(key, aboutReservation.parse(payload).reservationId);
  const account = ACCOUNT_EMAILS.find((each) => each === kind);
  if (account) return accountEmailOf(key, account, payload);
  if (isOrderNews(kind)) return orderNews(key, kind, aboutNews.parse(payload));
  const formEmail = formEmails[kind];
  if (formEmail) return formEmail(key, payload);
  throw new Error(`no email is made of ${kind}`);
}

/** @returns `null` for a row that is about nothing any more, or about an order whose buyer is forgotten */
async function emailOf(row: Row): Promise<Email | null> {
  const composed = await compose(row);
  if (!composed || composed.to === '') return null;
  const { letter: _, editable: __, ...envelope } = composed;
  return { ...envelope, ...(await renderLetter(await inEditorsWords(composed))) };
}

/**
 * Sends the email of a row of the outbox. The row stays locked until the mail server has accepted
 * the email, so that no other process sends it; after a crash in between it is sent again, with the
 * same Message-ID.
 * @throws the error that prevented sending; the row stays unsent
 */
export async function sendFromOutbox(key: string): Promise<void> {
  const db = database();
  const [row] = await db.select().from(outbox).where(notSent(key));
  if (!row) return;
  // Built before the row is locked: a transaction takes no second connection.
  const email = await emailOf(row);
  await inTransaction(async (transaction) => {
    const [locked] = await transaction
      .select({ id: outbox.id })
      .from(outbox)
      .where(notSent(key))
      .for('update', { skipLocked: true });
    if (!locked) return;
    if (!email) report('outbox row is about nothing any more', { key });
    const messageId = email ? await sendEmail(email) : null;
    await transaction
      .update(outbox)
      .set({ sentAt: sql`now()`, messageId })
      .where(eq(outbox.id, locked.id));
  });
}
