import type { MadeSearch } from '#analytics/made-searches';
import type { SearchResult } from '#engine/types';
import type { PreparedSearch } from './prepared-search';

/**
 * What the reports count of a search.
 * @param queryID as the response has it: what was not sent cannot be named by an event
 * @returns `null` for one that its sender wants counted nowhere, such as the counts of a filter
 */
export function madeSearch(
  { name, raw, params }: PreparedSearch,
  { page, nbHits }: SearchResult,
  { queryID }: Readonly<Record<string, unknown>>,
): MadeSearch | null {
  if (String(raw['analytics'] ?? true) === 'false') return null;
  return {
    index: name,
    query: params.query ?? '',
    page: page ?? 0,
    hits: nbHits,
    isFiltered: (params.filters ?? []).length > 0,
    queryId: typeof queryID === 'string' ? queryID : null,
  };
}
