import { createHttpRequester } from '@algolia/requester-node-http';
import { PartUnavailable, limitConcurrency } from '@/lib/platform/http/limit-concurrency.server';
import { searchClient, type SearchClient } from './search-client';
import { searchService } from './search-service.server';

/** A browser waits ten seconds for a response of ours. */
const DEADLINE_MS = 8_000;

const call = limitConcurrency({
  part: 'search',
  atOnce: 24,
  waiting: 200,
  deadlineMs: DEADLINE_MS,
});

/**
 * Rejects a 200 without the expected content, which a proxy in place of a broken service may send.
 * @throws PartUnavailable
 */
async function understood<Result extends { results: unknown }>(
  requested: Promise<Result>,
): Promise<Result> {
  const response = await requested.catch((error: unknown) => {
    const isUnreadable = error instanceof Error && error.name === 'DeserializationError';
    throw isUnreadable ? new PartUnavailable('search cannot be read', { cause: error }) : error;
  });
  // The client promises an object, and hands over what came.
  if (Array.isArray((response as Result | null)?.results)) return response;
  throw new PartUnavailable('search answers without results');
}

/**
 * The search as pages and calls of this instance ask it: with a deadline, and not all at once.
 * @param signal ends its requests, which rejects like a broken connection
 * @throws PartUnavailable besides what the client throws
 */
export function serverSearchClient(
  signal?: AbortSignal,
): Pick<SearchClient, 'search' | 'searchForHits'> {
  const requester = signal && { requester: createHttpRequester({ requesterOptions: { signal } }) };
  const client = searchClient(searchService(), { deadlineMs: DEADLINE_MS, ...requester });
  return {
    search: (query, settings) => call(() => understood(client.search(query, settings))),
    searchForHits: (query, settings) =>
      call(() => understood(client.searchForHits(query, settings))),
  };
}
