import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';

/**
 * Keys that emails about an order may have in the outbox: the kind of email, and the id of the order or of
 * its parcel, refund, line, return or withdrawal. The outbox has an index of its keys.
 */
export async function emailKeys(on: Pick<Database, 'execute'>, orderId: string): Promise<string[]> {
  const { rows } = await on.execute(sql`
    SELECT kind || ':' || id AS key FROM (
      SELECT unnest(ARRAY['order-paid', 'order-accepted', 'order-received', 'prepayment-request',
        'order-cancelled', 'payment-failed', 'transfer-late', 'gift-cards']), ${orderId}::uuid
      UNION ALL SELECT 'order-shipped', id FROM shop.parcels WHERE order_id = ${orderId}
      UNION ALL SELECT unnest(ARRAY['order-cancelled', 'order-refunded']), id
        FROM shop.refunds WHERE order_id = ${orderId}
      UNION ALL SELECT 'order-exchanged', id FROM shop.order_lines
        WHERE order_id = ${orderId} AND exchange_of IS NOT NULL
      UNION ALL SELECT 'return-registered', id FROM shop.registered_returns
        WHERE order_id = ${orderId}
      UNION ALL SELECT 'withdrawal-received', id FROM shop.withdrawals WHERE order_id = ${orderId}
    ) AS emails (kind, id)`);
  return rows.map(({ key }) => String(key));
}
