import { z } from 'zod';
import { LruMap } from '@/lib/cache/lru-map';
import { fetchRecords, type Shop } from '@/lib/search/load-articles.server';
import { categoryTitles } from '@/lib/catalogue/category-titles';
import { isExcluded } from '@/lib/catalogue/product-blacklist';
import { PRODUCT_TYPES } from '@/lib/catalogue/product-type';
import { parseSizeString } from '@/lib/catalogue/size-string';
import { report } from '@/lib/log/log.server';
import { indexNames } from '@/lib/search/index-names';
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

/** The index's attributes of an article in one colour and size, in one language. */
export type ArticleFacts = Omit<
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

/** Each size with its label, which is parsed once: a basket has thousands of them. */
const labelled = ({ sizeVariants }: Colour) =>
  sizeVariants.map(({ sku, sizeString }) => {
    const size = parseSizeString(sizeString);
    return { sku, size: size?.sizeOnLabel ?? '', hasStock: size?.hasStock ?? false };
  });

/** The colour itself, which is what a set has, and each of its sizes. */
function factsOf(article: Article): ArticleFacts[] {
  const { objectID: articleNumber, title: name, slug, productType } = article;
  const categories = categoryTitles(article.categoryTitlesDE);
  const brand = article.brand.title;
  return article.colorVariants.flatMap((variant) => {
    const { itemnum: itemNumber, color: colour, imageRatio, imageAlt } = variant;
    const all = labelled(variant);
    const inStock = all.flatMap(({ sku, size, hasStock }) => (hasStock ? { sku, size } : []));
    const factOf = (sku: string, size: string, sizes: readonly OtherSize[]): ArticleFacts => ({
      sku,
      articleNumber,
      itemNumber,
      name,
      brand,
      slug,
      productType,
      categories,
      colour,
      imageRatio,
      imageAlt,
      size,
      sizes,
    });
    return [factOf(itemNumber, '', []), ...all.map(({ sku, size }) => factOf(sku, size, inStock))];
  });
}

interface Loaded {
  productType: Article['productType'];
  facts: readonly ArticleFacts[];
  /** Epoch milliseconds. */
  at: number;
}

/** Articles as they were last loaded, by index and number: those that baskets have. */
const loaded = new LruMap<string, Loaded>(2_000);

const keyIn = (indexName: string, articleNumber: string) => `${indexName}/${articleNumber}`;

async function fetchFacts(articleNumbers: readonly string[], indexName: string): Promise<Loaded[]> {
  const records = await fetchRecords(articleNumbers, {
    indexName,
    attributesToRetrieve: ATTRIBUTES,
  });
  const at = Date.now();
  return records.flatMap(readRecord).map((article) => {
    const entry = { productType: article.productType, facts: factsOf(article), at };
    loaded.set(keyIn(indexName, article.objectID), entry);
    return entry;
  });
}

/**
 * Names, colours and sizes of all SKUs of some articles, by SKU, and of their colours by item
 * number. Articles that are not in the index of the language, or are excluded from the country, are
 * left out.
 * @param articleNumbers eight digits each
 * @param maxAgeMs articles that were loaded within this time are not loaded again
 * @throws the search client's error when the service does not respond
 */
export async function loadFacts(
  articleNumbers: readonly string[],
  { context, productRules }: Shop,
  maxAgeMs = 0,
): Promise<ReadonlyMap<string, ArticleFacts>> {
  const { project, locale } = context;
  const indexName = indexNames(project, locale.language).products;
  const since = Date.now() - maxAgeMs;
  const recent: Loaded[] = [];
  const wanted = [...new Set(articleNumbers)].filter((number) => {
    const known = maxAgeMs > 0 ? loaded.get(keyIn(indexName, number)) : undefined;
    if (!known || known.at < since) return true;
    recent.push(known);
    return false;
  });
  const fetched = wanted.length > 0 ? await fetchFacts(wanted, indexName) : [];
  const facts = [...recent, ...fetched]
    .filter(({ productType }) => !isExcluded(productType, locale.territory, productRules))
    .flatMap((article) => article.facts);
  return new Map(facts.map((fact) => [fact.sku, fact]));
}
