import { sql, type SQL } from 'drizzle-orm';
import { MOVEMENT_DAYS } from '@/lib/catalog/import/movement-days';
import { database } from '@/lib/platform/db/database.server';
import { CONFIRMATION_DAYS } from '@/lib/messaging/mail/confirmation-days';
import { log, report } from '@/lib/platform/log/log.server';
import { anonymise, isUnpaidAndOld } from '@/lib/commerce/orders/anonymise-orders.server';

/** Days during which an email may be sent again; the provider repeats its events for three. */
export const SENT_DAYS = 90;
/** Days for which a message to customer service is kept, as it may begin a correspondence. */
export const CONTACT_DAYS = 365;
/** Days for which baskets and checkouts are counted, so that a month can be compared with that of the year before. */
const COUNTED_DAYS = 2 * 365;
/** Days for which what editors say about blocks is kept, with their names. */
const COMMENT_DAYS = 365;
/** Days for which a guest's ended reservation is kept, so that stores can answer questions about it. */
export const RESERVATION_DAYS = 90;
/**
 * Days for which an unused account waits for its address to be confirmed after the link was sent.
 */
export const UNCONFIRMED_ACCOUNT_DAYS = 30;
/** Maximum number of rows per statement, so that none holds locks for long. */
const MAX_ROWS = 500;
/**
 * Maximum number of statements per rule and run, so that a backlog does not delay other rules for
 * hours.
 */
const MAX_STATEMENTS = 1000;

/**
 * Deletes rows that nobody has locked; a locked one is left to the next run.
 * @param table of schema `shop`
 * @param where condition on its columns
 */
function deleteWhere(table: string, where: SQL): SQL {
  const name = sql`shop.${sql.identifier(table)}`;
  return sql`DELETE FROM ${name} WHERE ctid = ANY(ARRAY(
    SELECT ctid FROM ${name} WHERE ${where} LIMIT ${MAX_ROWS} FOR UPDATE SKIP LOCKED))`;
}

/** Deletes jobs that are not running. */
const deleteJobs = (where: SQL): SQL =>
  sql`SELECT id FROM graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE ${where} LIMIT ${MAX_ROWS}))`;

/**
 * Compares with a number of days that is part of the statement: connections use generic plans, for which a
 * parameter could be any number, so that PostgreSQL expects a third of all rows and reads the whole table.
 */
const olderThan = (column: string, days: number) =>
  sql`${sql.identifier(column)} < now() - make_interval(days => ${sql.raw(String(days))})`;

const isUnconfirmed = (column: string) =>
  sql`confirmed_at IS NULL AND ${olderThan(column, CONFIRMATION_DAYS)}`;

/**
 * Accounts whose address was never confirmed and which are unused: no orders or reservations, no
 * logged-in device, nothing in basket or lists. Both registration emails have the customer's id in
 * their key.
 */
const IS_UNUSED_ACCOUNT = sql`confirmed_at IS NULL
  AND ${olderThan('registered_at', UNCONFIRMED_ACCOUNT_DAYS)}
  AND NOT EXISTS (SELECT FROM shop.outbox
    WHERE key IN ('account-registered:' || customers.id, 'card-activation:' || customers.id)
      AND (sent_at IS NULL OR NOT ${olderThan('sent_at', UNCONFIRMED_ACCOUNT_DAYS)}))
  ${sql.join(
    [
      'orders',
      'reservations',
      'reviews',
      'loyalty_cards',
      'customer_tokens',
      'customer_passkeys',
    ].map(
      (table) => sql`AND NOT EXISTS (SELECT FROM shop.${sql.identifier(table)} AS used
        WHERE used.customer_id = customers.id)`,
    ),
    sql` `,
  )}
  ${sql.join(
    ['customer_devices', 'baskets', 'wishlists', 'reservation_baskets'].map(
      (table) => sql`AND NOT EXISTS (SELECT FROM shop.${sql.identifier(table)} AS used
        JOIN shop.sessions ON sessions.id = used.session_id
        WHERE sessions.customer_id = customers.id)`,
    ),
    sql` `,
  )}`;

/**
 * What is deleted or anonymised, table by table, and when. No rule covers confirmed or used
 * accounts with their sessions, baskets and lists, nor paid orders and their documents: these are
 * kept until their owner deletes them, or as long as the law requires.
 */
export const RETENTION_RULES: Readonly<Record<string, SQL>> = {
  // Includes the guest's basket, wishlist and reservation list.
  'sessions of guests that have expired': deleteWhere('sessions', sql`expires_at <= now()`),
  'logins of devices that have expired': deleteWhere('customer_devices', sql`expires_at <= now()`),
  'session transfers that have expired': deleteWhere('session_transfers', sql`expires_at <= now()`),
  'links of account emails that have expired': deleteWhere(
    'customer_tokens',
    sql`expires_at <= now()`,
  ),
  'passkey challenges that have expired': deleteWhere(
    'passkey_challenges',
    sql`expires_at <= now()`,
  ),
  'captchas that have expired': deleteWhere(
    'used_captchas',
    // An expired one is rejected without reading this table; the minute allows for clock
    // differences.
    sql`expires_at <= now() - interval '1 minute'`,
  ),
  // Until then what is typed in an ended session is kept for its owner.
  'sessions of staff, a day after their end': deleteWhere(
    'staff_sessions',
    sql`expires_at <= now() - interval '1 day'`,
  ),
  'forms of ended sessions of staff, after an hour': deleteWhere(
    'staff_drafts',
    sql`expires_at <= now()`,
  ),
  'invitations of staff that have expired': deleteWhere('staff_links', sql`expires_at <= now()`),
  // A trigger rejects the deletion of younger ones.
  'audit entries of staff, after three years': deleteWhere(
    'staff_audit',
    sql`at < now() - interval '3 years'`,
  ),
  'comments of editors, after a year': deleteWhere(
    'editor_comments',
    olderThan('written_at', COMMENT_DAYS),
  ),
  'counts of baskets and checkouts, after two years': deleteWhere(
    'conversion_steps',
    olderThan('at', COUNTED_DAYS),
  ),
  'editor links that have expired': deleteWhere('used_editor_links', sql`expires_at <= now()`),
  'request counters that have expired': deleteWhere(
    'request_limits',
    sql`expire <= (extract(epoch FROM now()) * 1000)::bigint`,
  ),
  'permissions to read an order that have ended': deleteWhere('order_readers', sql`until <= now()`),
  'changes of baskets that are no longer repeated': deleteWhere(
    'basket_intents',
    olderThan('received_at', 1),
  ),
  'basket lines removed an hour ago': deleteWhere(
    'basket_lines',
    sql`removed_at < now() - interval '1 hour'`,
  ),
  'wishlist items removed an hour ago': deleteWhere(
    'wishlist_items',
    sql`removed_at < now() - interval '1 hour'`,
  ),
  // No longer shown. A customer's session, which they belong to, never expires.
  'form input that was rejected an hour ago': deleteWhere(
    'form_drafts',
    sql`changed_at < now() - interval '1 hour'`,
  ),
  'emails that were sent': deleteWhere('outbox', olderThan('sent_at', SENT_DAYS)),
  'emails that no server has accepted': deleteWhere(
    'outbox',
    sql`sent_at IS NULL AND ${olderThan('created_at', SENT_DAYS)}`,
  ),
  // Crons, and jobs replaced by a newer one with their key.
  'jobs that have failed and have no key': deleteJobs(
    sql`key IS NULL AND attempts >= max_attempts AND ${olderThan('run_at', 1)}`,
  ),
  // Kept longer than what they are about: an open refund gets another job and is reported again.
  'jobs that were given up, or belong to a task that is gone': deleteJobs(
    olderThan('run_at', SENT_DAYS),
  ),
  // Counts of stock that are older are rejected.
  'movements of stock': deleteWhere('stock_movements', olderThan('moved_at', MOVEMENT_DAYS)),
  // Until then a repeated request is recognised.
  'imports that have ended': deleteWhere('imports', olderThan('finished_at', SENT_DAYS)),
  'imports whose parts have not all come': deleteWhere(
    'imports',
    sql`status = 'open' AND ${olderThan('created_at', 1)}`,
  ),
  // Includes their deliveries. Until then they can be replayed.
  'events of webhooks': deleteWhere('webhook_events', olderThan('occurred_at', SENT_DAYS)),
  'events of the payment provider': deleteWhere(
    'payment_events',
    olderThan('received_at', SENT_DAYS),
  ),
  'messages to customer service': deleteWhere(
    'contact_messages',
    olderThan('sent_at', CONTACT_DAYS),
  ),
  'messages that were never confirmed': deleteWhere('contact_messages', isUnconfirmed('sent_at')),
  'entries that were never confirmed': deleteWhere('form_entries', isUnconfirmed('entered_at')),
  'newsletter subscriptions that were never confirmed': deleteWhere(
    'newsletter_subscriptions',
    sql`status = 'requested' AND confirmed_at IS NULL AND ${olderThan('requested_at', CONFIRMATION_DAYS)}`,
  ),
  'alert subscriptions that were never confirmed': deleteWhere(
    'article_notices',
    sql`status = 'requested' AND ${olderThan('requested_at', CONFIRMATION_DAYS)}`,
  ),
  'reservations of guests that have ended': deleteWhere(
    'reservations',
    sql`customer_id IS NULL AND ${olderThan('ended_at', RESERVATION_DAYS)}`,
  ),
  // Includes its address; a card held for it can be registered again.
  'accounts that were never confirmed and are not used': deleteWhere(
    'customers',
    IS_UNUSED_ACCOUNT,
  ),
  'names on orders that were cancelled unpaid': anonymise(isUnpaidAndOld(MAX_ROWS)),
};

/** @returns number of changed rows */
async function applyRule(statement: SQL): Promise<number> {
  let rows = 0;
  for (let statements = 0; statements < MAX_STATEMENTS; statements += 1) {
    const { rowCount } = await database().execute(statement);
    rows += rowCount ?? 0;
    if ((rowCount ?? 0) < MAX_ROWS) break;
  }
  return rows;
}

/**
 * Applies all rules. One that fails, for example because of a lock, is logged and does not prevent
 * others; it is repeated after an hour.
 */
export async function applyRetention(): Promise<void> {
  for (const [name, statement] of Object.entries(RETENTION_RULES)) {
    try {
      const rows = await applyRule(statement);
      if (rows > 0) log('retention', { rule: name, rows });
    } catch (error) {
      report('retention failed', { rule: name, error });
    }
  }
}
