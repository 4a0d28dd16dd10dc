import { HitMaker } from './answer/make-hit';
import { WordMarker } from './answer/word-marker';
import { type Candidates, findCandidates } from './candidates';
import { facetsOf } from './facets';
import { rankingInfo } from './ranking/ranking-info';
import { rankCandidates, type RankedRecord, recordsAfterDistinct } from './ranking/rank-candidates';
import type { SearchIndex } from './search-index';
import type { Hit, SearchContext, SearchParams, SearchResult } from './types';
import { windowOf, type Window } from './window';

const NO_CONTEXT: SearchContext = {};

/**
 * Executes one query.
 * @throws InvalidQuery for anything the vendor rejects
 */
export function search(
  index: SearchIndex,
  params: SearchParams,
  context: SearchContext = NO_CONTEXT,
): SearchResult {
  return resultOf(index, params, context, windowOf(params, index.settings));
}

export interface SearchQuery {
  readonly index: SearchIndex;
  readonly params: SearchParams;
  readonly context?: SearchContext;
}

/**
 * Executes the queries of one request. Common parts are computed once: words are cached by query
 * and filters by condition.
 */
export function searchMany(queries: readonly SearchQuery[]): SearchResult[] {
  return queries.map(({ index, params, context }) => search(index, params, context));
}

/** @param window range of hits to return */
function resultOf(
  index: SearchIndex,
  params: SearchParams,
  context: SearchContext,
  window: Window,
): SearchResult {
  const candidates = findCandidates(index, params, context);
  const { settings, geo, queryAfterRemoval } = candidates;
  const ranked = rankCandidates(index, candidates, params, context, window.end);
  const order = { most: settings.maxValuesPerFacet, by: settings.sortFacetValuesBy };
  const facets = facetsOf(
    index.corpus,
    params.facets ?? [],
    (isAfterDistinct) =>
      isAfterDistinct || params.facetingAfterDistinct === true
        ? recordsAfterDistinct(index, candidates, params)
        : candidates.records,
    order,
  );
  return {
    hits: hitsOf(index, candidates, params, ranked.order.slice(window.start, window.end).flat()),
    nbHits: ranked.total,
    ...window.describe(ranked.sorted ?? ranked.total),
    ...facets,
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    ...(queryAfterRemoval === null ? {} : { queryAfterRemoval }),
    ...(ranked.sorted === null
      ? {}
      : { nbSortedHits: ranked.sorted, appliedRelevancyStrictness: settings.relevancyStrictness }),
    ...(params.aroundLatLng && {
      aroundLatLng: `${params.aroundLatLng.lat},${params.aroundLatLng.lng}`,
    }),
    ...(geo &&
      geo.automaticRadius !== null && { automaticRadius: String(Math.round(geo.automaticRadius)) }),
    ...(params.getRankingInfo === true && {
      parsedQuery: candidates.text.words.map((word) => word.text).join(' '),
    }),
  };
}

export function hitsOf(
  index: SearchIndex,
  candidates: Candidates,
  params: SearchParams,
  page: readonly RankedRecord[],
): Hit[] {
  if (page.length === 0) return [];
  const { corpus } = index;
  const marker = new WordMarker(corpus, candidates.text.words, candidates.settings);
  const maker = new HitMaker(corpus, candidates.settings, marker);
  const infoOf = params.getRankingInfo === true ? rankingInfo(corpus, candidates, params) : null;
  const { needed } = maker;
  return page.map(({ record, place, isPromoted }) =>
    maker.hit(
      corpus.records.get(record, needed),
      infoOf ? infoOf(record, isPromoted) : null,
      place,
    ),
  );
}
