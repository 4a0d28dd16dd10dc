import { createHttpRequester } from '@algolia/requester-node-http';
import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { partCalls } from '@/lib/http/part-calls.server';
import { clientOptions } from './search-service';
import { searchService } from './search-service.server';

/** A browser waits ten seconds for our answer; the client alone would try for thirty. */
const DEADLINE_MS = 8_000;

const call = partCalls({ part: 'search', atOnce: 24, waiting: 200, deadlineMs: DEADLINE_MS });

/**
 * The search as pages and calls of this instance ask it: with a deadline, and not all at once.
 * @param signal ends its requests, which rejects like a broken connection
 * @throws PartUnavailable besides what the client throws
 */
export function serverSearchClient(
  signal?: AbortSignal,
): Pick<LiteClient, 'search' | 'searchForHits'> {
  const service = searchService();
  const requester = signal && { requester: createHttpRequester({ requesterOptions: { signal } }) };
  const options = { ...clientOptions(service), ...requester };
  const client = liteClient(service.appId, service.searchKey, options);
  return {
    search: (query, settings) => call(() => client.search(query, settings)),
    searchForHits: (query, settings) => call(() => client.searchForHits(query, settings)),
  };
}
