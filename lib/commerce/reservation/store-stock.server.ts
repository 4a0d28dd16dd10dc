import { sql } from 'drizzle-orm';
import { storeStock } from '@/lib/platform/db/schema';
import type { Transaction } from '@/lib/platform/db/transaction';

/** Pieces of a SKU in a store. */
export interface StorePieces {
  store: string;
  sku: string;
  quantity: number;
}

const keyOf = ({ sku, store }: StorePieces) => `${sku}\n${store}`;

/** Locking order of store stock in all transactions, which prevents deadlocks. */
const inOrder = (pieces: readonly StorePieces[]) =>
  pieces.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));

/**
 * Takes pieces out of the stock of their stores, each by an update that fails if too few are left.
 * @returns the first pieces that were not available; the transaction then has to be rolled back
 */
export async function takeStoreStock<Pieces extends StorePieces>(
  transaction: Transaction,
  pieces: readonly Pieces[],
): Promise<StorePieces | null> {
  for (const each of inOrder(pieces)) {
    const { store, sku, quantity } = each;
    const { rowCount } = await transaction.execute(sql`
      UPDATE ${storeStock} SET stock = stock - ${quantity}::int
      WHERE store = ${store} AND sku = ${sku} AND stock >= ${quantity}::int`);
    if (rowCount !== 1) return each;
  }
  return null;
}

/** Returns pieces taken by {@link takeStoreStock}. */
export async function returnStoreStock(
  transaction: Transaction,
  pieces: readonly StorePieces[],
): Promise<void> {
  for (const { store, sku, quantity } of inOrder(pieces))
    await transaction.execute(sql`
      UPDATE ${storeStock} SET stock = stock + ${quantity}::int
      WHERE store = ${store} AND sku = ${sku}`);
}
