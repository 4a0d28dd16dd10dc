import { and, asc, eq } from 'drizzle-orm';
import { indexCurrency } from '@/lib/catalogue/price';
import type { Shop } from '@/lib/search/load-articles.server';
import { database } from '@/lib/db/database.server';
import { prices, skus } from '@/lib/db/schema';
import { basketLines, baskets } from '@/lib/db/schema-visits';
import type { PageContext } from '@/lib/page-context/page-context';
import type { Session } from '@/lib/session/session.server';
import { loadFacts } from './article-facts.server';
import { MAX_PIECES, basketOf, type Basket, type BasketLine } from './basket';

/** Most pieces of a SKU that are available now. */
export const maxQuantity = ({ stock, isNos }: { stock: number; isNos: boolean }) =>
  isNos ? MAX_PIECES : Math.min(stock, MAX_PIECES);

/** Lines with stock and price of record; the price is `null` where the currency has none. */
const readLines = (session: Session, { project, currency }: PageContext) =>
  database()
    .select({
      id: basketLines.id,
      sku: basketLines.sku,
      quantity: basketLines.quantity,
      articleNumber: skus.articleNumber,
      stock: skus.stock,
      isNos: skus.isNos,
      price: prices.price,
      strikePrice: prices.strikePrice,
    })
    .from(baskets)
    .innerJoin(basketLines, eq(basketLines.basketId, baskets.id))
    .innerJoin(skus, and(eq(skus.sku, basketLines.sku), eq(skus.project, baskets.project)))
    .leftJoin(
      prices,
      and(eq(prices.sku, basketLines.sku), eq(prices.currency, indexCurrency(currency))),
    )
    .where(and(eq(baskets.sessionId, session.id), eq(baskets.project, project)))
    .orderBy(asc(basketLines.addedAt), asc(basketLines.id));

/**
 * A visitor's basket, with current prices and stock and names in the page's language. Without a
 * session it is empty, and nothing is queried.
 * @throws the driver's or the search client's error when either does not respond
 */
export async function loadBasket(session: Session | null, shop: Shop): Promise<Basket> {
  const { currency, locale } = shop.context;
  const destination = { currency, territory: locale.territory };
  const rows = session ? await readLines(session, shop.context) : [];
  if (rows.length === 0) return basketOf([], destination);
  const facts = await loadFacts(
    rows.map(({ articleNumber }) => articleNumber),
    shop,
  );
  const lines: BasketLine[] = [];
  const missing = [];
  for (const { id, sku, quantity, price, strikePrice, ...stock } of rows) {
    const fact = facts.get(sku);
    if (!fact || price === null) missing.push({ id, sku });
    else lines.push({ ...fact, id, quantity, price, strikePrice, most: maxQuantity(stock) });
  }
  return basketOf(lines, destination, missing);
}
