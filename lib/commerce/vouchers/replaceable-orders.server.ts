import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';

/**
 * Orders of a basket that end when it is ordered again: unpaid, with a payment page on which nobody
 * has paid. Everything they hold is returned then, so the basket can count on it: gift card money,
 * codes and pieces. All code that does so must use these functions.
 *
 * Excludes orders that have left the basket: by bank transfer, and with a payment that takes days.
 * @param basketId a value, or a column of the outer query
 */
const replaceable = (basketId: SQL | string) => sql`
  shop.orders AS held JOIN shop.payments AS held_by ON held_by.order_id = held.id
  WHERE held.basket_id = ${basketId} AND held.status = 'pending'
    AND held_by.provider = 'stripe' AND held_by.delayed_at IS NULL`;

/** Gift card money held by those orders of a basket, in minor units. */
export const heldMoney = (
  basketId: SQL | string,
  { project, code }: { project: SQL | string; code: SQL | string },
): SQL<number> => sql<number>`coalesce((
  SELECT sum(used.amount)::int FROM shop.voucher_redemptions AS used
  WHERE used.project = ${project} AND used.code = ${code}
    AND used.order_id IN (SELECT held.id FROM ${replaceable(basketId)})), 0)`;

/** Pieces of a SKU held by those orders of a basket, including parts of sets. */
export const heldPieces = (basketId: SQL | string, sku: SQL | string): SQL<number> => sql<number>`
  coalesce((SELECT sum(taken.quantity)::int FROM shop.order_lines AS taken
    WHERE ${sku} = ANY(CASE WHEN taken.parts = '{}' THEN ARRAY[taken.sku] ELSE taken.parts END)
      AND taken.order_id IN (SELECT held.id FROM ${replaceable(basketId)})), 0)`;

/**
 * Replaceable orders of a basket; there can be several if a guest's and a customer's were merged.
 */
export async function replaceableOrders(
  transaction: Transaction,
  basketId: string,
): Promise<{ id: string; fingerprint: string | null }[]> {
  const { rows } = await transaction.execute<{ id: string; fingerprint: string | null }>(
    sql`SELECT held.id, held.fingerprint FROM ${replaceable(basketId)} ORDER BY held.placed_at`,
  );
  return rows;
}
