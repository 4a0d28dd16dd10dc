import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import { ANY_ARTICLE, articleDocument } from '@/lib/catalog/catalogue/article-documents';
import { compactRecord } from '@/lib/catalog/catalogue/compact-records';
import { indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import { excludedTypes } from '@/lib/catalog/catalogue/product-blacklist';
import type { BlockLoad, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { withTimeout } from '@/lib/platform/http/with-timeout';
import { report } from '@/lib/platform/log/log.server';
import { listQueries, type ListSource } from '@/lib/catalog/search/list-query';
import {
  EMPTY_LIST_STATE,
  readListState,
  type ListState,
} from '@/lib/catalog/catalogue/list-state';
import type { Currency } from '@/lib/shop/project/currencies';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';

/** What a block's list contains. */
export interface ListOfBlock {
  category: string | null;
  /** State in the form of an address; see {@link readListState}. */
  filters: string | null;
  tallOnly: boolean;
  /** Words of a search that are optional. */
  leftOut?: readonly string[];
}

function sourceOf(
  { category, filters, tallOnly, leftOut }: ListOfBlock,
  page: LoaderPage,
): ListSource {
  const { project, locale, currency } = page.context;
  return {
    project,
    language: locale.language,
    currency,
    category,
    excludedTypes: excludedTypes(locale.territory, page.productRules),
    tallOnly,
    fixed: readListState(new URLSearchParams(filters ?? '')).filters,
    ...(leftOut && { leftOut }),
    productsPerPage: page.productsPerPage,
  };
}

/** Well within the timeout of a page's loaders, so that the browser can load the list instead. */
const TIMEOUT_MS = 3_000;

/** Fields of a response about the service itself, which the browser does not need. */
const SERVICE_FIELDS: ReadonlySet<string> = new Set([
  'params',
  'exhaustive',
  'exhaustiveFacetsCount',
  'exhaustiveNbHits',
  'exhaustiveTypo',
  'processingTimeMS',
  'processingTimingsMS',
  'serverTimeMS',
]);

type Facets = SearchResponse['facets'];

/** Removes sizes that are sold out everywhere, which filters do not show unless chosen. */
function withoutSoldOut(
  counts: Readonly<Record<string, number>>,
  chosen: readonly string[],
): Record<string, number> {
  const shown = Object.entries(counts).filter(
    ([size]) => chosen.includes(size) || parseSizeString(size)?.hasStock !== false,
  );
  return Object.fromEntries(shown);
}

/** Reduces the counts to what filters show: of prices, only the lowest and the highest. */
function shownFacets(facets: Facets, { filters }: ListState, currency: Currency): Facets {
  const [sizes, prices] = [indexPathOf('sizeString', currency), indexPathOf('priceMin', currency)];
  return {
    ...facets,
    ...(facets?.[sizes] && { [sizes]: withoutSoldOut(facets[sizes], filters.sizeString ?? []) }),
    ...(facets?.[prices] && { [prices]: {} }),
  };
}

/** Reduces a response to what the page needs. */
function trimmed(
  response: SearchResponse,
  list: ListState,
  { currency }: ListSource,
): SearchResponse {
  const { hits, facets } = response;
  const others = Object.entries(response).filter(([name]) => !SERVICE_FIELDS.has(name));
  return {
    ...(Object.fromEntries(others) as typeof response), // compactRecord needs none of the service's fields.
    hits: hits.map(compactRecord),
    ...(facets && { facets: shownFacets(facets, list, currency) }),
  };
}

async function request(
  requests: readonly SearchQuery[],
  signal: AbortSignal | undefined,
): Promise<SearchResponse[]> {
  const work = serverSearchClient(signal).search({ requests: [...requests] });
  const { results } = await withTimeout(work, TIMEOUT_MS);
  // Every query is for records, none for facet values.
  return results as SearchResponse[];
}

/**
 * Falls back to the list's own query: the service rejects a request as a whole, and an error in the
 * other queries must not cost the list its articles.
 */
async function queryTogether(
  own: readonly SearchQuery[],
  beside: readonly SearchQuery[],
  page: LoaderPage,
): Promise<SearchResponse[]> {
  if (beside.length === 0) return request(own, page.signal);
  try {
    return await request([...own, ...beside], page.signal);
  } catch (error) {
    if (!isRejection(error)) throw error;
    report('what belongs to a search was rejected', { path: page.path, error });
    return request(own, page.signal);
  }
}

/** Whether the service rejected the queries; if it is down or overloaded, they are not repeated. */
const isRejection = (error: unknown) =>
  error instanceof Error &&
  'status' in error &&
  typeof error.status === 'number' &&
  error.status !== 429;

/** A list, and the results of the other queries sent with it. */
export interface ListLoad extends BlockLoad<LoadedList> {
  /** In the order of the queries; empty if they failed. */
  beside: readonly SearchResponse[];
}

/**
 * First results of a list, with the articles on it. Without the search service there are none, and
 * the browser loads them itself.
 * @param beside further queries to send in the same request
 */
export async function loadList(
  block: ListOfBlock,
  page: LoaderPage,
  beside: readonly SearchQuery[] = [],
): Promise<ListLoad> {
  const source = sourceOf(block, page);
  const list = page.list ?? EMPTY_LIST_STATE;
  const isSaleCategory = page.isPremiumSale || source.fixed.sale !== undefined;
  const loaded = { source, list, isSaleCategory };
  try {
    const queries = listQueries(list, source);
    const responses = await queryTogether(queries, beside, page);
    const results = responses
      .slice(0, queries.length)
      .map((response) => trimmed(response, list, source));
    const documents = results.flatMap(({ hits }) =>
      hits.map(({ objectID }): string => articleDocument(objectID)),
    );
    return {
      loaded: { ...loaded, results },
      documents: [...documents, ANY_ARTICLE],
      beside: responses.slice(queries.length),
    };
  } catch (error) {
    report('list could not be loaded', { path: page.path, category: source.category, error });
    return { loaded: { ...loaded, results: null }, documents: [], beside: [], isPartial: true };
  }
}
