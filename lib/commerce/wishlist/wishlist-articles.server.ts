import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { maxQuantity } from '@/lib/commerce/basket/offers.server';
import { indexCurrency, type IndexCurrency } from '@/lib/catalog/catalogue/price';
import { categoryTitles } from '@/lib/catalog/catalogue/category-titles';
import { isExcluded } from '@/lib/catalog/catalogue/product-blacklist';
import { PRODUCT_TYPES } from '@/lib/catalog/catalogue/product-type';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { readSkuStates } from '@/lib/catalog/catalogue/sku-states.server';
import { database } from '@/lib/platform/db/database.server';
import { setPrices, sets } from '@/lib/platform/db/schema-baskets';
import { report } from '@/lib/platform/log/log.server';
import { indexNames } from '@/lib/catalog/search/index-names';
import { fetchRecords, type Shop } from '@/lib/catalog/search/load-articles.server';
import type { WishlistLine } from './wishlist';

const text = z.string().min(1);

const record = z.object({
  objectID: text,
  title: text,
  brand: z.object({ title: text }),
  slug: text,
  productType: z.enum(PRODUCT_TYPES),
  categoryTitlesDE: z.string().default(''),
  colorVariants: z.array(
    z.object({
      itemnum: text,
      color: text,
      imageRatio: z.enum(['3:4', '1:2']),
      imageAlt: z.string().default(''),
      detailImgCount: z.int().min(1).catch(1),
      sizeVariants: z.array(z.object({ sku: text, sizeString: text })).default([]),
    }),
  ),
});

const ATTRIBUTES = [
  'title',
  'brand.title',
  'slug',
  'productType',
  'categoryTitlesDE',
  ...['itemnum', 'color', 'imageRatio', 'imageAlt', 'detailImgCount'].map(
    (name) => `colorVariants.${name}`,
  ),
  ...['sku', 'sizeString'].map((name) => `colorVariants.sizeVariants.${name}`),
];

type ArticleRecord = z.output<typeof record>;

/** A size of a colour, with stock and price of record. */
interface WishlistSize {
  sku: string;
  /** Size as printed on the label. */
  size: string;
  isBuyable: boolean;
  /** Minor units. */
  price: number | null;
  strikePrice: number | null;
}

/** An article in one colour, in the page's language, with its current sizes. */
export type LoadedWishlistArticle = Omit<
  WishlistLine,
  'id' | 'sku' | 'size' | 'sizes' | 'price' | 'strikePrice' | 'isFrom'
> & {
  /** Empty for a set. */
  allSizes: readonly WishlistSize[];
  /** Price of a set; `null` for single articles. */
  setPrice: number | null;
};

function readRecord(found: unknown): ArticleRecord[] {
  const parsed = record.safeParse(found);
  if (parsed.success) return [parsed.data];
  report('search record cannot be put on a wishlist', {
    path: parsed.error.issues[0]?.path.join('.'),
  });
  return [];
}

type States = Awaited<ReturnType<typeof readSkuStates>>;

/** Sets among some articles, with their prices and parts. */
async function readSets(articleNumbers: readonly string[], currency: IndexCurrency) {
  const numbers = [...articleNumbers];
  const [found, priced] = await Promise.all([
    database().select().from(sets).where(inArray(sets.articleNumber, numbers)),
    database().select().from(setPrices).where(inArray(setPrices.articleNumber, numbers)),
  ]);
  return new Map(
    found.map(({ articleNumber, parts }) => {
      const price = priced.find(
        (row) => row.articleNumber === articleNumber && row.currency === currency,
      );
      return [articleNumber, { parts, price: price?.price ?? null }] as const;
    }),
  );
}

type Sets = Awaited<ReturnType<typeof readSets>>;

const hasStock = (states: States, articleNumber: string) =>
  [...(states.get(articleNumber)?.values() ?? [])].some((state) => maxQuantity(state) > 0);

type ColourRecord = ArticleRecord['colorVariants'][number];

function sizesOf(
  { sizeVariants }: ColourRecord,
  states: ReturnType<States['get']>,
  currency: IndexCurrency,
): WishlistSize[] {
  return sizeVariants.flatMap(({ sku, sizeString }) => {
    const state = states?.get(sku);
    const size = parseSizeString(sizeString)?.sizeOnLabel;
    if (!state || !size) return [];
    const price = state.price[currency] ?? null;
    const strikePrice = state.strikePrice[currency] ?? null;
    return [{ sku, size, isBuyable: price !== null && maxQuantity(state) > 0, price, strikePrice }];
  });
}

/** The colours of an article that have a price here. */
function coloursOf(
  article: ArticleRecord,
  { states, sets: known, currency }: { states: States; sets: Sets; currency: IndexCurrency },
): LoadedWishlistArticle[] {
  const { objectID, title, brand, slug, productType } = article;
  const categories = categoryTitles(article.categoryTitlesDE);
  const set = known.get(objectID);
  return article.colorVariants.flatMap((colour) => {
    const allSizes = set ? [] : sizesOf(colour, states.get(objectID), currency);
    const setPrice = set?.price ?? null;
    if (setPrice === null && allSizes.every(({ price }) => price === null)) return [];
    const isSoldOut = set
      ? !set.parts.every((part) => hasStock(states, part))
      : !allSizes.some(({ isBuyable }) => isBuyable);
    return [
      {
        articleNumber: objectID,
        itemNumber: colour.itemnum,
        name: title,
        brand: brand.title,
        slug,
        productType,
        categories,
        // The index has one colour for a gift card, which is not a choice.
        colour: productType === 'geschenkkarte' ? '' : colour.color,
        imageRatio: colour.imageRatio,
        imageAlt: colour.imageAlt,
        pictures: colour.detailImgCount,
        allSizes,
        setPrice,
        isSoldOut,
      },
    ];
  });
}

/**
 * Articles by item number, including those sold out. Omits articles that are not in the index of
 * the language, are excluded from the country, or have no price in its currency.
 * @throws the driver's or the search client's error when either does not respond
 */
export async function loadWishlistArticles(
  articleNumbers: readonly string[],
  { context, productRules }: Shop,
): Promise<ReadonlyMap<string, LoadedWishlistArticle>> {
  if (articleNumbers.length === 0) return new Map();
  const { project, locale } = context;
  const currency = indexCurrency(context.currency);
  const [records, found] = await Promise.all([
    fetchRecords(articleNumbers, {
      indexName: indexNames(project, locale.language).products,
      attributesToRetrieve: ATTRIBUTES,
    }),
    readSets(articleNumbers, currency),
  ]);
  const parts = [...found.values()].flatMap((set) => set.parts);
  const states = await readSkuStates(database(), [...new Set([...articleNumbers, ...parts])]);
  const colours = records
    .flatMap(readRecord)
    .filter(({ productType }) => !isExcluded(productType, locale.territory, productRules))
    .flatMap((article) => coloursOf(article, { states, sets: found, currency }));
  return new Map(colours.map((colour) => [colour.itemNumber, colour]));
}
