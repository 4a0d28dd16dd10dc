import { has } from '#engine/bitset';
import { filteredSet } from '#engine/filters/evaluate';
import { search } from '#engine/search';
import { recordOf } from '#engine/search-index';
import type { FilterGroup, Hit } from '#engine/types';
import { badRequest } from '#http/api-error';
import type { JsonObject } from '#http/json';
import type { ServedIndex } from '#indexing/served-indices';
import type { Grant } from '#keys/grant';
import { prepareSearch } from '#query/prepared-search';
import { searchResponse } from '#query/response';
import type { Interactions } from './interactions';
import { boughtTogether, type Scores, trending, usedTogether } from './models';
import type { RecommendationRequest } from './request';
import { atomOf, similarContent, valuesAt } from './similar-content';

type ItemRequest = Exclude<RecommendationRequest, { model: 'trending-facets' }>;

/** Candidates are filtered like a search, whose cost grows with their number. */
const MAX_CANDIDATES = 100;

interface Source {
  served: ServedIndex;
  interactions: Interactions;
  grant: Grant;
  /** Epoch milliseconds. */
  now: number;
}

/** The response to one request, in the form of a search's response. */
export function recommend(request: RecommendationRequest, source: Source): Record<string, unknown> {
  return request.model === 'trending-facets'
    ? trendingFacets(request, source)
    : recommendedItems(request, source);
}

function scoresOf(request: ItemRequest, { served, interactions, now }: Source): Scores {
  if (request.model === 'trending-items') return trending(interactions, (id) => [id], now);
  if (request.model === 'bought-together') return boughtTogether(interactions, request.objectID);
  const both = new Map(similarContent(served.engine, request.objectID));
  for (const [id, score] of usedTogether(interactions, request.objectID)) {
    both.set(id, Math.max(score, both.get(id) ?? 0));
  }
  return both;
}

/** The best first; equal ones in an order that stays the same. */
const ranked = (scores: Scores, threshold: number) =>
  [...scores]
    .filter(([, score]) => score >= threshold)
    .toSorted(([name, score], [other, its]) => its - score || (name < other ? -1 : 1));

const rounded = (score: number) => Math.round(score * 100) / 100;

function recommendedItems(request: ItemRequest, source: Source): Record<string, unknown> {
  const began = performance.now();
  const scores = scoresOf(request, source);
  const best = ranked(scores, request.threshold).slice(0, MAX_CANDIDATES);
  const among: FilterGroup[] = [best.map(([id]) => atomOf('objectID', id))];
  if (request.model === 'trending-items' && request.facet) {
    among.push([atomOf(request.facet.name, request.facet.value)]);
  }
  const { prepared, result } = found(source, request.queryParameters, among, MAX_CANDIDATES);
  const places = new Map(best.map(([id], at) => [id, at]));
  const hits = best.length === 0 ? [] : result.hits;
  const scored = hits
    .toSorted((one, other) => placeOf(places, one) - placeOf(places, other))
    .slice(0, request.most ?? MAX_CANDIDATES)
    .map((hit) => ({ ...hit, _score: rounded(scores.get(hit.objectID) ?? 0) }));
  const all = [...scored, ...fallback(request, source, scored)];
  const shown = { ...result, hits: all, nbHits: all.length, page: 0, nbPages: 1 };
  return searchResponse(prepared, { ...shown, hitsPerPage: all.length }, performance.now() - began);
}

const placeOf = (places: ReadonlyMap<string, number>, { objectID }: Hit) =>
  places.get(objectID) ?? MAX_CANDIDATES;

/** Searches with parameters of the client, within these groups of filters. */
function found(
  { served, grant, now }: Source,
  parameters: JsonObject,
  among: readonly FilterGroup[],
  hitsPerPage: number,
) {
  // Rules of searches promote records that nothing recommends; the vendor has others for this.
  const raw = { ...parameters, hitsPerPage, enableRules: false };
  const prepared = prepareSearch(served, raw, grant, now);
  const filters = [...(prepared.params.filters ?? []), ...among.filter(({ length }) => length > 0)];
  const params = { ...prepared.params, hitsPerPage, page: 0, filters };
  return { prepared, result: search(prepared.engine, params, prepared.context) };
}

/** Hits of the fallback's search for what is missing to the requested number, without a score. */
function fallback(request: ItemRequest, source: Source, known: readonly Hit[]): readonly Hit[] {
  const { most, fallbackParameters } = request;
  if (most === null || !fallbackParameters || known.length >= most) return [];
  const others = [
    ...known.map(({ objectID }) => objectID),
    ...('objectID' in request ? [request.objectID] : []),
  ].map((id): FilterGroup => [{ ...atomOf('objectID', id), isNegated: true }]);
  return found(source, fallbackParameters, others, most - known.length).result.hits;
}

function trendingFacets(
  { facetName, threshold, most }: Extract<RecommendationRequest, { model: 'trending-facets' }>,
  source: Source,
): Record<string, unknown> {
  const { served, interactions, now } = source;
  const { engine } = served;
  if (!engine.corpus.facets.some(({ path, isCounted }) => path === facetName && isCounted)) {
    throw badRequest(`"${facetName}" is not in attributesForFaceting`);
  }
  const began = performance.now();
  const { prepared, result } = found(source, {}, [], 0);
  // A key may not learn of records that its filters exclude.
  const allowed = filteredSet(engine.corpus, prepared.params.filters ?? []);
  const valuesOf = (id: string) => {
    const number = engine.corpus.numberOf.get(id) ?? -1;
    const record = allowed === null || has(allowed, number) ? recordOf(engine, id) : null;
    return record ? valuesAt(record, facetName) : [];
  };
  const hits = ranked(trending(interactions, valuesOf, now), threshold)
    .slice(0, most ?? MAX_CANDIDATES)
    .map(([facetValue, score]) => ({ facetName, facetValue, _score: rounded(score) }));
  const { hits: _, ...response } = searchResponse(prepared, result, performance.now() - began);
  const paging = { nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: hits.length };
  return { ...response, ...paging, hits };
}
