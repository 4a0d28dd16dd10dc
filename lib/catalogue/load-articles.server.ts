import type { LoaderPage } from '@/lib/content/block-loader';
import type { Currency } from '@/lib/page-context/locale';
import { productHref } from '@/lib/routes/product-href';
import { indexNames } from '@/lib/search/index-names';
import { searchClient } from '@/lib/search/search-client';
import { searchService } from '@/lib/search/search-service.server';
import { articleDocument } from './article-documents';
import { isArticleNumber } from './article-number';
import { isExcluded } from './product-blacklist';
import { isSoldOut, readTileProduct, tileAttributes, type TileProduct } from './tile-product';

/** The index answers at most this many records to one query. */
const MOST_ARTICLES = 1000;

interface Asked {
  indexName: string;
  currency: Currency;
}

/**
 * Records of articles as tiles read them, in one request and in no order.
 * @param numbers eight digits each, at most 1,000
 * @throws what the search client throws when the service does not answer
 */
export async function fetchTileRecords(
  numbers: readonly string[],
  { indexName, currency }: Asked,
): Promise<readonly { objectID: string }[]> {
  if (numbers.length === 0) return [];
  const request = {
    indexName,
    query: '',
    filters: numbers.map((number) => `objectID:${number}`).join(' OR '),
    hitsPerPage: numbers.length,
    attributesToRetrieve: tileAttributes(currency),
    attributesToHighlight: [],
  };
  const { results } = await searchClient(searchService()).searchForHits({ requests: [request] });
  return results.flatMap(({ hits }) => hits);
}

type Shop = Pick<LoaderPage, 'context' | 'productRules'>;

/**
 * Articles by their numbers. Those that are sold out, kept from the country, or not in the index
 * of the language are not among them.
 * @param numbers anything but eight digits is left out
 * @throws what the search client throws when the service does not answer
 */
export async function loadArticles(
  numbers: readonly string[],
  { context, productRules }: Shop,
): Promise<ReadonlyMap<string, TileProduct>> {
  const { project, locale, currency } = context;
  const asked = [...new Set(numbers)].filter(isArticleNumber).slice(0, MOST_ARTICLES);
  const indexName = indexNames(project, locale.language).products;
  const records = await fetchTileRecords(asked, { indexName, currency });
  const isShown = (product: TileProduct) =>
    !isSoldOut(product) && !isExcluded(product.productType, locale.territory, productRules);
  const products = records.flatMap((record) => readTileProduct(record) ?? []).filter(isShown);
  return new Map(products.map((product) => [product.objectID, product]));
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
