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
/** No filter of the index excludes what is sold out: as many again are requested in reserve. */
const REQUESTED_HITS = 2 * MAX_RECOMMENDED;

/** Parameters of every query: it was not typed by a visitor, so rules for lists do not apply. */
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
 * Articles for each of some contexts, at most 24 each, the best first. None is sold out, excluded
 * from the country or one that its context is about. One request to the index serves all contexts;
 * articles that PRODUCT and CART are about take one before, unless they are known.
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
