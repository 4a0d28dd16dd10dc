import { indexingClient, type IndexingClient } from './indexing-client.server';
import { indexingOptions } from './search-service';
import { searchService } from './search-service.server';

/** Entries of one index in a response. */
const MAX_OF_INDEX = 1000;

/** A search of visitors that found nothing. */
export interface SearchWithoutResults {
  index: string;
  /** Without control characters, which would control the program that shows it. */
  search: string;
  count: number;
}

/** Text of a visitor without control characters. */
export const plainSearch = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ');

/** Names of all indices, without those of other sortings. */
export async function searchedIndices(client: IndexingClient): Promise<string[]> {
  const { items } = await client.listIndices();
  return items
    .filter(({ primary }) => !primary)
    .map(({ name }) => name)
    .toSorted();
}

/** @param region where an application at Algolia keeps its analytics */
export function analyticsClient(client: IndexingClient, region?: 'de' | 'us') {
  const { hosts } = indexingOptions(searchService());
  return client.initAnalytics({
    ...(region && { region }),
    options: { ...(hosts && { hosts }) },
  });
}

/**
 * Searches of a period that found nothing, the most frequent first.
 * @param from first day, `2026-11-01`; @param to last day, inclusive
 * @returns `null` without an admin key
 */
export async function searchesWithoutResults({
  from,
  to,
}: {
  from: string;
  to: string;
}): Promise<SearchWithoutResults[] | null> {
  const client = indexingClient();
  if (!client) return null;
  const analytics = analyticsClient(client);
  const found: SearchWithoutResults[] = [];
  for (const index of await searchedIndices(client)) {
    const period = { index, startDate: from, endDate: to, limit: MAX_OF_INDEX };
    for (const { search, count } of (await analytics.getSearchesNoResults(period)).searches)
      found.push({ index, search: plainSearch(search), count });
  }
  return found.toSorted((one, other) => other.count - one.count);
}
