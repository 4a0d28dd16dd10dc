import { and, eq, sql } from 'drizzle-orm';
import { findRequest, writeAudit, type Actor } from '@/lib/counter/staff/audit-log.server';
import { inTransaction } from '@/lib/platform/db/in-transaction.server';
import { skus, stores, storeStock } from '@/lib/platform/db/schema';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { StockReason } from './stock-list';

export interface Correction extends Actor {
  /** Idempotency key of the form or request. */
  requestKey: string;
  sku: string;
  /** Number of a store; `null` for the stock online. */
  store: string | null;
  /** Pieces that the sender saw, and that there are. */
  seen: number;
  counted: number;
  reason: StockReason;
}

/** `negative`: more pieces were sold meanwhile than were counted; `key_used`: for another correction. */
export type CorrectionRejection = 'unknown_sku' | 'negative' | 'key_used';

/** Rolls back the transaction in which it is thrown. */
class CorrectionRejected extends Error {
  override name = 'CorrectionRejected';
  readonly code: CorrectionRejection;
  constructor(code: CorrectionRejection) {
    super(`the stock was not corrected: ${code}`);
    this.code = code;
  }
}

/** The row of a stock, locked; a store that never had the SKU gets one. */
async function lockStock(
  transaction: Transaction,
  { sku, store }: Correction,
): Promise<number | null> {
  const [known] = await transaction
    .select({ stock: skus.stock, project: skus.project })
    .from(skus)
    .where(and(eq(skus.sku, sku), eq(skus.isNos, false)))
    .for('update');
  if (!known || store === null) return known?.stock ?? null;
  const ofShop = transaction
    .select({ store: stores.number, sku: sql`${sku}`.as('sku'), stock: sql`0`.as('stock') })
    .from(stores)
    .where(and(eq(stores.number, store), eq(stores.project, known.project)));
  await transaction.insert(storeStock).select(ofShop).onConflictDoNothing();
  const [inStore] = await transaction
    .select({ stock: storeStock.stock })
    .from(storeStock)
    .where(and(eq(storeStock.sku, sku), eq(storeStock.store, store)))
    .for('update');
  return inStore?.stock ?? null;
}

async function correct(transaction: Transaction, correction: Correction): Promise<void> {
  const { staffId, keyId, requestKey, sku, store, seen, counted, reason } = correction;
  const before = await lockStock(transaction, correction);
  if (before === null) throw new CorrectionRejected('unknown_sku');
  const detail = { sku, store, reason, seen, counted };
  const entry = { staffId, keyId, action: 'stock.corrected', detail, requestKey } as const;
  const found = await findRequest(transaction, entry);
  if (found === 'same') return;
  // What was sold since the page was opened was not counted as missing.
  const after = before + counted - seen;
  if (after < 0) throw new CorrectionRejected('negative');
  const logged = { ...entry, detail: { ...detail, before, after } };
  if (!(await writeAudit(transaction, logged))) throw new CorrectionRejected('key_used');
  const inStore = and(eq(storeStock.sku, sku), eq(storeStock.store, store ?? ''));
  await (store === null
    ? transaction.update(skus).set({ stock: after }).where(eq(skus.sku, sku))
    : transaction.update(storeStock).set({ stock: after }).where(inStore));
}

/**
 * Corrects a stock by the difference between what was counted and what the sender saw, once for each
 * form or request, and logs it in the same transaction.
 */
export async function correctStock(
  correction: Correction,
): Promise<{ ok: true } | { ok: false; code: CorrectionRejection }> {
  try {
    await inTransaction((transaction) => correct(transaction, correction));
    return { ok: true };
  } catch (error) {
    if (error instanceof CorrectionRejected) return { ok: false, code: error.code };
    throw error;
  }
}
