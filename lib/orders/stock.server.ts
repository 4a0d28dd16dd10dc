import { sql } from 'drizzle-orm';
import { skus } from '@/lib/db/schema';
import type { Transaction } from '@/lib/db/transaction';

interface Pieces {
  sku: string;
  quantity: number;
}

interface Line extends Pieces {
  /** SKUs that a set is made of; empty for a single article. */
  parts: readonly string[];
}

/** All transactions lock SKUs in this order, so that there are no deadlocks. */
const bySku = (one: Pieces, other: Pieces) => (one.sku < other.sku ? -1 : 1);

/** What lines take from stock, each SKU once: of a set its parts. */
function piecesOf(lines: readonly Line[]): Pieces[] {
  const taken = new Map<string, number>();
  for (const { sku, parts, quantity } of lines)
    for (const each of parts.length > 0 ? parts : [sku])
      taken.set(each, (taken.get(each) ?? 0) + quantity);
  return [...taken].map(([sku, quantity]) => ({ sku, quantity })).toSorted(bySku);
}

/**
 * Takes pieces out of stock; what is never out of stock is not counted.
 * @returns whether there was enough of all; if not, the transaction has to be rolled back
 */
export async function takeStock(
  transaction: Transaction,
  lines: readonly Line[],
): Promise<boolean> {
  for (const { sku, quantity } of piecesOf(lines)) {
    const { rowCount } = await transaction.execute(sql`
      UPDATE ${skus} SET stock = CASE WHEN is_nos THEN stock ELSE stock - ${quantity}::int END
      WHERE sku = ${sku} AND (is_nos OR stock >= ${quantity}::int)`);
    if (rowCount !== 1) return false;
  }
  return true;
}

/** Gives pieces back that {@link takeStock} took. */
export async function returnStock(transaction: Transaction, lines: readonly Line[]): Promise<void> {
  for (const { sku, quantity } of piecesOf(lines))
    await transaction.execute(sql`
      UPDATE ${skus} SET stock = stock + ${quantity}::int WHERE sku = ${sku} AND NOT is_nos`);
}
