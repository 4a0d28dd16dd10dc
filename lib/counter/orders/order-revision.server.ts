import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';

/**
 * Fingerprint of everything about an order on which an action of staff may depend: a form with another one
 * is that of an outdated page. The status of refunds and emails is not part of it, because jobs change it at any time.
 * @param on the transaction that has locked the order, or the database
 */
export async function orderRevision(
  on: Pick<Database, 'execute'>,
  orderId: string,
): Promise<string> {
  const { rows } = await on.execute(sql`
    SELECT md5(concat_ws('|', orders.status, orders.promised_for,
      (SELECT string_agg(concat_ws(':', id, quantity, cancelled, shipped, returned, exchanged, refunded), ',' ORDER BY position)
        FROM shop.order_lines WHERE order_id = orders.id),
      (SELECT string_agg(md5(addresses::text), ',' ORDER BY kind) FROM shop.addresses WHERE order_id = orders.id),
      (SELECT string_agg(status, ',' ORDER BY id) FROM shop.payments WHERE order_id = orders.id),
      (SELECT string_agg(id::text, ',' ORDER BY id) FROM shop.parcels WHERE order_id = orders.id),
      (SELECT string_agg(id::text, ',' ORDER BY id) FROM shop.refunds WHERE order_id = orders.id),
      (SELECT string_agg(id::text, ',' ORDER BY id) FROM shop.withdrawals WHERE order_id = orders.id),
      (SELECT string_agg(id::text, ',' ORDER BY id) FROM shop.order_notes WHERE order_id = orders.id)
    )) AS revision FROM shop.orders WHERE id = ${orderId}`);
  return String(rows[0]?.['revision'] ?? '');
}

/** The database's clock, in epoch milliseconds: an application server's may be wrong. */
export async function databaseTime(on: Pick<Database, 'execute'>): Promise<number> {
  const { rows } = await on.execute(sql`
    SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::float8 AS at`);
  return Number(rows[0]?.['at']);
}
