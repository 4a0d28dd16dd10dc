import { z } from 'zod';
import { LruMap } from '@/lib/cache/lru-map';
import { fetchRecords, type Shop } from '@/lib/search/load-articles.server';
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
  categories: z.array(text).default([]),
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
  'categories',
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

interface Labelled extends OtherSize {
  hasStock: boolean;
}

const labels = new WeakMap<Colour, readonly Labelled[]>();

/** Each size with its label, which is parsed once: a basket has thousands of them. */
function labelled(variant: Colour): readonly Labelled[] {
  const known = labels.get(variant);
  if (known) return known;
  const sizes = variant.sizeVariants.map(({ sku, sizeString }) => {
    const size = parseSizeString(sizeString);
    return { sku, size: size?.sizeOnLabel ?? '', hasStock: size?.hasStock ?? false };
  });
  labels.set(variant, sizes);
  return sizes;
}

/** @param sku of one of its sizes, or the item number of the colour itself, which is what a set has */
function factOf(article: Article, variant: Colour, sku: string): ArticleFacts {
  const { objectID: articleNumber, title: name, slug, productType, categories } = article;
  const { itemnum: itemNumber, color: colour, imageRatio, imageAlt } = variant;
  const sizes = sku === itemNumber ? [] : labelled(variant);
  return {
    ...{ sku, articleNumber, itemNumber, name, brand: article.brand.title },
    ...{ slug, productType, categories, colour, imageRatio, imageAlt },
    size: sizes.find((size) => size.sku === sku)?.size ?? '',
    sizes: sizes.flatMap(({ sku: other, size, hasStock }) =>
      hasStock ? { sku: other, size } : [],
    ),
  };
}

/** Facts of articles by SKU and by item number. Made when they are asked for: an article has dozens. */
export class Facts {
  private readonly colours = new Map<string, [Article, Colour]>();

  constructor(articles: readonly Article[] = []) {
    for (const article of articles)
      for (const variant of article.colorVariants) {
        const found: [Article, Colour] = [article, variant];
        this.colours.set(variant.itemnum, found);
        for (const { sku } of variant.sizeVariants) this.colours.set(sku, found);
      }
  }

  get(sku: string): ArticleFacts | undefined {
    const found = this.colours.get(sku);
    return found && factOf(...found, sku);
  }

  *values(): Generator<ArticleFacts> {
    for (const [sku, found] of this.colours) yield factOf(...found, sku);
  }
}

interface Loaded {
  article: Article;
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
    const entry = { article, at };
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
): Promise<Facts> {
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
  const articles = [...recent, ...fetched]
    .map(({ article }) => article)
    .filter(({ productType }) => !isExcluded(productType, locale.territory, productRules));
  return new Facts(articles);
}
