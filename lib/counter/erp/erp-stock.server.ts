import { z } from 'zod';
import { correctStock } from '@/lib/counter/stock/correct-stock.server';
import { loadStockItem } from '@/lib/counter/stock/load-stock.server';
import { STOCK_REASONS, type StockItem } from '@/lib/counter/stock/stock-list';
import type { KeyHolder } from '@/lib/api/import/import-keys.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem, type ApiResponse } from '@/lib/platform/http/api-response';
import { erpQueries } from './erp-queries.server';
import {
  authorizeErp,
  erpRejection,
  erpRequestKey,
  reaches,
  readErpBody,
  readErpQuery,
} from './erp-request.server';

const count = z.int().min(0).max(1_000_000);

export const correctionBody = z.strictObject({
  sku: z.string().min(1).max(200),
  store: z
    .string()
    .min(1)
    .max(20)
    .nullable()
    .default(null)
    .describe('Number of a store; null for online'),
  seen: count.describe(
    'Pieces that were read; the difference is added to those that are there by now',
  ),
  counted: count.describe('Pieces that there are'),
  reason: z.enum(STOCK_REASONS),
});

/** A SKU in the shops of the key; `null` for none. */
async function findItem(holder: KeyHolder, sku: string): Promise<StockItem | null> {
  const item = await loadStockItem(sku);
  return item && reaches(holder, item.project) ? item : null;
}

const UNKNOWN = problem(404, 'There is no such SKU');

/** Stock of a SKU online and in each store. */
export async function showErpStock(request: ApiRequest): Promise<ApiResponse> {
  const { holder } = await authorizeErp(request, 'stock.read');
  const item = await findItem(holder, readErpQuery(request, erpQueries.stock).sku);
  if (!item) return UNKNOWN;
  const { sku, articleNumber: article, project: shop, isNos, stock, stores } = item;
  return { status: 200, body: { sku, article, shop, stock: isNos ? null : stock, stores } };
}

/** Corrects a stock as the counter's page does, once for each idempotency key. */
export async function correctErpStock(request: ApiRequest): Promise<ApiResponse> {
  const erp = await authorizeErp(request, 'stock.correct');
  const requestKey = erpRequestKey(erp);
  const body = await readErpBody(request, correctionBody);
  if (!(await findItem(erp.holder, body.sku))) return UNKNOWN;
  const corrected = await correctStock({ ...erp.actor, ...body, requestKey });
  return corrected.ok ? { status: 200, body: { sku: body.sku } } : erpRejection(corrected.code);
}
