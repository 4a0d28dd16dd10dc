import { type SearchIndex, withSettings } from '#engine/search-index';
import type { FilterTree, SearchContext, SearchParams } from '#engine/types';
import { wordsOf } from '#engine/words';
import { isObject, type JsonObject } from '#http/json';
import type { ServedIndex } from '#indexing/served-indices';
import type { Grant } from '#keys/grant';
import { type Effects, effectsOf } from '#rules/effects';
import { matchRules } from '#rules/rule-book';
import { flag, texts } from './readers';
import { facetValuesOf } from './facet-values';
import { readSearch, type SearchOptions, type SearchRequest } from './search-parameters';

/** One query, ready for the engine, and what its response needs in addition. */
export interface PreparedSearch {
  name: string;
  engine: SearchIndex;
  params: SearchParams;
  context: SearchContext;
  options: SearchOptions;
  effects: Effects | null;
  /** The parameters after rules, which responses repeat. */
  raw: JsonObject;
}

/**
 * @throws ApiError 400 or InvalidQuery for invalid parameters, 403 for an index that the key may
 *   not access
 */
export function prepareSearch(
  index: ServedIndex,
  raw: JsonObject,
  grant: Grant,
  now: number,
): PreparedSearch {
  const request = readSearch(raw, grant.forced);
  const effects = effectsFor(index, request, now);
  const ruled = effects ? readSearch({ ...request.raw, ...effects.params }, grant.forced) : request;
  const filters = [...(request.params.filters ?? []), ...(effects?.filters ?? [])];
  const optional = [...(request.params.optionalFilters ?? []), ...(effects?.optionalFilters ?? [])];
  return {
    name: index.row.name,
    engine: engineFor(index, grant),
    params: limited(withFilters(ruled.params, filters, optional), index, grant),
    context: { synonyms: index.synonyms.compiled, ...effects?.context },
    options: { ...settingsAsOptions(index), ...ruled.options },
    effects,
    raw: ruled.raw,
  };
}

/** Adds the filters of rules to those of the query. */
function withFilters(
  { filters: _, optionalFilters: __, ...params }: SearchParams,
  filters: FilterTree,
  optionalFilters: FilterTree,
): SearchParams {
  return {
    ...params,
    ...(filters.length > 0 && { filters }),
    ...(optionalFilters.length > 0 && { optionalFilters }),
  };
}

function limited(params: SearchParams, { engine }: ServedIndex, grant: Grant): SearchParams {
  const wanted = params.hitsPerPage ?? engine.settings.hitsPerPage;
  const most = grant.maxHitsPerQuery;
  return most > 0 && wanted > most ? { ...params, hitsPerPage: most } : params;
}

function effectsFor(index: ServedIndex, { params, options }: SearchRequest, now: number) {
  if (index.rules.rules.length === 0) return null;
  const isOn = options.enableRules ?? settingsAsOptions(index).enableRules ?? true;
  if (!isOn) return null;
  const query = params.query ?? '';
  const matches = matchRules(index.rules, {
    words: wordsOf(query),
    contexts: options.ruleContexts ?? [],
    filters: params.filters ?? [],
    synonyms: index.synonyms.compiled,
    facetValues: facetValuesOf(index.engine),
    now,
  });
  return matches.length > 0 ? effectsOf(matches, query) : null;
}

function settingsAsOptions({ row: { settings } }: ServedIndex): SearchOptions {
  const { enableRules = null, responseFields = null, renderingContent } = settings;
  return {
    ...(enableRules !== null && { enableRules: flag(enableRules, 'enableRules') }),
    ...(responseFields !== null && { responseFields: texts(responseFields, 'responseFields') }),
    ...(isObject(renderingContent) && { renderingContent }),
  };
}

/** Views of an index for keys that may retrieve unretrievable attributes. */
const openViews = new WeakMap<SearchIndex, SearchIndex>();

export function engineFor({ engine }: ServedIndex, grant: Grant): SearchIndex {
  const { unretrievableAttributes } = engine.settings;
  if (unretrievableAttributes.length === 0 || !grant.allows('seeUnretrievableAttributes')) {
    return engine;
  }
  const known = openViews.get(engine);
  if (known) return known;
  const open = withSettings(engine, { ...engine.settings, unretrievableAttributes: [] });
  openViews.set(engine, open);
  return open;
}
