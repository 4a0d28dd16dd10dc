import { z } from 'zod';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { fetchRecords, type Shop } from '@/lib/catalog/search/load-articles.server';
import { categoryTitles } from '@/lib/catalog/catalogue/category-titles';
import { isExcluded } from '@/lib/catalog/catalogue/product-blacklist';
import { PRODUCT_TYPES } from '@/lib/catalog/catalogue/product-type';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { report } from '@/lib/platform/log/log.server';
import { indexNames } from '@/lib/catalog/search/index-names';
import type { BasketLine, OtherSize } from './basket';

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
  'colorVariants.itemnum',
  'colorVariants.color',
  'colorVariants.imageRatio',
  'colorVariants.imageAlt',
  'colorVariants.sizeVariants.sku',
  'colorVariants.sizeVariants.sizeString',
];

/** Attributes of an article in one colour and size, in one language, from the index. */
export type LineArticle = Omit<
  BasketLine,
  'id' | 'parts' | 'quantity' | 'price' | 'strikePrice' | 'most'
>;

type Article = z.output<typeof record>;

function readRecord(found: unknown): Article[] {
  const parsed = record.safeParse(found);
  if (parsed.success) return [parsed.data];
  report('search record cannot be put into a basket', {
    path: parsed.error.issues[0]?.path.join('.'),
  });
  return [];
}

type Colour = Article['colorVariants'][number];

interface Sizes {
  /** Size labels by SKU. */
  labels: ReadonlyMap<string, string>;
  /** Sizes with stock. */
  inStock: OtherSize[];
}

const sizesOfColours = new WeakMap<Colour, Sizes>();

/** Parsed sizes of a colour. Cached, because baskets contain thousands of them. */
function sizesOf(variant: Colour): Sizes {
  const known = sizesOfColours.get(variant);
  if (known) return known;
  const parsed = variant.sizeVariants.map(({ sku, sizeString }) => {
    const size = parseSizeString(sizeString);
    return { sku, size: size?.sizeOnLabel ?? '', hasStock: size?.hasStock ?? false };
  });
  const sizes = {
    labels: new Map(parsed.map(({ sku, size }) => [sku, size])),
    inStock: parsed.flatMap(({ sku, size, hasStock }) => (hasStock ? { sku, size } : [])),
  };
  sizesOfColours.set(variant, sizes);
  return sizes;
}

function makeLineArticle(article: Article, variant: Colour, sku: string): LineArticle {
  const { objectID: articleNumber, title: name, slug, productType } = article;
  const categories = categoryTitles(article.categoryTitlesDE);
  const { itemnum: itemNumber, color, imageRatio, imageAlt } = variant;
  // A gift card has one size and one colour in the index, which are not choices.
  const isGiftCard = productType === 'geschenkkarte';
  const sizes = sku === itemNumber || isGiftCard ? null : sizesOf(variant);
  return {
    sku,
    articleNumber,
    itemNumber,
    name,
    brand: article.brand.title,
    slug,
    productType,
    categories,
    colour: isGiftCard ? '' : color,
    imageRatio,
    imageAlt,
    size: sizes?.labels.get(sku) ?? '',
    sizes: sizes?.inStock ?? [],
  };
}

const lineArticlesOfColours = new WeakMap<Colour, Map<string, LineArticle>>();

/**
 * Builds the article of a basket line.
 * @param sku of one of its sizes, or the colour's own item number, which is used for sets
 */
function lineArticleOf(article: Article, variant: Colour, sku: string): LineArticle {
  const articles = lineArticlesOfColours.get(variant) ?? new Map<string, LineArticle>();
  lineArticlesOfColours.set(variant, articles);
  const lineArticle = articles.get(sku) ?? makeLineArticle(article, variant, sku);
  articles.set(sku, lineArticle);
  return lineArticle;
}

const coloursOfArticles = new WeakMap<Article, ReadonlyMap<string, Colour>>();

/** Colours of an article, by item number and by the SKUs of their sizes. */
function coloursOf(article: Article): ReadonlyMap<string, Colour> {
  const known = coloursOfArticles.get(article);
  if (known) return known;
  const colours = new Map(
    article.colorVariants.flatMap((variant) =>
      [variant.itemnum, ...variant.sizeVariants.map(({ sku }) => sku)].map(
        (number) => [number, variant] as const,
      ),
    ),
  );
  coloursOfArticles.set(article, colours);
  return colours;
}

/** Articles by SKU and by item number, built on demand: an article has dozens. */
export class LineArticles {
  private readonly articles: readonly Article[];
  private readonly excluded: ReadonlySet<string>;

  /** @param excluded numbers of articles that are not sold in the country */
  constructor(articles: readonly Article[] = [], excluded: readonly string[] = []) {
    this.articles = articles;
    this.excluded = new Set(excluded);
  }

  /** @param articleNumber of an article that was requested */
  excludes(articleNumber: string): boolean {
    return this.excluded.has(articleNumber);
  }

  get(number: string): LineArticle | undefined {
    for (const article of this.articles) {
      const variant = coloursOf(article).get(number);
      if (variant) return lineArticleOf(article, variant, number);
    }
    return undefined;
  }

  *values(): Generator<LineArticle> {
    for (const article of this.articles)
      for (const [sku, variant] of coloursOf(article)) yield lineArticleOf(article, variant, sku);
  }
}

interface Loaded {
  article: Article;
  /** Epoch milliseconds. */
  at: number;
}

/** Recently loaded articles of baskets, by index and number. */
const loaded = new LruMap<string, Loaded>(2_000);

const keyIn = (indexName: string, articleNumber: string) => `${indexName}/${articleNumber}`;

async function fetchLineArticles(
  articleNumbers: readonly string[],
  indexName: string,
): Promise<Loaded[]> {
  const records = await fetchRecords(articleNumbers, {
    indexName,
    attributesToRetrieve: ATTRIBUTES,
  });
  const at = Date.now();
  return records.flatMap(readRecord).map((article) => {
    const entry = { article, at };
    loaded.set(keyIn(indexName, article.objectID), entry);
    return entry;
  });
}

/** How recent the names of articles have to be. */
export interface Names {
  /** Articles loaded within this time are not loaded again. */
  maxAgeMs: number;
  /** Whether to check that the index still has the articles. */
  isChecked: boolean;
}

/** Prices and stock in a basket are always current; names may be slightly old. */
const MAX_AGE_MS = 10_000;
/** For use after a change, whose articles the visitor has just seen. */
export const KNOWN_NAMES: Names = { maxAgeMs: MAX_AGE_MS, isChecked: false };
/** For loading a basket, which reports discontinued articles. */
export const CHECKED_NAMES: Names = { maxAgeMs: MAX_AGE_MS, isChecked: true };
const NAMES_OF_NOW: Names = { maxAgeMs: 0, isChecked: false };

/** Keeps the articles that the index still has. */
async function thoseInIndex(articles: readonly Loaded[], indexName: string): Promise<Loaded[]> {
  const numbers = articles.map(({ article }) => article.objectID);
  const found = await fetchRecords(numbers, { indexName, attributesToRetrieve: ['objectID'] });
  const there = new Set(found.map(({ objectID }) => objectID));
  return articles.filter(({ article }) => there.has(article.objectID));
}

/** Articles that were loaded within some milliseconds. */
function loadedWithin(ms: number, numbers: readonly string[], indexName: string): Loaded[] {
  if (ms === 0) return [];
  const since = Date.now() - ms;
  return numbers
    .flatMap((number) => loaded.get(keyIn(indexName, number)) ?? [])
    .filter(({ at }) => at >= since);
}

/**
 * Loads names, colours and sizes of some articles, by SKU and by item number of their colours.
 * Articles that are not in the index of the language, or are excluded from the country, are left
 * out.
 * @throws the search client's error when the service does not respond
 */
export async function loadLineArticles(
  articleNumbers: readonly string[],
  { context, productRules }: Shop,
  { maxAgeMs, isChecked }: Names = NAMES_OF_NOW,
): Promise<LineArticles> {
  const { project, locale } = context;
  const indexName = indexNames(project, locale.language).products;
  const numbers = [...new Set(articleNumbers)];
  const recent = loadedWithin(maxAgeMs, numbers, indexName);
  const known = new Set(recent.map(({ article }) => article.objectID));
  const others = numbers.filter((number) => !known.has(number));
  const [confirmed, fetched] = await Promise.all([
    isChecked && recent.length > 0 ? thoseInIndex(recent, indexName) : recent,
    others.length > 0 ? fetchLineArticles(others, indexName) : [],
  ]);
  const found = [...confirmed, ...fetched].map(({ article }) => article);
  const excluded = found.filter(({ productType }) =>
    isExcluded(productType, locale.territory, productRules),
  );
  return new LineArticles(
    found.filter((article) => !excluded.includes(article)),
    excluded.map(({ objectID }) => objectID),
  );
}
