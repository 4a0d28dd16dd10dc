import type { Currency } from '@/lib/shop/project/currencies';
import { productHref } from '@/lib/shop/routes/product-href';
import { quoted } from './filter-terms';
import { indexNames } from './index-names';
import { serverSearchClient } from './server-search-client.server';
import { articleDocument } from '@/lib/catalog/catalogue/article-documents';
import { isArticleNumber } from '@/lib/catalog/catalogue/article-number';
import { isExcluded, type ProductRule } from '@/lib/catalog/catalogue/product-blacklist';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import {
  isSoldOut,
  readTileProduct,
  tileAttributes,
  type TileProduct,
} from '@/lib/catalog/catalogue/tile-product';

/** Maximum number of records per query. */
const MAX_ARTICLES = 1000;

interface ArticleQuery {
  indexName: string;
  attributesToRetrieve: string[];
}

/**
 * Some attributes of articles from several indices, in one request: for each index its records, in
 * any order.
 * @param numbers ignores what cannot be one; requests at most 1,000, without duplicates
 * @throws the search client's error when the service does not respond
 */
export async function fetchRecordsOf(
  numbers: readonly string[],
  queries: readonly ArticleQuery[],
): Promise<readonly (readonly { objectID: string }[])[]> {
  const own = [...new Set(numbers)].filter(isArticleNumber).slice(0, MAX_ARTICLES);
  if (own.length === 0) return [];
  const requests = queries.map((query) => ({
    ...query,
    query: '',
    filters: own.map((number) => `objectID:${quoted(number)}`).join(' OR '),
    hitsPerPage: own.length,
    attributesToHighlight: [],
  }));
  const { results } = await serverSearchClient().searchForHits({ requests });
  return results.map(({ hits }) => hits);
}

/** Some attributes of articles from one index. @throws like {@link fetchRecordsOf} */
export const fetchRecords = async (
  numbers: readonly string[],
  query: ArticleQuery,
): Promise<readonly { objectID: string }[]> => (await fetchRecordsOf(numbers, [query])).flat();

export const fetchTileRecords = (
  numbers: readonly string[],
  { indexName, currency }: { indexName: string; currency: Currency },
) => fetchRecords(numbers, { indexName, attributesToRetrieve: tileAttributes(currency) });

/** Context that decides which articles a page may show. */
export interface Shop {
  context: PageContext;
  productRules: readonly ProductRule[];
}

/** Products that are available and not excluded from the country, in the order of the records. */
export function shownProducts(
  records: readonly unknown[],
  { context, productRules }: Shop,
): TileProduct[] {
  const { territory } = context.locale;
  return records
    .flatMap((record) => readTileProduct(record) ?? [])
    .filter((product) => !isSoldOut(product))
    .filter(({ productType }) => !isExcluded(productType, territory, productRules));
}

/**
 * Articles by number. Omits those that are sold out, excluded from the country, or not in the index
 * of the language.
 * @param numbers ignores what cannot be one
 * @throws the search client's error when the service does not respond
 */
export async function loadArticles(
  numbers: readonly string[],
  shop: Shop,
): Promise<ReadonlyMap<string, TileProduct>> {
  const { project, locale, currency } = shop.context;
  const indexName = indexNames(project, locale.language).products;
  const records = await fetchTileRecords(numbers, { indexName, currency });
  return new Map(shownProducts(records, shop).map((product) => [product.objectID, product]));
}

/**
 * Documents of a page that refers to these articles, including sold-out ones, which may become
 * available.
 */
export const documentsOfArticles = (numbers: readonly string[]): string[] =>
  [...new Set(numbers)].filter(isArticleNumber).map(articleDocument);

/** Addresses of articles' pages by number; omits articles that are not shown. */
export async function loadArticleLinks(
  numbers: readonly string[],
  shop: Shop,
): Promise<ReadonlyMap<string, string>> {
  const { project, locale } = shop.context;
  const routes = { project, locale: locale.segment };
  const articles = await loadArticles(numbers, shop);
  return new Map(
    [...articles].map(([number, product]) => [number, productHref(product, routes)] as const),
  );
}
