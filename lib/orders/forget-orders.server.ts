import { sql, type SQL } from 'drizzle-orm';
import { forgetChanges } from '@/lib/basket/forget-changes.server';
import { database, type Database } from '@/lib/db/database.server';

/** Days after which an order that was never paid is nobody's any more. */
export const UNPAID_DETAILS_DAYS = 30;
/** Sessions, orders and grants that one run looks after. */
const MAX = 1000;

/**
 * Takes names, addresses and emails from some orders.
 * @param which condition on the orders' columns
 */
export async function forgetDetails(on: Pick<Database, 'execute'>, which: SQL): Promise<void> {
  // Also the outbox and its messages name the order only by its id.
  await on.execute(sql`
    WITH forgotten AS (
      UPDATE shop.orders SET email = '', session_id = NULL, fingerprint = NULL WHERE ${which} RETURNING id
    )
    UPDATE shop.addresses SET salutation = NULL, first_name = '', last_name = '', company = NULL,
      street = '', house_number = NULL, addition = NULL, postal_code = '', city = '', phone = NULL
    WHERE order_id IN (SELECT id FROM forgotten)`);
}

/**
 * Deletes what is kept for no reason any more: names, addresses and emails of orders that were
 * cancelled unpaid, sessions that have expired with their baskets, what changes of baskets leave
 * behind, and grants to read an order. Paid orders and their invoices stay, as the law wants it.
 */
export async function forgetOrders(): Promise<void> {
  const db = database();
  await forgetDetails(
    db,
    sql`id IN (
      SELECT id FROM shop.orders
      WHERE status = 'cancelled' AND email <> ''
        AND cancelled_at < now() - make_interval(days => ${UNPAID_DETAILS_DAYS}::int)
      ORDER BY cancelled_at LIMIT ${MAX}
    )`,
  );
  await db.execute(sql`
    DELETE FROM shop.sessions WHERE id IN (
      SELECT id FROM shop.sessions WHERE expires_at <= now()
      LIMIT ${MAX} FOR UPDATE SKIP LOCKED)`);
  await db.execute(sql`DELETE FROM shop.order_readers WHERE until <= now()`);
  await forgetChanges();
}
