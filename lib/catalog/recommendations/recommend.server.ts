import { shownProducts, type Shop } from '@/lib/catalog/search/load-articles.server';
import { excludedTypes } from '@/lib/catalog/catalogue/product-blacklist';
import { tileAttributes, type TileProduct } from '@/lib/catalog/catalogue/tile-product';
import { indexNames } from '@/lib/catalog/search/index-names';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { withoutTypes } from '@/lib/catalog/search/without-types';
import type { RecommendationContext } from './recommendation-context';
import { articlesOf, recommendationQuery, type SourceArticles } from './recommendation-query';
import { loadSourceArticles } from './source-articles.server';

const MAX_RECOMMENDED = 24;
/** Requests twice as many, because the index cannot filter out sold-out articles. */
const REQUESTED_HITS = 2 * MAX_RECOMMENDED;

/** Parameters of every query. Rules are off, because they are written for visitors' searches. */
const SHARED = {
  query: '',
  hitsPerPage: REQUESTED_HITS,
  attributesToHighlight: [],
  attributesToSnippet: [],
  enableRules: false,
  analytics: false,
};

function requestFor(context: RecommendationContext, known: SourceArticles, shop: Shop) {
  const { project, locale, currency } = shop.context;
  const { filters, optionalFilters } = recommendationQuery(context, known);
  const types = withoutTypes(excludedTypes(locale.territory, shop.productRules));
  return {
    ...SHARED,
    indexName: indexNames(project, locale.language).products,
    attributesToRetrieve: tileAttributes(currency),
    filters: [...filters, types].filter(Boolean).join(' AND '),
    optionalFilters,
  };
}

/**
 * Recommended articles for each context, at most 24, best first. Omits those that are sold out,
 * excluded from the country or part of the context. One request to the index serves all contexts;
 * PRODUCT and CART need one before, unless their articles are given.
 * @returns in the order of the contexts
 * @throws the search client's error when the service does not respond
 */
export async function recommend(
  contexts: readonly RecommendationContext[],
  shop: Shop,
  known: SourceArticles = new Map(),
): Promise<readonly (readonly TileProduct[])[]> {
  if (contexts.length === 0) return [];
  const unknown = contexts.flatMap(articlesOf).filter((number) => !known.has(number));
  const sources = new Map([...known, ...(await loadSourceArticles(unknown, shop))]);
  const requests = contexts.map((context) => requestFor(context, sources, shop));
  const { results } = await serverSearchClient().searchForHits({ requests });
  return results.map(({ hits }) => shownProducts(hits, shop).slice(0, MAX_RECOMMENDED));
}
