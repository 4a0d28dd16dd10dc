import { sql, type SQL } from 'drizzle-orm';

/** Days after which an order that was cancelled unpaid is anonymised. */
export const UNPAID_DETAILS_DAYS = 30;

/**
 * Statement that deletes names, addresses and emails from orders. Outbox messages refer to an order
 * only by its id.
 * @param which condition on the orders' columns
 */
export const anonymise = (which: SQL): SQL => sql`
  WITH anonymous AS (
    UPDATE shop.orders SET email = '', session_id = NULL, fingerprint = NULL WHERE ${which} RETURNING id
  )
  UPDATE shop.addresses SET salutation = NULL, first_name = '', last_name = '', company = NULL,
    vat_number = NULL, customer_reference = NULL,
    street = '', house_number = NULL, addition = NULL, postal_code = '', city = '', phone = NULL
  WHERE order_id IN (SELECT id FROM anonymous)`;

/**
 * Orders that were cancelled unpaid and owe nothing. If a transfer came too late, staff need the
 * name until they have returned it.
 */
export const IS_CANCELLED_UNPAID: SQL = sql`status = 'cancelled' AND paid_at IS NULL AND NOT EXISTS (
  SELECT 1 FROM shop.refunds WHERE refunds.order_id = orders.id AND refunds.status = 'open')`;

/**
 * Unpaid cancelled orders past this age, at most `limit`, oldest first. Paid ones are kept, as the
 * law requires.
 */
export const isUnpaidAndOld = (limit: number): SQL => sql`id = ANY(ARRAY(
  SELECT id FROM shop.orders
  WHERE ${IS_CANCELLED_UNPAID} AND email <> ''
    AND cancelled_at < now() - make_interval(days => ${UNPAID_DETAILS_DAYS}::int)
  ORDER BY cancelled_at LIMIT ${limit}))`;
