import type { LoggedSearch } from '#analytics/search-log';
import type { SearchResult } from '#engine/types';
import type { PreparedSearch } from './prepared-search';

/**
 * The part of a search that reports count.
 * @param queryID as in the response, because events can only refer to ids that were sent
 * @returns `null` for one that its sender excludes, such as the counts of a filter
 */
export function loggedSearch(
  { name, raw, params }: PreparedSearch,
  { page, nbHits }: SearchResult,
  { queryID }: Readonly<Record<string, unknown>>,
): LoggedSearch | null {
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
