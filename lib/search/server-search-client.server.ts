import type { LiteClient } from 'algoliasearch/lite';
import { partCalls } from '@/lib/http/part-calls.server';
import { searchClient } from './search-client';
import { searchService } from './search-service.server';

/** A browser waits ten seconds for our answer; the client alone would try for thirty. */
const DEADLINE_MS = 8_000;

const call = partCalls({ part: 'search', atOnce: 24, waiting: 200, deadlineMs: DEADLINE_MS });

/**
 * The search as pages and calls of this instance ask it: with a deadline, and not all at once.
 * @throws PartUnavailable besides what the client throws
 */
export function serverSearchClient(): Pick<LiteClient, 'search' | 'searchForHits'> {
  const client = searchClient(searchService());
  return {
    search: (query, options) => call(() => client.search(query, options)),
    searchForHits: (query, options) => call(() => client.searchForHits(query, options)),
  };
}
