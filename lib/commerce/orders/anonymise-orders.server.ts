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

/**
 * Orders that were cancelled unpaid and owe nothing. Until staff have returned a transfer that came after
 * the end they need to know whose it was.
 */
export const IS_CANCELLED_UNPAID: SQL = sql`status = 'cancelled' AND paid_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM shop.refunds WHERE refunds.order_id = orders.id AND refunds.status = 'open')`;

/** Cancelled unpaid orders past their days, at most `limit`, the oldest first. Paid ones stay, as the law wants. */
export const isUnpaidAndOld = (limit: number): SQL => sql`id = ANY(ARRAY(
  SELECT id FROM shop.orders
  WHERE ${IS_CANCELLED_UNPAID} AND email <> ''
    AND cancelled_at < now() - make_interval(days => ${UNPAID_DETAILS_DAYS}::int)
  ORDER BY cancelled_at LIMIT ${limit}))`;
