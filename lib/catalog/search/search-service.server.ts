import { env } from '@/lib/platform/env/env.server';
import { SAME_ORIGIN_PATH, type SearchService } from './search-service';

/** Configured search service, as reached from this machine. */
export function searchService(): SearchService {
  const { ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, ALGOLIA_HOST } = env();
  return {
    appId: ALGOLIA_APP_ID,
    searchKey: ALGOLIA_SEARCH_API_KEY,
    host: ALGOLIA_HOST ?? null,
    protocol: ALGOLIA_HOST ? 'http' : 'https',
  };
}

/** Configuration for browsers, without the service's address in the internal network. */
export function pageSearchService(): SearchService {
  const service = searchService();
  return service.host === null ? service : { ...service, host: SAME_ORIGIN_PATH };
}

const TIMEOUT_MS = 1_000;

/** Whether the service responds; its health route needs no key. */
export async function isSearchAlive(service = searchService()): Promise<boolean> {
  const host = service.host ?? `${service.appId}-dsn.algolia.net`;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { ok } = await fetch(`${service.protocol}://${host}/1/isalive`, { signal });
    return ok;
  } catch {
    return false;
  }
}
