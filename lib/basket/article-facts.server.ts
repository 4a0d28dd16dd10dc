import { z } from 'zod';
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

function readRecord(found: unknown): z.output<typeof record>[] {
  const parsed = record.safeParse(found);
  if (parsed.success) return [parsed.data];
  report('search record cannot be put into a basket', {
    path: parsed.error.issues[0]?.path.join('.'),
  });
  return [];
}

type Colour = z.output<typeof record>['colorVariants'][number];

const sizesInStock = ({ sizeVariants }: Colour): OtherSize[] =>
  sizeVariants.flatMap(({ sku, sizeString }) => {
    const size = parseSizeString(sizeString);
    return size?.hasStock ? { sku, size: size.sizeOnLabel } : [];
  });

/** The colour itself, which is what a set has, and each of its sizes. */
function factsOf(article: z.output<typeof record>): ArticleFacts[] {
  const { objectID, title, brand, slug, productType, categories } = article;
  return article.colorVariants.flatMap((variant) => {
    const { itemnum, color, imageRatio, imageAlt, sizeVariants } = variant;
    const fact: ArticleFacts = {
      ...{ sku: itemnum, articleNumber: objectID, itemNumber: itemnum, name: title },
      ...{ brand: brand.title, slug, productType, categories, colour: color, imageRatio, imageAlt },
      ...{ size: '', sizes: [] },
    };
    const sizes = sizesInStock(variant);
    const bySize = sizeVariants.map(({ sku, sizeString }) => ({
      ...{ ...fact, sku, sizes },
      size: parseSizeString(sizeString)?.sizeOnLabel ?? '',
    }));
    return [fact, ...bySize];
  });
}

/**
 * Names, colours and sizes of all SKUs of some articles, by SKU, and of their colours by item
 * number. Articles that are not in the index of the language, or are excluded from the country, are
 * left out.
 * @param articleNumbers eight digits each
 * @throws the search client's error when the service does not respond
 */
export async function loadFacts(
  articleNumbers: readonly string[],
  { context, productRules }: Shop,
): Promise<ReadonlyMap<string, ArticleFacts>> {
  const { project, locale } = context;
  const indexName = indexNames(project, locale.language).products;
  const records = await fetchRecords(articleNumbers, {
    indexName,
    attributesToRetrieve: ATTRIBUTES,
  });
  const facts = records
    .flatMap(readRecord)
    .filter(({ productType }) => !isExcluded(productType, locale.territory, productRules))
    .flatMap(factsOf);
  return new Map(facts.map((fact) => [fact.sku, fact]));
}
