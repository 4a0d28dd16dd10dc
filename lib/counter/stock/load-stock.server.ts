import { and, asc, eq, lte, ne, or, sql } from 'drizzle-orm';
import { database } from '@/lib/platform/db/database.server';
import { skus, stores, storeStock } from '@/lib/platform/db/schema';
import { thumbnailOf } from '@/lib/counter/orders/thumbnail.server';
import { LOW_STOCK, type StockItem, type StockList, type StockListRequest } from './stock-list';

/** SKUs of a page. */
const PER_PAGE = 50;

/**
 * The statement of a page: SKUs that are named by the query, or those that are running out. No index has the
 * stock, because every sale would have to change it.
 */
export const stockPage = ({ query, project, after }: StockListRequest) =>
  database()
    .select({
      sku: skus.sku,
      articleNumber: skus.articleNumber,
      itemNumber: skus.itemNumber,
      project: skus.project,
      stock: skus.stock,
      isNos: skus.isNos,
    })
    .from(skus)
    .where(
      and(
        project ? eq(skus.project, project) : undefined,
        query === ''
          ? and(sql`NOT ${skus.isNos}`, lte(skus.stock, LOW_STOCK))
          : or(eq(skus.sku, query), eq(skus.articleNumber, query), eq(skus.itemNumber, query)),
        after ? sql`(${skus.stock}, ${skus.sku}) > (${after.stock}::int, ${after.sku})` : undefined,
      ),
    )
    .orderBy(asc(skus.stock), asc(skus.sku))
    .limit(PER_PAGE + 1);

/** SKUs that match a request, those with the fewest pieces first. */
export async function loadStock(request: StockListRequest): Promise<StockList> {
  const found = await stockPage(request);
  const rows = found.slice(0, PER_PAGE);
  const last = found.length > PER_PAGE ? rows.at(-1) : undefined;
  return { rows, next: last ? `${last.stock}_${last.sku}` : null };
}

/** One SKU with its stock everywhere; `null` for an unknown one. */
export async function loadStockItem(sku: string): Promise<StockItem | null> {
  const [found] = await database().select().from(skus).where(eq(skus.sku, sku));
  if (!found) return null;
  const { isDemo: _, ...row } = found;
  const inStores = await database()
    .select({ store: stores.number, name: stores.name, stock: storeStock.stock })
    .from(stores)
    .leftJoin(storeStock, and(eq(storeStock.store, stores.number), eq(storeStock.sku, sku)))
    .where(and(eq(stores.project, row.project), ne(stores.name, '')))
    .orderBy(asc(stores.name), asc(stores.number));
  return {
    ...row,
    picture: thumbnailOf(row.project, row.itemNumber),
    stores: inStores.map(({ stock, ...store }) => ({ ...store, stock: stock ?? 0 })),
  };
}
