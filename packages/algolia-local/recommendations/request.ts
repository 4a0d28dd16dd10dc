import { badRequest, notFound } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';
import { requireKnownNames } from '#http/known-names';
import { object, oneOf, text, whole } from '#query/readers';

const MODELS = [
  'bought-together',
  'related-products',
  'trending-items',
  'trending-facets',
  'looking-similar',
] as const;

interface Common {
  index: string;
  /** Lowest score, from 0 to 100. */
  threshold: number;
  /** `null` for all, without a fallback. */
  most: number | null;
}

interface OfItems extends Common {
  queryParameters: JsonObject;
  fallbackParameters: JsonObject | null;
}

/** One request of a call (https://www.algolia.com/doc/rest-api/recommend/get-recommendations). */
export type RecommendationRequest =
  | (OfItems & { model: 'bought-together' | 'related-products'; objectID: string })
  | (OfItems & { model: 'trending-items'; facet: { name: string; value: string } | null })
  | (Common & { model: 'trending-facets'; facetName: string });

const MAX_SCORE = 100;
const MAX_RECOMMENDATIONS = 1_000;

const COMMON = ['indexName', 'model', 'threshold', 'maxRecommendations'];
const OF_ITEMS = [...COMMON, 'queryParameters', 'fallbackParameters'];
const KNOWN: Readonly<Record<(typeof MODELS)[number], readonly string[]>> = {
  'bought-together': [...OF_ITEMS, 'objectID'],
  'related-products': [...OF_ITEMS, 'objectID'],
  'looking-similar': [...OF_ITEMS, 'objectID'],
  'trending-items': [...OF_ITEMS, 'facetName', 'facetValue'],
  'trending-facets': [...COMMON, 'facetName'],
};

/** Parameters of searches that a number of recommendations replaces. */
const PAGING = ['page', 'hitsPerPage', 'offset', 'length'];

/** @throws ApiError 400 naming the missing, unknown or invalid parameter, 404 for a missing model */
export function readRequest(given: Json): RecommendationRequest {
  if (!isObject(given)) throw badRequest('"requests" must hold objects');
  const model = oneOf(...MODELS)(mandatory(given, 'model'), 'model');
  requireKnownNames(given, KNOWN[model]);
  const index = text(mandatory(given, 'indexName'), 'indexName');
  // As the vendor responds for a model that was never trained: pictures are not compared here.
  if (model === 'looking-similar') {
    throw notFound(`Index ai_recommend_${index}:looking-similar does not exist`);
  }
  const most = whole(0, MAX_RECOMMENDATIONS)(
    given['maxRecommendations'] ?? 0,
    'maxRecommendations',
  );
  const common = {
    index,
    threshold: score(mandatory(given, 'threshold')),
    most: most === 0 ? null : most,
  };
  if (model === 'trending-facets') {
    return { ...common, model, facetName: text(mandatory(given, 'facetName'), 'facetName') };
  }
  const ofItems = {
    ...common,
    queryParameters: parameters(given, 'queryParameters') ?? {},
    fallbackParameters: parameters(given, 'fallbackParameters'),
  };
  if (model === 'trending-items') return { ...ofItems, model, facet: facetOf(given) };
  return { ...ofItems, model, objectID: text(mandatory(given, 'objectID'), 'objectID') };
}

function mandatory(given: JsonObject, name: string): Json {
  const value = given[name] ?? null;
  if (value === null) throw badRequest(`Missing mandatory "${name}" parameter`);
  return value;
}

function score(value: Json): number {
  const number = typeof value === 'number' ? value : Number.NaN;
  if (number >= 0 && number <= MAX_SCORE) return number;
  throw badRequest('Invalid value for "threshold" parameter, expected a number from 0 to 100');
}

function parameters(given: JsonObject, name: string): JsonObject | null {
  const value = given[name] ?? null;
  if (value === null) return null;
  const read = object(value, name);
  const paging = PAGING.find((one) => read[one] !== undefined);
  if (paging !== undefined) throw badRequest(`"${paging}" is not allowed in "${name}"`);
  return read;
}

function facetOf(given: JsonObject): { name: string; value: string } | null {
  const { facetName = null, facetValue = null } = given;
  if (facetName === null && facetValue === null) return null;
  if (facetName === null || facetValue === null) {
    throw badRequest('"facetName" and "facetValue" need each other');
  }
  return { name: text(facetName, 'facetName'), value: text(facetValue, 'facetValue') };
}
