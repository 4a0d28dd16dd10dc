import { sql, type SQL } from 'drizzle-orm';

/** Days after which an order that was cancelled unpaid names nobody any more. */
export const UNPAID_DETAILS_DAYS = 30;

/**
 * A statement that takes names, addresses and emails from orders. The outbox and its messages name an
 * order only by its id.
 * @param which condition on the orders' columns
 */
export const anonymise = (which: SQL): SQL => sql`
  WITH anonymous AS (
    UPDATE shop.orders SET email = '', session_id = NULL, fingerprint = NULL WHERE ${which} RETURNING id
  )
  UPDATE shop.addresses SET salutation = NULL, first_name = '', last_name = '', company = NULL,
    street = '', house_number = NULL, addition = NULL, postal_code = '', city = '', phone = NULL
  WHERE order_id IN (SELECT id FROM anonymous)`;

/** Cancelled unpaid orders past their days, at most `limit`, the oldest first. Paid ones stay, as the law wants. */
export const isUnpaidAndOld = (limit: number): SQL => sql`id IN (
  SELECT id FROM shop.orders
  WHERE status = 'cancelled' AND email <> ''
    AND cancelled_at < now() - make_interval(days => ${UNPAID_DETAILS_DAYS}::int)
  ORDER BY cancelled_at LIMIT ${limit})`;
