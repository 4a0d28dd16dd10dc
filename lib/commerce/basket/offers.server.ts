import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { MAX_PIECES } from '@/lib/catalog/catalogue/stock';
import { indexCurrency } from '@/lib/catalog/catalogue/price';
import { database, type Database } from '@/lib/platform/db/database.server';
import { prices, skus } from '@/lib/platform/db/schema';
import { articles } from '@/lib/platform/db/schema-articles';
import { setPrices, sets } from '@/lib/platform/db/schema-baskets';
import type { Transaction } from '@/lib/platform/db/transaction';
import { STANDARD_CLASS } from '@/lib/shop/settings/vat-classes';
import { heldPieces } from '@/lib/commerce/vouchers/replaceable-orders.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** Identifies an article in baskets. */
export interface ArticleKey {
  /** SKU, or the item number of a set. */
  sku: string;
  /** SKUs of the parts of a set; empty for a single article. */
  parts: readonly string[];
}

/** Price of an article in this shop and a currency, with its stock. */
export interface Offer {
  articleNumber: string;
  itemNumber: string;
  /** Minor units. */
  price: number;
  strikePrice: number | null;
  /** Maximum number of pieces available now, up to 20. */
  most: number;
  /** Article numbers of a set's parts, in the order of its SKUs. */
  partNumbers: readonly string[];
  /** Class of articles with rates of tax of their own; missing for the standard rate. */
  vatClass?: string;
}

type Reader = Database | Transaction;
type Selling = Pick<PageContext, 'project' | 'currency'> & {
  /** Basket whose unpaid orders do not count as taking stock. */
  basketId?: string | null;
};

/** Maximum number of pieces of a SKU available now. */
export const maxQuantity = ({ stock, isNos }: { stock: number; isNos: boolean }) =>
  isNos ? MAX_PIECES : Math.min(stock, MAX_PIECES);

/** A string that identifies an article; the parts of a set are sorted. */
export const keyOf = ({ sku, parts }: ArticleKey): string => [sku, ...parts.toSorted()].join('\n');

/** Class of an imported article; `null` for the demo's, which are in the index only. */
const vatClassOf = (articleNumber: SQLWrapper) => sql<string | null>`(
  SELECT ${articles.content} ->> 'vat' FROM ${articles} WHERE ${articles.number} = ${articleNumber})`;

const classed = (vatClass: string | null): Pick<Offer, 'vatClass'> =>
  vatClass === null || vatClass === STANDARD_CLASS ? {} : { vatClass };

/** Columns of a SKU that {@link singleOffer} reads. */
export const skuColumns = {
  sku: skus.sku,
  articleNumber: skus.articleNumber,
  itemNumber: skus.itemNumber,
  stock: skus.stock,
  isNos: skus.isNos,
  vatClass: vatClassOf(skus.articleNumber),
};

/**
 * Columns of a SKU that {@link singleOffer} reads, adding pieces held by this basket's unpaid
 * orders.
 */
export const skuColumnsIn = (basketId: SQL) => ({
  ...skuColumns,
  stock: sql<number>`${skus.stock} + ${heldPieces(basketId, sql`${skus.sku}`)}`,
});

/** Columns of a price that {@link singleOffer} reads. */
export const priceColumns = { price: prices.price, strikePrice: prices.strikePrice };

/** Joins a SKU to its price. */
export const isPriceIn = (currency: Selling['currency']) =>
  and(eq(prices.sku, skus.sku), eq(prices.currency, indexCurrency(currency)));

async function readSkus(
  reader: Reader,
  wanted: readonly string[],
  { project, currency, basketId }: Selling,
) {
  if (wanted.length === 0) return new Map<string, never>();
  const rows = await reader
    .select({ ...(basketId ? skuColumnsIn(sql`${basketId}::uuid`) : skuColumns), ...priceColumns })
    .from(skus)
    .leftJoin(prices, isPriceIn(currency))
    .where(and(inArray(skus.sku, [...wanted]), eq(skus.project, project)));
  return new Map(rows.map((row) => [row.sku, row]));
}

type SkuRow = ReturnType<Awaited<ReturnType<typeof readSkus>>['get']>;

/** Reads sets by item number and article number: the index uses either as a set's id. */
async function readSets(reader: Reader, items: readonly string[], { project, currency }: Selling) {
  if (items.length === 0) return new Map<string, never>();
  const rows = await reader
    .select({
      articleNumber: sets.articleNumber,
      itemNumber: sets.itemNumber,
      parts: sets.parts,
      price: setPrices.price,
      vatClass: vatClassOf(sets.articleNumber),
    })
    .from(sets)
    .innerJoin(
      setPrices,
      and(
        eq(setPrices.articleNumber, sets.articleNumber),
        eq(setPrices.currency, indexCurrency(currency)),
      ),
    )
    .where(
      and(
        or(inArray(sets.itemNumber, [...items]), inArray(sets.articleNumber, [...items])),
        eq(sets.project, project),
      ),
    );
  return new Map(
    rows.flatMap((row) => [[row.itemNumber, row] as const, [row.articleNumber, row] as const]),
  );
}

type SetRow = ReturnType<Awaited<ReturnType<typeof readSets>>['get']>;

/** @param row of a SKU and its price. @returns `null` if either is missing */
export function singleOffer(row: SkuRow): Offer | null {
  if (!row || row.price === null) return null;
  const { articleNumber, itemNumber, price, strikePrice, vatClass } = row;
  const most = maxQuantity(row);
  return {
    articleNumber,
    itemNumber,
    price,
    strikePrice,
    most,
    partNumbers: [],
    ...classed(vatClass),
  };
}

/** Offer of a set with exactly one SKU for each of its parts. */
function setOffer(set: SetRow, parts: readonly SkuRow[]): Offer | null {
  if (!set) return null;
  const found = parts.filter((part) => part !== undefined);
  const numbers = found.map(({ articleNumber }) => articleNumber);
  const isWhole =
    found.length === parts.length &&
    isDeepStrictEqual(numbers.toSorted(), set.parts.toSorted()) &&
    numbers.length > 0;
  if (!isWhole) return null;
  const { articleNumber, itemNumber, price, vatClass } = set;
  const most = Math.min(...found.map(maxQuantity));
  return {
    articleNumber,
    itemNumber,
    price,
    strikePrice: null,
    most,
    partNumbers: numbers,
    ...classed(vatClass),
  };
}

/**
 * Offers by {@link keyOf}. Omits articles that this shop does not sell in this currency, and sets
 * whose parts are not one SKU for each of its articles.
 */
export async function findOffers(
  wanted: readonly ArticleKey[],
  selling: Selling,
  reader: Reader = database(),
): Promise<ReadonlyMap<string, Offer>> {
  const isSet = ({ parts }: ArticleKey) => parts.length > 0;
  const single = wanted.flatMap((key) => (isSet(key) ? key.parts : [key.sku]));
  const bySku = await readSkus(reader, [...new Set(single)], selling);
  const setItems = wanted.filter(isSet).map(({ sku }) => sku);
  const byItem = await readSets(reader, [...new Set(setItems)], selling);
  const offers = new Map<string, Offer>();
  for (const key of wanted) {
    const offer = isSet(key)
      ? setOffer(
          byItem.get(key.sku),
          key.parts.map((sku) => bySku.get(sku)),
        )
      : singleOffer(bySku.get(key.sku));
    if (offer) offers.set(keyOf(key), offer);
  }
  return offers;
}
