import { sql } from 'drizzle-orm';
import type { Transaction } from '@/lib/platform/db/transaction';
import type { ImportedSize } from './import-article.server';
import { rowsOf } from './json-rows.server';

/** Stock of a SKU in a file. */
export type SkuStock = Pick<
  ImportedSize,
  'sku' | 'stock' | 'stockAt' | 'stockChange' | 'deliveryId'
>;

export interface StockChange extends Record<string, unknown> {
  sku: string;
  before: number;
  after: number;
}

/**
 * Sets counted stock, corrected by what was sold, reserved, returned or delivered after the count.
 * @param countedAt for counts without a time of their own
 */
async function setCounts(
  transaction: Transaction,
  skus: readonly SkuStock[],
  countedAt: Date | null,
): Promise<StockChange[]> {
  const counts = skus.flatMap(({ sku, stock, stockAt }) =>
    stock === undefined
      ? []
      : [{ sku, stock, counted_at: stockAt ?? countedAt?.toISOString() ?? null }],
  );
  const { rows } = await transaction.execute<StockChange>(sql`
    WITH given AS (
      SELECT sku, known.stock AS before, greatest(0, given.stock + coalesce((
        SELECT sum(change) FROM shop.stock_movements AS moved
        WHERE moved.sku = given.sku AND moved.moved_at > given.counted_at), 0))::int AS after
      FROM jsonb_to_recordset(${rowsOf(counts)}) AS given (sku text, stock int, counted_at timestamptz)
      JOIN shop.skus AS known USING (sku))
    UPDATE shop.skus AS known SET stock = after FROM given
    WHERE known.sku = given.sku AND known.stock <> after
    RETURNING known.sku, before, after`);
  return rows;
}

const deliveriesIn = (skus: readonly SkuStock[]) =>
  skus.flatMap(({ sku, stockChange, deliveryId }) =>
    stockChange === undefined ? [] : [{ sku, change: stockChange, delivery_id: deliveryId }],
  );

/** Adds deliveries, each only once. */
async function addDeliveries(
  transaction: Transaction,
  skus: readonly SkuStock[],
): Promise<StockChange[]> {
  const deliveries = deliveriesIn(skus);
  const { rows } = await transaction.execute<StockChange>(sql`
    WITH added AS (
      INSERT INTO shop.stock_movements (sku, change, delivery_id)
      SELECT * FROM jsonb_to_recordset(${rowsOf(deliveries)})
        AS given (sku text, change int, delivery_id text)
      ON CONFLICT (sku, delivery_id) DO NOTHING RETURNING sku, change),
    before AS (SELECT sku, stock FROM shop.skus JOIN added USING (sku))
    UPDATE shop.skus AS known SET stock = greatest(0, known.stock + added.change)
    FROM added JOIN before USING (sku) WHERE known.sku = added.sku
    RETURNING known.sku, before.stock AS before, known.stock AS after`);
  return rows;
}

/** Notes deliveries of new SKUs, whose stock they are. */
async function noteDeliveries(transaction: Transaction, skus: readonly SkuStock[]): Promise<void> {
  const deliveries = deliveriesIn(skus);
  await transaction.execute(sql`
    INSERT INTO shop.stock_movements (sku, change, delivery_id)
    SELECT * FROM jsonb_to_recordset(${rowsOf(deliveries)})
      AS given (sku text, change int, delivery_id text)`);
}

/**
 * Writes stock. The rows of the SKUs must be locked, so that nothing is sold meanwhile.
 * @param created SKUs that were just written with the stock of the file
 */
export async function writeStock(
  transaction: Transaction,
  skus: readonly SkuStock[],
  { created, countedAt }: { created: ReadonlySet<string>; countedAt: Date | null },
): Promise<StockChange[]> {
  await noteDeliveries(
    transaction,
    skus.filter(({ sku }) => created.has(sku)),
  );
  const known = skus.filter(({ sku }) => !created.has(sku));
  const counted = await setCounts(transaction, known, countedAt);
  return [...counted, ...(await addDeliveries(transaction, known))];
}

/** Lets the trigger on stock ignore what this transaction writes. */
export const beginImport = (transaction: Transaction) =>
  transaction.execute(sql`SELECT set_config('shop.catalogue_import', 'on', true)`);
