import { sql } from 'drizzle-orm';
import { skus } from '@/lib/platform/db/schema';
import type { Transaction } from '@/lib/platform/db/transaction';

interface Pieces {
  sku: string;
  quantity: number;
}

interface Line extends Pieces {
  /** SKUs of the parts of a set; empty for a single article. */
  parts: readonly string[];
}

/** Locking order of SKUs in all transactions, which prevents deadlocks. */
const bySku = (one: Pieces, other: Pieces) => (one.sku < other.sku ? -1 : 1);

/** Stock needed for some lines, by SKU; a set needs its parts. */
function piecesOf(lines: readonly Line[]): Pieces[] {
  const taken = new Map<string, number>();
  for (const { sku, parts, quantity } of lines)
    for (const each of parts.length > 0 ? parts : [sku])
      taken.set(each, (taken.get(each) ?? 0) + quantity);
  return [...taken].map(([sku, quantity]) => ({ sku, quantity })).toSorted(bySku);
}

async function take(transaction: Transaction, { sku, quantity }: Pieces): Promise<boolean> {
  const { rowCount } = await transaction.execute(sql`
    UPDATE ${skus} SET stock = CASE WHEN is_nos THEN stock ELSE stock - ${quantity}::int END
    WHERE sku = ${sku} AND (is_nos OR stock >= ${quantity}::int)`);
  return rowCount === 1;
}

const giveBack = (transaction: Transaction, { sku, quantity }: Pieces) =>
  transaction.execute(sql`
    UPDATE ${skus} SET stock = stock + ${quantity}::int WHERE sku = ${sku} AND NOT is_nos`);

/**
 * Takes pieces out of stock; articles that are never out of stock are not counted.
 * @returns whether there was enough of everything; if not, the transaction has to be rolled back
 */
export async function takeStock(
  transaction: Transaction,
  lines: readonly Line[],
): Promise<boolean> {
  for (const pieces of piecesOf(lines)) if (!(await take(transaction, pieces))) return false;
  return true;
}

/** Returns pieces taken by {@link takeStock}. */
export async function returnStock(transaction: Transaction, lines: readonly Line[]): Promise<void> {
  for (const pieces of piecesOf(lines)) await giveBack(transaction, pieces);
}

/**
 * Returns pieces of one SKU and takes as many of another, in the general locking order.
 * @returns whether there was enough; if not, the transaction has to be rolled back
 */
export async function swapStock(
  transaction: Transaction,
  { back, out, quantity }: { back: string | null; out: string; quantity: number },
): Promise<boolean> {
  const swapped = [...(back === null ? [] : [{ sku: back, quantity }]), { sku: out, quantity }];
  for (const pieces of swapped.toSorted(bySku))
    if (pieces.sku !== out) await giveBack(transaction, pieces);
    else if (!(await take(transaction, pieces))) return false;
  return true;
}
