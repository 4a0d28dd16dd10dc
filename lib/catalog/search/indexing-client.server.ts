import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { env } from '@/lib/platform/env/env.server';
import { indexingOptions, type ClientOptions } from './search-service';
import { searchService } from './search-service.server';

/**
 * Client with write access to the indices.
 * @param own options of the caller, on top of those of the service
 * @returns `null` without an admin key: the indices are then not changed
 */
export function indexingClient(
  own: Pick<ClientOptions, 'maxRateLimitRetries'> = {},
): Algoliasearch | null {
  const { ALGOLIA_ADMIN_API_KEY } = env();
  if (!ALGOLIA_ADMIN_API_KEY) return null;
  const service = searchService();
  const options = { ...indexingOptions(service), ...own };
  return algoliasearch(service.appId, ALGOLIA_ADMIN_API_KEY, options);
}

export type IndexingClient = Algoliasearch;
