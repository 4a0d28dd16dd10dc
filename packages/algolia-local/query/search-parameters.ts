import { compileFilters, compileOptionalFilters } from '#engine/filters/compile';
import type { FilterTree, SearchParams } from '#engine/types';
import { badRequest } from '#http/api-error';
import { type Json, type JsonObject, parseJson } from '#http/json';
import {
  QUERY_ALIASES,
  querySettingReaders,
  serviceSettingReaders,
} from '#settings/query-settings';
import { fromQueryString } from './raw-parameters';
import {
  boxes,
  flag,
  ignored,
  latLng,
  only,
  polygons,
  precision,
  radius,
  type Reader,
  readAll,
  text,
  texts,
  wantsCategories,
  whole,
} from './readers';

/** Parameters of a search that the service handles, not the engine. */
export interface SearchOptions {
  enableRules?: boolean;
  ruleContexts?: readonly string[];
  clickAnalytics?: boolean;
  /** Whether categories of the query are asked for. */
  extensions?: boolean;
  responseFields?: readonly string[];
  renderingContent?: JsonObject;
}

export interface SearchRequest {
  params: SearchParams;
  options: SearchOptions;
  /** As received, for responses that repeat it. */
  raw: JsonObject;
}

const MAX_QUERY_LENGTH = 512;
const MAX_INTEGER = 2 ** 31 - 1;

/** Algolia truncates longer queries as well. */
const query: Reader<string> = (value, name) => text(value, name).slice(0, MAX_QUERY_LENGTH);

const engineReaders: Readonly<Record<string, Reader<unknown>>> = {
  ...querySettingReaders,
  query,
  similarQuery: query,
  page: whole(0, MAX_INTEGER),
  offset: whole(0, MAX_INTEGER),
  length: whole(0, 1_000),
  sumOrFiltersScores: flag,
  facets: texts,
  facetingAfterDistinct: flag,
  restrictSearchableAttributes: texts,
  getRankingInfo: flag,
  aroundLatLng: latLng,
  aroundRadius: radius,
  minimumAroundRadius: whole(1, 100_000_000),
  aroundPrecision: precision,
  insideBoundingBox: boxes,
  insidePolygon: polygons,
};

/** Filters in lists; `filters` itself is a text with its own grammar. */
const FILTER_LISTS = ['facetFilters', 'numericFilters', 'tagFilters'] as const;

const optionReaders: Readonly<Record<string, Reader<unknown>>> = {
  ...serviceSettingReaders,
  ruleContexts: texts,
  clickAnalytics: flag,
  extensions: wantsCategories,
};

/**
 * Accepted because clients send them; nothing here distinguishes visitors. Only reports use
 * `analytics`.
 */
const silentReaders: Readonly<Record<string, Reader<unknown>>> = {
  analytics: ignored,
  analyticsTags: ignored,
  userToken: ignored,
  percentileComputation: ignored,
  enableABTest: ignored,
  personalizationImpact: ignored,
  aroundLatLngViaIP: only(false, 'false'),
  naturalLanguages: only([]),
};

const isNamedIn = (readers: object) => (name: string) => Object.hasOwn(readers, name);
const isFilter = (name: string) =>
  name === 'filters' || name === 'optionalFilters' || FILTER_LISTS.some((list) => list === name);

function pick(raw: JsonObject, isWanted: (name: string) => boolean): JsonObject {
  return Object.fromEntries(Object.entries(raw).filter(([name]) => isWanted(name)));
}

/** The parameters by their present names. */
const withCurrentNames = (raw: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      Object.hasOwn(QUERY_ALIASES, name) ? (QUERY_ALIASES[name] ?? name) : name,
      value,
    ]),
  );

/** A list may be the text of a JSON array. */
function filterList(raw: JsonObject, name: string): Json | undefined {
  const value = raw[name];
  if (typeof value !== 'string' || !value.startsWith('[')) return value;
  const list = parseJson(value);
  if (list === undefined) throw badRequest(`Invalid value for "${name}" parameter, expected JSON`);
  return list;
}

/** @throws ApiError 400 or InvalidQuery for invalid filters */
export function filtersOf(raw: JsonObject): FilterTree {
  const lists = FILTER_LISTS.map((name) => [name, filterList(raw, name)]);
  const { filters = null } = raw;
  return compileFilters({
    ...Object.fromEntries(lists),
    ...(filters !== null && { filters: text(filters, 'filters') }),
  });
}

/** @throws ApiError 400 or InvalidQuery for invalid filters */
export function optionalFiltersOf(raw: JsonObject): FilterTree {
  return compileOptionalFilters(filterList(raw, 'optionalFilters'));
}

/**
 * Reads one search.
 * @param forced URL-encoded parameters of the key: its filters apply in addition to the caller's,
 *   other parameters replace the caller's
 * @throws ApiError 400 or InvalidQuery naming the unknown or invalid parameter
 */
export function readSearch(raw: JsonObject, forced: readonly string[] = []): SearchRequest {
  const imposed = forced.map(fromQueryString);
  const merged = imposed.reduce((all, one) => ({ ...all, ...pick(one, notFilter) }), raw);
  const filters = [raw, ...imposed].flatMap((source) => [...filtersOf(source)]);
  const optionalFilters = optionalFiltersOf(raw);
  const named = withCurrentNames(merged);
  const own = pick(named, isNamedIn(engineReaders));
  const options = pick(named, isNamedIn(optionReaders));
  rejectUnknown(named);
  return {
    // Each reader returns the type that the engine declares for its name, which a loop cannot
    // express.
    params: {
      ...(readAll(own, engineReaders) as SearchParams),
      ...(filters.length > 0 && { filters }),
      ...(optionalFilters.length > 0 && { optionalFilters }),
    },
    // As above, for the options.
    options: readAll(options, optionReaders) as SearchOptions,
    raw: merged,
  };
}

const notFilter = (name: string) => !isFilter(name);

function rejectUnknown(raw: JsonObject): void {
  const known = [engineReaders, optionReaders];
  const rest = Object.keys(raw).filter(
    (name) => !isFilter(name) && !known.some((readers) => Object.hasOwn(readers, name)),
  );
  readAll(
    pick(raw, (name) => rest.includes(name)),
    silentReaders,
  );
}
