import { z } from 'zod';
import { fetchRecords, type Shop } from '@/lib/catalog/search/load-articles.server';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { indexNames } from '@/lib/catalog/search/index-names';
import type { SourceArticle, SourceArticles } from './recommendation-query';

const ATTRIBUTES = [
  'brand.title',
  'productType',
  'categories',
  'colorVariants.filterColor',
  'colorVariants.sizeVariants.sku',
  'colorVariants.sizeVariants.sizeString',
];

const size = z
  .object({ sku: z.string(), sizeString: z.string() })
  .transform(({ sku, sizeString }) => ({
    sku,
    hasStock: parseSizeString(sizeString)?.hasStock ?? false,
  }));

const record = z
  .object({
    objectID: z.string(),
    brand: z.object({ title: z.string() }),
    productType: z.string(),
    categories: z.array(z.string()),
    colorVariants: z.array(z.object({ filterColor: z.string(), sizeVariants: z.array(size) })),
  })
  .transform(
    ({ objectID, brand, productType, categories, colorVariants }): [string, SourceArticle] => [
      objectID,
      {
        brand: brand.title,
        isGiftCard: productType === 'geschenkkarte',
        categories,
        colours: colorVariants.map(({ filterColor, sizeVariants }) => ({
          filterColor,
          sizes: sizeVariants,
        })),
      },
    ],
  );

/**
 * Loads the articles that others are recommended for, in one request; omits those not in the index
 * of the language.
 * @param numbers ignores what cannot be one
 * @throws the search client's error when the service does not respond
 */
export async function loadSourceArticles(
  numbers: readonly string[],
  { context: { project, locale } }: Shop,
): Promise<SourceArticles> {
  const indexName = indexNames(project, locale.language).products;
  const records = await fetchRecords(numbers, { indexName, attributesToRetrieve: ATTRIBUTES });
  return new Map(
    records.flatMap((found) => {
      const { data } = record.safeParse(found);
      return data ? [data] : [];
    }),
  );
}
