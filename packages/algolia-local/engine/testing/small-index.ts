import { buildIndex } from '#engine/build-index';
import { compileFilters } from '#engine/filters/compile';
import { defaultSettings } from '#engine/default-settings';
import { search } from '#engine/search';
import type { SearchIndex } from '#engine/search-index';
import type { IndexSettings, JsonValue, SearchContext, SearchParams } from '#engine/types';

/** An index of a few records by name: `{ shirt: { title: 'Blue shirt' } }`. */
export function indexOf(
  records: Readonly<Record<string, Readonly<Record<string, JsonValue>>>>,
  settings: Partial<IndexSettings> = {},
): SearchIndex {
  const list = Object.entries(records).map(([objectID, fields]) => ({ ...fields, objectID }));
  return buildIndex(list, { ...defaultSettings, ...settings });
}

/** The ids of the hits, best first. */
export function idsOf(
  index: SearchIndex,
  query: string,
  params: SearchParams = {},
  context: SearchContext = {},
): string[] {
  const { hits } = search(index, { query, hitsPerPage: 1000, ...params }, context);
  return hits.map((hit) => hit.objectID);
}

export function idsPassing(index: SearchIndex, filters: string): string[] {
  return idsOf(index, '', { filters: compileFilters({ filters }) }).sort();
}
