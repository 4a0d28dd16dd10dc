import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { EmailKind } from '@/cms-schema/email-kinds';
import type { ProjectId } from '@/lib/shop/project/projects';
import type { Language } from '@/lib/shop/page-context/locale';
import { ACCOUNT_EMAILS } from '@/lib/customer/account/queue-email.server';
import { database } from '@/lib/platform/db/database.server';
import { outbox } from '@/lib/platform/db/schema-orders';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { addJob } from '@/lib/platform/jobs/add-job.server';
import { giveUpJob } from '@/lib/platform/jobs/given-up-jobs.server';
import { returnAttempts } from '@/lib/platform/http/limit-requests.server';
import { report } from '@/lib/platform/log/log.server';
import type { ComposedEmail, Email, EmailContent } from '@/lib/messaging/mail/email';
import { renderLetter } from '@/lib/messaging/mail/render-letter.server';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { sendEmail } from '@/lib/messaging/mail/send-email.server';
import { accountEmailOf } from './account-email.server';
import {
  composeNews,
  isOrderNews,
  loadOrderNews,
  orderNews,
  withoutCodes,
  type LoadedNews,
} from './order-news-emails.server';
import { formEmails } from './form-emails.server';
import { countEmail } from './limit-recipient.server';
import { inEditorsWords } from './in-editors-words.server';
import { composePaid, orderPaidEmail, type PaidOrder } from './order-paid-email.server';
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

const render = async (composed: ComposedEmail): Promise<EmailContent> =>
  renderLetter(await inEditorsWords(composed), shopSettings(composed.project));

/** @returns `null` if the subject no longer exists, or the order's customer was anonymised */
async function emailOf(row: Row): Promise<Email | null> {
  const composed = await compose(row);
  if (!composed || composed.to === '') return null;
  const { letter: _, editable: __, project: ___, ...envelope } = composed;
  return { ...envelope, ...(await render(composed)) };
}

type Preview = Pick<Email, 'to' | 'subject' | 'text'>;

async function previewOf(composed: ComposedEmail): Promise<Preview> {
  const { subject, text } = await render(composed);
  return { to: composed.to, subject, text };
}

/**
 * An event of an order as its email would be sent now, without attachments and the codes of gift cards.
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export const previewNews = async (news: LoadedNews): Promise<Preview> =>
  previewOf(await composeNews('preview', withoutCodes(news)));

/**
 * The confirmation of a paid order as it would be sent now, without its invoice.
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export const previewPaid = async (paid: PaidOrder): Promise<Preview> =>
  previewOf(await composePaid('preview', paid));

async function composeWithoutCodes(row: Row): Promise<ComposedEmail | null> {
  if (!isOrderNews(row.kind)) return compose(row);
  const news = await loadOrderNews(row.kind, aboutNews.parse(row.payload));
  return news && composeNews('preview', withoutCodes(news));
}

/**
 * An email of the outbox as it would be sent now, without the codes of gift cards; `null` if there is none.
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function previewStored(key: string): Promise<Preview | null> {
  const [row] = await database().select().from(outbox).where(eq(outbox.key, key));
  const composed = row ? await composeWithoutCodes(row) : null;
  return composed && composed.to !== '' ? previewOf(composed) : null;
}

/** Rows of these kinds become emails of several kinds. */
const STORED_AS: Partial<Record<EmailKind, string>> = {
  'order-cancelled-unpaid': 'order-cancelled',
  'raffle-entered': 'entry-stored',
  'early-shop-entered': 'entry-stored',
  'notice-confirm-stock': 'notice-confirm',
  'notice-confirm-price': 'notice-confirm',
  'article-in-stock': 'article-notice',
  'article-price': 'article-notice',
};

/** Emails among which {@link composeLatest} looks for one of a shop and a language. */
const LOOKED_AT = 50;

/**
 * The latest email of a kind as it would be sent now with its built-in texts, without the codes of
 * gift cards; `null` if there was none lately.
 * @throws ContentUnavailable when the shop's name cannot be loaded
 */
export async function composeLatest(
  kind: EmailKind,
  project: ProjectId,
  language: Language,
): Promise<ComposedEmail | null> {
  const latest = await database()
    .select()
    .from(outbox)
    .where(eq(outbox.kind, STORED_AS[kind] ?? kind))
    .orderBy(desc(outbox.id))
    .limit(LOOKED_AT);
  for (const row of latest) {
    const composed = await composeWithoutCodes(row);
    const { kind: template, context } = composed?.editable ?? {};
    const isWanted = template === kind && context?.project === project;
    if (composed && isWanted && composed.letter.language === language) return composed;
  }
  return null;
}

/** Longer than composing an email or {@link sendEmail} takes. */
const CLAIM_SECONDS = 30;
// outside: pg-dates, pg-clocks, pg-milliseconds
/** Whole milliseconds, the precision of a `Date`, because the end of a claim also identifies it. */
const claimEnd = sql`date_trunc('milliseconds', clock_timestamp())
  + make_interval(secs => ${CLAIM_SECONDS}::int)`;

/** @returns `null` for a row that is sent, deleted or claimed by another process */
async function claim(key: string): Promise<Row | null> {
  const isFree = or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, sql`now()`));
  const [row] = await database()
    .update(outbox)
    .set({ claimedUntil: claimEnd })
    .where(and(notSent(key), isFree))
    .returning();
  return row ?? null;
}

/** Adds a job for the end of another process's claim, in case that process dies. */
async function addJobAfterClaim(key: string): Promise<void> {
  const db = database();
  const [row] = await db.select({ end: outbox.claimedUntil }).from(outbox).where(notSent(key));
  if (row?.end) await addJob(db, 'send-email', { key }, { key, runAt: row.end });
}

const isOurs = ({ key, claimedUntil }: Row) =>
  // outside: drizzle-no-condition
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
 * Days for which an email may be postponed. Older ones are out of date, and a recipient who exceeds
 * the limit every day would postpone them forever.
 */
const POSTPONED_DAYS = 7;
const ENOUGH = 'its recipient has had enough of its kind';

const isOld = ({ createdAt }: Row) =>
  Date.now() - createdAt.getTime() > POSTPONED_DAYS * 24 * 60 * 60 * 1000;

/**
 * Postpones an email to a job that runs in some seconds; after a week that job is marked as failed
 * at once, and can be retried by hand. The running job loses its key to the new one.
 */
async function postpone(row: Row, seconds: number): Promise<void> {
  const { key, kind } = row;
  const isGivenUp = isOld(row);
  report(`email is ${isGivenUp ? 'given up' : 'sent later'}: ${ENOUGH} today`, { kind, seconds });
  await inTransaction(async (transaction) => {
    await transaction.update(outbox).set({ claimedUntil: null }).where(isOurs(row));
    const runAt = new Date(Date.now() + seconds * 1000);
    // outside: worker-running-key
    await addJob(transaction, 'send-email', { key }, { key, runAt });
    if (isGivenUp) await giveUpJob(transaction, key, `${ENOUGH} for ${POSTPONED_DAYS} days`);
  });
}

/** Sends a row's email, or postpones it if its recipient has reached today's limit for its kind. */
async function sendCounted(row: Row, email: Email): Promise<void> {
  const attempt = await countEmail(row.kind, email.to);
  if (attempt && attempt.secondsToWait !== null) return postpone(row, attempt.secondsToWait);
  let messageId: string;
  try {
    messageId = await sendEmail(email);
  } catch (error) {
    if (attempt) await returnAttempts([attempt]);
    throw error;
  }
  await markSent(row, messageId);
}

/**
 * Sends the email of an outbox row. Claims the row, so that no other process sends it, without an
 * open transaction or lock. Skips a row that is claimed elsewhere until the claim ends: if that
 * process dies, the email is sent then.
 *
 * An email is sent twice only if the mail server accepted it but this was not recorded: its
 * response was lost, or the process or database failed between the response and the update. The
 * second email has the same Message-ID.
 * @throws the error that prevented sending; the row stays unsent and can be retried at once
 */
export async function sendFromOutbox(key: string): Promise<void> {
  let row = await claim(key);
  if (!row) return addJobAfterClaim(key);
  try {
    const email = await emailOf(row);
    if (!email) report('outbox row is about nothing any more', { key });
    // Composing takes longer than the claim if the content API is slow.
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
