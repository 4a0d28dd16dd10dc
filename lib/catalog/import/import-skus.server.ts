import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';
import { describeChanges } from './describe-changes';
import { inBatchTransaction } from './batch-transaction.server';
import { faultOfCount, strikePriceWarning } from './import-batch.server';
import type { ImportFailure } from './import-failure';
import type { ImportOptions } from './run-import.server';
import { rowsOf } from './json-rows.server';
import { ImportResult, repeatedSku, type BatchOutcome } from './import-result';
import type { ReadPrices, ReadSku, ReadStock, SkuPart } from './read-skus.server';
import { unshownStrikePrices, writePrices } from './write-prices.server';
import { beginImport, writeStock } from './write-stock.server';

const PER_BATCH = 500;

interface Lined<Sku> {
  line: number;
  sku: Sku;
}

/** Locks the SKUs in the order in which orders lock them. @returns those that exist */
async function lockSkus(transaction: Transaction, skus: readonly string[]): Promise<Set<string>> {
  const named = rowsOf(skus.map((sku) => ({ sku })));
  const { rows } = await transaction.execute<{ sku: string }>(sql`
    SELECT sku FROM shop.skus
    WHERE sku IN (SELECT sku FROM jsonb_to_recordset(${named}) AS named (sku text))
    ORDER BY sku COLLATE "C" FOR UPDATE`);
  return new Set(rows.map(({ sku }) => sku));
}

const isPrices = (sku: ReadPrices | ReadStock): sku is ReadPrices => 'prices' in sku;

function faultOf(
  { line, sku }: Lined<ReadPrices | ReadStock>,
  known: ReadonlySet<string>,
  countedAt: Date | null,
): ImportFailure | null {
  if (!known.has(sku.sku))
    return { line, column: 'sku', value: sku.sku, reason: 'is no SKU of the shop' };
  if (isPrices(sku) || sku.stock === undefined) return null;
  const reason = faultOfCount(sku.stockAt, countedAt);
  return reason === null ? null : { line, column: 'stockAt', value: sku.stockAt ?? '', reason };
}

async function writeSkuBatch(
  transaction: Transaction,
  batch: readonly Lined<ReadPrices | ReadStock>[],
  { countedAt }: ImportOptions,
): Promise<BatchOutcome> {
  await beginImport(transaction);
  const known = await lockSkus(
    transaction,
    batch.map(({ sku }) => sku.sku),
  );
  const rejected = batch.flatMap((each) => faultOf(each, known, countedAt) ?? []);
  const accepted = batch.filter((each) => faultOf(each, known, countedAt) === null);
  const lines = new Map(accepted.map(({ line, sku }) => [sku.sku, line]));
  const skus = accepted.map(({ sku }) => sku);
  const priced = skus.filter(isPrices);
  const prices = await writePrices(transaction, priced, false);
  const created = new Set<string>();
  const stocked = skus.filter((sku): sku is ReadStock => !isPrices(sku));
  const stock = await writeStock(transaction, stocked, { created, countedAt });
  const unshown = await unshownStrikePrices(transaction, priced);
  const nothing = { planned: [], known: new Map(), written: new Set<string>(), created };
  return {
    counts: {
      created: 0,
      changed: 0,
      unchanged: 0,
      skus: 0,
      prices: prices.length,
      stock: stock.length,
    },
    rejected,
    warnings: unshown.map((each) => strikePriceWarning(each, lines)),
    changes: describeChanges({ ...nothing, prices, stock }),
  };
}

/** Imports prices or stock of SKUs that the shop has; articles stay as they are. */
export async function runSkuImport<Part extends SkuPart>(
  rows: AsyncIterable<ReadSku<Part>>,
  options: ImportOptions,
): Promise<ImportResult> {
  const result = new ImportResult();
  const seen = new Map<string, number>();
  let batch: Lined<ReadPrices | ReadStock>[] = [];
  const flush = async () => {
    if (batch.length === 0) return;
    const writing = batch;
    batch = [];
    options.checkLock?.();
    result.add(
      await inBatchTransaction(options, result.counts.rows, (transaction) =>
        writeSkuBatch(transaction, writing, options),
      ),
    );
  };
  for await (const row of rows) {
    result.counts.rows += 1;
    options.onProgress?.(result.counts.rows);
    const first = row.ok ? seen.get(row.sku.sku) : undefined;
    if (!row.ok) result.reject(row.failures);
    else if (first !== undefined) result.reject([repeatedSku(row.line, row.sku.sku, first)]);
    else {
      seen.set(row.sku.sku, row.line);
      batch.push(row);
    }
    if (batch.length >= PER_BATCH) await flush();
    if (options.isStrict && result.rejected.length > 0) {
      result.stopped = 'strict';
      return result;
    }
  }
  await flush();
  if (options.isStrict && result.rejected.length > 0) result.stopped = 'strict';
  return result;
}
