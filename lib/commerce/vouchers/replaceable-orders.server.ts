import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';

/**
 * The orders of a basket that end when it is ordered again: unpaid, with a payment page that nobody has
 * paid on. Whatever they hold comes back with that, so that the basket can count on it: gift card money,
 * codes and pieces. All who count on it have to do so by these functions.
 *
 * Not among them are orders that have left the basket: by bank transfer, and with a payment that takes
 * days.
 * @param basketId a value, or a column of the query around this one
 */
const replaceable = (basketId: SQL | string) => sql`
  shop.orders AS held JOIN shop.payments AS held_by ON held_by.order_id = held.id
  WHERE held.basket_id = ${basketId} AND held.status = 'pending'
    AND held_by.provider = 'stripe' AND held_by.delayed_at IS NULL`;

/** What those orders of a basket have taken off a gift card, in minor units. */
export const heldMoney = (
  basketId: SQL | string,
  { project, code }: { project: SQL | string; code: SQL | string },
): SQL<number> => sql<number>`coalesce((
  SELECT sum(used.amount)::int FROM shop.voucher_redemptions AS used
  WHERE used.project = ${project} AND used.code = ${code}
    AND used.order_id IN (SELECT held.id FROM ${replaceable(basketId)})), 0)`;

/** Pieces of a SKU that those orders of a basket have taken out of stock; of a set each part. */
export const heldPieces = (basketId: SQL | string, sku: SQL | string): SQL<number> => sql<number>`
  coalesce((SELECT sum(taken.quantity)::int FROM shop.order_lines AS taken
    WHERE ${sku} = ANY(CASE WHEN taken.parts = '{}' THEN ARRAY[taken.sku] ELSE taken.parts END)
      AND taken.order_id IN (SELECT held.id FROM ${replaceable(basketId)})), 0)`;

/** Replaceable orders of a basket; several, when a guest's basket and a customer's were merged. */
export async function replaceableOrders(
  transaction: Transaction,
  basketId: string,
): Promise<{ id: string; fingerprint: string | null }[]> {
  const { rows } = await transaction.execute<{ id: string; fingerprint: string | null }>(
    sql`SELECT held.id, held.fingerprint FROM ${replaceable(basketId)} ORDER BY held.placed_at`,
  );
  return rows;
}
