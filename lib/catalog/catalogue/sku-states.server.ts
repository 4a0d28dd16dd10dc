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
    .select()
    .from(skus)
    .leftJoin(prices, eq(prices.sku, skus.sku))
    // outside: drizzle-empty-list
    .where(inArray(skus.articleNumber, [...articleNumbers]));
  const articles = new Map<string, Map<string, SkuState>>();
  for (const { skus: sku, prices: priced } of rows) {
    const states = articles.get(sku.articleNumber) ?? new Map<string, SkuState>();
    articles.set(sku.articleNumber, states);
    const { stock, isNos } = sku;
    const state = states.get(sku.sku) ?? { stock, isNos, price: {}, strikePrice: {} };
    states.set(sku.sku, state);
    const currency = INDEX_CURRENCIES.find((each) => each === priced?.currency);
    if (!priced || !currency) continue;
    state.price[currency] = priced.price;
    if (priced.strikePrice !== null) state.strikePrice[currency] = priced.strikePrice;
  }
  return articles;
}
