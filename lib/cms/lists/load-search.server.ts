import type { SearchQuery, SearchResponse } from 'algoliasearch/lite';
import type { BlockLoad, LoaderPage } from '@/lib/cms/blocks/block-loader';
import { indexPathOf } from '@/lib/catalog/catalogue/filter-attributes';
import {
  EMPTY_LIST_STATE,
  listSearch,
  writeListState,
  type ListState,
} from '@/lib/catalog/catalogue/list-state';
import { parseSizeString } from '@/lib/catalog/catalogue/size-string';
import { report } from '@/lib/platform/log/log.server';
import { routeHref } from '@/lib/shop/routes/named-routes';
import { redirectTarget, type Redirect } from '@/lib/shop/routes/redirect-target';
import { shopSettings } from '@/lib/shop/settings/shop-settings.server';
import { indexNames } from '@/lib/catalog/search/index-names';
import { listQueries } from '@/lib/catalog/search/list-query';
import { wordsToLeaveOut } from './leave-out-words.server';
import { loadList, type ListLoad } from './load-list.server';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';
import type { LoadedSearch } from '@/lib/catalog/search/loaded-search';
import {
  queryWordsRequest,
  readQueryWords,
  type QueryWords,
} from '@/lib/catalog/search/query-words.server';
import {
  isOfCorrection,
  mistypedWords,
  partRequest,
  readSecondLook,
  secondLookParts,
} from '@/lib/catalog/search/second-look.server';
import { redirectOf } from '@/lib/catalog/search/redirect';
import { searchDestination } from '@/lib/catalog/search/search-destination';
import { searchOutcome } from '@/lib/catalog/search/search-outcome';
import { serverSearchClient } from '@/lib/catalog/search/server-search-client.server';
import { sizeQuery, valuesOfSize } from '@/lib/catalog/search/size-query';
import { readTerms, termsRequest, type TermsOfQuery } from '@/lib/catalog/search/suggest';

const EVERYTHING = { category: null, filters: null, tallOnly: false };

/** Limits all requests of a search together: a page waits four seconds for its blocks. */
const DEADLINE_MS = 3_500;

const withDeadline = (page: LoaderPage, deadlineMs: number): LoaderPage => ({
  ...page,
  signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), ...(page.signal ? [page.signal] : [])]),
});

const NO_WORDS: QueryWords = { missing: [], corrected: null };

/** Queries that are sent along with a search's list. */
function besideList(
  query: string,
  { context: { project, locale } }: LoaderPage,
  leftOut?: readonly string[],
): SearchQuery[] {
  const { language } = locale;
  const { products } = indexNames(project, language);
  return [termsRequest({ project, language }, query), queryWordsRequest(products, query, leftOut)];
}

/**
 * Loads the list of a search. If no article matches all words, those are left out without which
 * there are results: a word narrows the list or is ignored, but never adds articles. When a further
 * list cannot be loaded, the first response stays, with its terms and where it leads.
 */
async function loadWords(first: ListLoad, query: string, page: LoaderPage): Promise<ListLoad> {
  const [, best] = first.beside;
  const [result] = first.loaded.results ?? [];
  if (!best || !result || result.nbHits !== 0 || redirectOf(result) !== null) return first;
  for (const leftOut of await wordsToLeaveOut(query, best, page)) {
    const beside = besideList(query, page, leftOut);
    const load = await loadList({ ...EVERYTHING, leftOut }, page, beside);
    const [found] = load.loaded.results ?? [];
    if (!found) return { ...first, isPartial: true };
    if (found.nbHits !== 0) return load;
  }
  return first;
}

/** @param answers responses to the queries of {@link besideList} */
function termsOf(query: string, [terms, words]: readonly SearchResponse[]): TermsOfQuery | null {
  if (!terms || !words) return null;
  return {
    query,
    terms: readTerms(terms.hits, query).map((term) => term.query),
    words: readQueryWords(query, words),
  };
}

/** Whether the state consists only of the query: no other search redirects. */
const isQueryAlone = ({ list }: LoadedList): boolean =>
  Object.keys(list.filters).length === 0 && Object.keys(list.range).length === 0;

function destinationOf(loaded: LoadedList, page: LoaderPage): Redirect | null {
  const [response] = loaded.results ?? [];
  if (!response || !isQueryAlone(loaded)) return null;
  const { project, locale } = page.context;
  const { query } = loaded.list;
  const places = {
    nodes: page.nodes,
    zeroResultPage: page.zeroResultPage,
    routes: { project, locale: locale.segment },
  };
  const articleNumber = shopSettings(project).search?.articleNumber ?? null;
  return searchDestination(
    searchOutcome(response, query, articleNumber),
    query,
    places,
    (message) => report('a rule of the search leads nowhere', { path: page.path, query, message }),
  );
}

/** A redirect to another state of the search. */
function searchRedirect({ context: { project, locale } }: LoaderPage, list: Partial<ListState>) {
  const href = routeHref(
    { name: 'search', parameters: { phrase: 'search', query: '' } },
    { project, locale: locale.segment },
  );
  const search = listSearch(writeListState({ ...EMPTY_LIST_STATE, ...list }));
  return { kind: 'internal', href: `${href}${search}` } as const;
}

/** The search with its size converted to a filter, if the shop has matching articles. */
async function sizeDestination({ list, source }: LoadedList, page: LoaderPage) {
  const size = sizeQuery(list.query);
  if (!size) return null;
  const path = indexPathOf('sizeString', source.currency);
  const requested = { ...EMPTY_LIST_STATE, query: size.rest };
  const [query] = listQueries(requested, source);
  if (!query) return null;
  const counted = { ...query, hitsPerPage: 0, facets: [path], clickAnalytics: false };
  const { results } = await serverSearchClient(page.signal).search<unknown>({
    requests: [counted],
  });
  const [result] = results;
  const counts = result && 'facets' in result ? (result.facets?.[path] ?? {}) : {};
  const inStock = Object.keys(counts).flatMap((value) => {
    const facet = parseSizeString(value);
    return facet?.hasStock ? [{ value, label: facet.sizeOnLabel }] : [];
  });
  const values = valuesOfSize(size, inStock).map(({ value }) => value);
  if (values.length === 0) return null;
  return searchRedirect(page, { query: size.rest, filters: { sizeString: values } });
}

/** Redirects an unknown compound word to its parts: `fleecejacke` finds jackets. */
async function partsDestination(
  { list, source, results }: LoadedList,
  page: LoaderPage,
  { missing, corrected }: QueryWords,
) {
  const [response] = results ?? [];
  const isEmpty = response?.nbHits === 0;
  const unknown = isEmpty ? [] : [...missing, ...mistypedWords(list.query, corrected)];
  if (redirectOf(response) !== null || (!isEmpty && unknown.length === 0)) return null;
  const parts = secondLookParts(list.query, unknown, source.language).filter(
    (part) => !isOfCorrection(part, corrected),
  );
  if (parts.length === 0) return null;
  const { products } = indexNames(source.project, source.language);
  const requests = parts.map((part) => partRequest(products, part));
  const { results: responses } = await serverSearchClient(page.signal).search<unknown>({
    requests,
  });
  // Every query is for records, none for facet values.
  const found = readSecondLook(list.query, isEmpty, parts, responses as SearchResponse[]);
  if (found?.kind !== 'page') return found && searchRedirect(page, { query: found.query });
  return redirectTarget(found.target, page.nodes, (message) =>
    report('a rule of the search leads nowhere', { path: page.path, message }),
  );
}

/** Falls back to the search as entered when there is no response. */
async function elsewhereOr(
  loaded: LoadedList,
  page: LoaderPage,
  words: QueryWords,
  other: Redirect | null,
) {
  if (other && !leadsToNothing(loaded)) return other;
  try {
    return (
      (await sizeDestination(loaded, page)) ??
      (await partsDestination(loaded, page, words)) ??
      other
    );
  } catch (error) {
    report('sizes and parts of words could not be loaded', { path: page.path, error });
    return other;
  }
}

const leadsToNothing = ({ results }: LoadedList) => results?.[0]?.nbHits === 0;

/** Loads what the address searches for among all articles, or where the search redirects. */
export async function loadSearch(
  requested: LoaderPage,
  deadlineMs = DEADLINE_MS,
): Promise<BlockLoad<LoadedSearch>> {
  const page = withDeadline(requested, deadlineMs);
  const query = page.list?.query.trim() ?? '';
  const first = await loadList(EVERYTHING, page, query ? besideList(query, page) : []);
  const { beside, ...load } = await loadWords(first, query, page);
  const terms = termsOf(query, beside);
  const found = query ? destinationOf(load.loaded, page) : null;
  const isWhole = query && load.loaded.results && isQueryAlone(load.loaded);
  const destination = isWhole
    ? await elsewhereOr(load.loaded, page, terms?.words ?? NO_WORDS, found)
    : found;
  return {
    ...load,
    loaded: { ...load.loaded, terms, zeroResultPage: page.zeroResultPage, destination },
  };
}
