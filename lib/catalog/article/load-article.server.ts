import { fetchRecords } from '@/lib/catalog/search/load-articles.server';
import { readProduct, type Product } from '@/lib/catalog/catalogue/product.server';
import { ContentUnavailable } from '@/lib/platform/http/content-unavailable';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { indexNames } from '@/lib/catalog/search/index-names';

/**
 * Complete record of an article in the page's language.
 * @returns `null` if this shop has no such article
 * @throws ContentUnavailable if the search service does not respond: the article may exist
 */
export async function loadArticle(
  number: string,
  { project, locale }: PageContext,
): Promise<Product | null> {
  const requests = {
    indexName: indexNames(project, locale.language).products,
    attributesToRetrieve: ['*'],
  };
  try {
    const records = await fetchRecords([number], requests);
    const record = records.find(({ objectID }) => objectID === number);
    return record ? readProduct(record) : null;
  } catch (error) {
    throw new ContentUnavailable(`article ${number}`, error);
  }
}
