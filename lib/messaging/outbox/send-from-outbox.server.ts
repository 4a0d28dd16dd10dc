import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { ACCOUNT_EMAILS } from '@/lib/customer/account/queue-email.server';
import { database } from '@/lib/platform/db/database.server';
import { outbox } from '@/lib/platform/db/schema-orders';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { giveUpJob } from '@/lib/platform/jobs/given-up-jobs.server';
import { report } from '@/lib/platform/log/log.server';
import type { ComposedEmail, Email } from '@/lib/messaging/mail/email';
import { renderLetter } from '@/lib/messaging/mail/render-letter.server';
import { sendEmail } from '@/lib/messaging/mail/send-email.server';
import { accountEmailOf } from './account-email.server';
import { isOrderNews, orderNews } from './order-news-emails.server';
import { formEmails } from './form-emails.server';
import { returnEmail, secondsToWait } from './limit-recipient.server';
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

/** @returns `null` for a row that is about nothing any more, or about an order whose customer is forgotten */
async function emailOf(row: Row): Promise<Email | null> {
  const composed = await compose(row);
  if (!composed || composed.to === '') return null;
  const { letter: _, editable: __, ...envelope } = composed;
  return { ...envelope, ...(await renderLetter(await inEditorsWords(composed))) };
}

/** Longer than it takes to compose an email, and than {@link sendEmail} takes. */
const CLAIM_SECONDS = 30;
/** Whole milliseconds, the precision of a `Date`: the end of a claim also identifies it. */
const claimEnd = sql`date_trunc('milliseconds', clock_timestamp())
  + make_interval(secs => ${CLAIM_SECONDS}::int)`;

/** @returns `null` for a row that is sent, gone or claimed by another process */
async function claim(key: string): Promise<Row | null> {
  const isFree = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, sql`now()`));
  const [row] = await database()
    .update(outbox)
    .set({ claimedUntil: claimEnd })
    .where(and(notSent(key), isFree))
    .returning();
  return row ?? null;
}

/** Adds a job for the end of another process's claim, in case that process died. */
async function addJobAfterClaim(key: string): Promise<void> {
  const db = database();
  const [row] = await db.select({ end: outbox.claimedUntil }).from(outbox).where(notSent(key));
  if (row?.end) await addJob(db, 'send-email', { key }, { key, runAt: row.end });
}

const isOurs = ({ key, claimedUntil }: Row) =>
  and(notSent(key), claimedUntil ? eq(outbox.claimedUntil, claimedUntil) : sql`false`);

/** @returns the row with the new end of its claim; `null` when another process has claimed it */
async function renew(row: Row): Promise<Row | null> {
  const [renewed] = await database()
    .update(outbox)
    .set({ claimedUntil: claimEnd })
    .where(isOurs(row))
    .returning();
  return renewed ?? null;
}

async function release(row: Row): Promise<void> {
  await database().update(outbox).set({ claimedUntil: null }).where(isOurs(row));
}

async function markSent({ id }: Row, messageId: string | null): Promise<void> {
  await database()
    .update(outbox)
    .set({ sentAt: sql`now()`, claimedUntil: null, messageId })
    .where(eq(outbox.id, id));
}

/**
 * Days after its event for which an email may be postponed. Older ones are out of date, and a recipient
 * who is over the limit every day would keep them waiting for ever.
 */
const POSTPONED_DAYS = 7;
const ENOUGH = 'its recipient has had enough of its kind';

const isOld = ({ createdAt }: Row) =>
  Date.now() - createdAt.getTime() > POSTPONED_DAYS * 24 * 60 * 60 * 1000;

/**
 * Leaves an email to a job that runs in some seconds; after a week that job is given up at once, and
 * can be retried by hand. The job that is running loses its key to it.
 */
async function postpone(row: Row, seconds: number): Promise<void> {
  const { key, kind } = row;
  const isGivenUp = isOld(row);
  report(`email is ${isGivenUp ? 'given up' : 'sent later'}: ${ENOUGH} today`, { kind, seconds });
  await inTransaction(async (transaction) => {
    await transaction.update(outbox).set({ claimedUntil: null }).where(isOurs(row));
    const runAt = new Date(Date.now() + seconds * 1000);
    await addJob(transaction, 'send-email', { key }, { key, runAt });
    if (isGivenUp) await giveUpJob(transaction, key, `${ENOUGH} for ${POSTPONED_DAYS} days`);
  });
}

/** Sends a row's email, or postpones it where its recipient has had enough of its kind today. */
async function sendCounted(row: Row, email: Email): Promise<void> {
  const seconds = await secondsToWait(row.kind, email.to);
  if (seconds !== null) return postpone(row, seconds);
  let messageId: string;
  try {
    messageId = await sendEmail(email);
  } catch (error) {
    await returnEmail(row.kind, email.to);
    throw error;
  }
  await markSent(row, messageId);
}

/**
 * Sends the email of a row of the outbox. The row is claimed meanwhile, so that no other process sends
 * it; no transaction is open and nothing is locked. A row that is claimed elsewhere is skipped until
 * the claim has ended: should that process die, the email is sent then.
 *
 * An email is sent twice only when the mail server had accepted it and that was not recorded: its
 * response was lost, or the process or the database was, between the response and the mark. The second
 * one has the Message-ID of the first.
 * @throws the error that prevented sending; the row stays unsent, and the next attempt may follow at once
 */
export async function sendFromOutbox(key: string): Promise<void> {
  let row = await claim(key);
  if (!row) return addJobAfterClaim(key);
  try {
    const email = await emailOf(row);
    if (!email) report('outbox row is about nothing any more', { key });
    // Composing takes longer than the claim lasts when content is late.
    row = await renew(row);
    if (!row) return;
    if (email) await sendCounted(row, email);
    else await markSent(row, null);
  } catch (error) {
    // Without a database the claim ends by itself.
    if (row) await release(row).catch(() => undefined);
    throw error;
  }
}
