import type { Currency } from '@/lib/shop/page-context/locale';
import { productHref } from '@/lib/shop/routes/product-href';
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

/** Most records the index returns for one query. */
const MAX_ARTICLES = 1000;

interface ArticleQuery {
  indexName: string;
  attributesToRetrieve: string[];
}

/**
 * Records of articles with some of their attributes, in one request and in no order.
 * @param numbers anything but eight digits is left out; at most 1,000 are requested, each once
 * @throws the search client's error when the service does not respond
 */
export async function fetchRecords(
  numbers: readonly string[],
  query: ArticleQuery,
): Promise<readonly { objectID: string }[]> {
  const own = [...new Set(numbers)].filter(isArticleNumber).slice(0, MAX_ARTICLES);
  if (own.length === 0) return [];
  const request = {
    ...query,
    query: '',
    filters: own.map((number) => `objectID:${number}`).join(' OR '),
    hitsPerPage: own.length,
    attributesToHighlight: [],
  };
  const { results } = await serverSearchClient().searchForHits({ requests: [request] });
  return results.flatMap(({ hits }) => hits);
}

/** Records with the fields that tiles read. */
export const fetchTileRecords = (
  numbers: readonly string[],
  { indexName, currency }: { indexName: string; currency: Currency },
) => fetchRecords(numbers, { indexName, attributesToRetrieve: tileAttributes(currency) });

/** What decides which articles a page may show. */
export interface Shop {
  context: PageContext;
  productRules: readonly ProductRule[];
}

/**
 * Products among some records, in their order, that are available and not excluded from the
 * country.
 */
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
 * Articles by their numbers. Those that are sold out, excluded from the country, or not in the
 * index of the language are left out.
 * @param numbers anything but eight digits is left out
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

/** What a page that names these articles depends on; sold out ones too, for they may come back. */
export const documentsOfArticles = (numbers: readonly string[]): string[] =>
  [...new Set(numbers)].filter(isArticleNumber).map(articleDocument);

/** Addresses of articles' pages by number; none for those that are not shown. */
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
