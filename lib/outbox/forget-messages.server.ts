import { sql } from 'drizzle-orm';
import { database } from '@/lib/db/database.server';

/** Days an email that was sent can still be sent again; the provider repeats its events for three. */
export const SENT_DAYS = 90;
/** Days a message to customer service is kept, which may begin a correspondence. */
export const CONTACT_DAYS = 365;
/** Days after which the link that confirms a message has expired. */
const UNCONFIRMED_DAYS = 7;
/** Rows of each kind that one run looks after. */
const MAX = 1000;

/** Deletes sent emails, events of the payment provider and messages to customer service that are old. */
export async function forgetMessages(): Promise<void> {
  const db = database();
  await db.execute(sql`
    DELETE FROM shop.outbox WHERE id IN (
      SELECT id FROM shop.outbox WHERE sent_at < now() - make_interval(days => ${SENT_DAYS}::int)
      ORDER BY id LIMIT ${MAX} FOR UPDATE SKIP LOCKED)`);
  await db.execute(sql`
    DELETE FROM shop.payment_events WHERE id IN (
      SELECT id FROM shop.payment_events
      WHERE received_at < now() - make_interval(days => ${SENT_DAYS}::int) LIMIT ${MAX})`);
  await db.execute(sql`
    DELETE FROM shop.contact_messages WHERE id IN (
      SELECT id FROM shop.contact_messages
      WHERE sent_at < now() - make_interval(days => ${CONTACT_DAYS}::int)
        OR (confirmed_at IS NULL
          AND sent_at < now() - make_interval(days => ${UNCONFIRMED_DAYS}::int))
      LIMIT ${MAX})`);
}
