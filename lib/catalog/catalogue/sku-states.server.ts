import { eq, inArray } from 'drizzle-orm';
import type { Database } from '@/lib/platform/db/database.server';
import { prices, skus } from '@/lib/platform/db/schema';
import { INDEX_CURRENCIES } from './price';
import type { SkuState } from './sku-summary';

type Reader = Pick<Database, 'select'>;

/**
 * Current stock and prices of some articles.
 * @returns article number → SKU → state; omits articles without any SKU for sale
 */
export async function readSkuStates(
  reader: Reader,
  articleNumbers: readonly string[],
): Promise<Map<string, Map<string, SkuState>>> {
  const rows = await reader
    .select({
      articleNumber: skus.articleNumber,
      sku: skus.sku,
      stock: skus.stock,
      isNos: skus.isNos,
      currency: prices.currency,
      price: prices.price,
      strikePrice: prices.strikePrice,
    })
    .from(skus)
    .leftJoin(prices, eq(prices.sku, skus.sku))
    // outside: drizzle-empty-list
    .where(inArray(skus.articleNumber, [...articleNumbers]));
  const articles = new Map<string, Map<string, SkuState>>();
  for (const { articleNumber, sku, stock, isNos, price, strikePrice, ...row } of rows) {
    const states = articles.get(articleNumber) ?? new Map<string, SkuState>();
    articles.set(articleNumber, states);
    const state = states.get(sku) ?? { stock, isNos, price: {}, strikePrice: {} };
    states.set(sku, state);
    const currency = INDEX_CURRENCIES.find((each) => each === row.currency);
    if (!currency || price === null) continue;
    state.price[currency] = price;
    if (strikePrice !== null) state.strikePrice[currency] = strikePrice;
  }
  return articles;
}
