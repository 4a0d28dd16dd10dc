import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { env } from '@/lib/platform/env/env.server';
import { indexingOptions } from './search-service';
import { searchService } from './search-service.server';

/**
 * A client that may write to the indices.
 * @returns `null` where no admin key is set: the indices are then not changed
 */
export function indexingClient(): Algoliasearch | null {
  const { ALGOLIA_ADMIN_API_KEY } = env();
  if (!ALGOLIA_ADMIN_API_KEY) return null;
  const service = searchService();
  return algoliasearch(service.appId, ALGOLIA_ADMIN_API_KEY, indexingOptions(service));
}
