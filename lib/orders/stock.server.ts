import { sql } from 'drizzle-orm';
import { skus } from '@/lib/db/schema';
import type { Transaction } from '@/lib/db/transaction';

interface Pieces {
  sku: string;
  quantity: number;
}

/** All transactions lock SKUs in this order, so that there are no deadlocks. */
const bySku = (one: Pieces, other: Pieces) => (one.sku < other.sku ? -1 : 1);

/**
 * Takes pieces out of stock; what is never out of stock is not counted.
 * @returns whether there was enough of all; if not, the transaction has to be rolled back
 */
export async function takeStock(
  transaction: Transaction,
  lines: readonly Pieces[],
): Promise<boolean> {
  for (const { sku, quantity } of lines.toSorted(bySku)) {
    const { rowCount } = await transaction.execute(sql`
      UPDATE ${skus} SET stock = CASE WHEN is_nos THEN stock ELSE stock - ${quantity}::int END
      WHERE sku = ${sku} AND (is_nos OR stock >= ${quantity}::int)`);
    if (rowCount !== 1) return false;
  }
  return true;
}

/** Gives pieces back that {@link takeStock} took. */
export async function returnStock(
  transaction: Transaction,
  lines: readonly Pieces[],
): Promise<void> {
  for (const { sku, quantity } of lines.toSorted(bySku))
    await transaction.execute(sql`
      UPDATE ${skus} SET stock = stock + ${quantity}::int WHERE sku = ${sku} AND NOT is_nos`);
}
