import { createHttpRequester } from '@algolia/requester-node-http';
import { PartUnavailable, limitConcurrency } from '@/lib/platform/http/limit-concurrency.server';
import { searchClient, type SearchClient } from './search-client';
import { searchService } from './search-service.server';

/** Less than the ten seconds a browser waits for our response. */
const DEADLINE_MS = 8_000;

const call = limitConcurrency({
  part: 'search',
  atOnce: 24,
  waiting: 200,
  deadlineMs: DEADLINE_MS,
});

/**
 * Rejects a 200 with unexpected content, which a proxy may send in place of a broken service.
 * @throws PartUnavailable
 */
async function understood<Result extends { results: unknown }>(
  requested: Promise<Result>,
): Promise<Result> {
  const response = await requested.catch((error: unknown) => {
    // outside: search-html
    const isUnreadable = error instanceof Error && error.name === 'DeserializationError';
    throw isUnreadable ? new PartUnavailable('search cannot be read', { cause: error }) : error;
  });
  // outside: search-unchecked, search-empty
  // The client does not validate the response.
  if (Array.isArray((response as Result | null)?.results)) return response;
  throw new PartUnavailable('search answers without results');
}

/**
 * Search client for pages and endpoints of this instance, with a deadline and limited concurrency.
 * @param signal aborts requests, which reject as for a broken connection
 * @throws PartUnavailable besides the client's errors
 */
export function serverSearchClient(
  signal?: AbortSignal,
): Pick<SearchClient, 'search' | 'searchForHits'> {
  // outside: search-signal
  const requester = signal && { requester: createHttpRequester({ requesterOptions: { signal } }) };
  // outside: search-no-cache
  const client = searchClient(searchService(), { deadlineMs: DEADLINE_MS, ...requester });
  return {
    search: (query, settings) => call(() => understood(client.search(query, settings))),
    searchForHits: (query, settings) =>
      call(() => understood(client.searchForHits(query, settings))),
  };
}
