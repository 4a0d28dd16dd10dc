import type { LiteClient } from 'algoliasearch/lite';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import { withFacetEndpoint } from './facet-endpoint';
import { searchClient } from './search-client';
import type { SearchService } from './search-service';

/**
 * Cache lifetime: long enough for Back to send no request, short enough for prices to stay current.
 */
const FRESH_MS = 300_000;
const MAX_RESPONSES = 100;

type ListResponse = ReturnType<LiteClient['search']>;

const responses = new LruMap<string, { at: number; response: ListResponse }>(MAX_RESPONSES);

function keep(key: string, response: ListResponse): ListResponse {
  responses.set(key, { at: Date.now(), response });
  response.catch(() => responses.delete(key));
  return response;
}

/** Fallback for a hidden tab, which gets no animation frames. */
const UNPAINTED_MS = 100;

/** Waits until the browser has painted the visitor's last input. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Delays a cached response, because rendering it would delay the paint of the input: by 600 ms on a
 * phone with 500 articles.
 */
async function afterPaint(response: ListResponse) {
  if (typeof window !== 'undefined') await painted();
  return response;
}

/** Client for lists: the vendor's, but equal queries share one request. */
export function listClient(service: SearchService): Pick<LiteClient, 'search' | 'customPost'> {
  const client = searchClient(service);
  const search = (...parameters: Parameters<LiteClient['search']>): ListResponse => {
    const key = JSON.stringify(parameters);
    const cached = responses.get(key);
    const isFresh = cached && Date.now() - cached.at <= FRESH_MS;
    return afterPaint(isFresh ? cached.response : keep(key, client.search(...parameters)));
  };
  // The client's function is overloaded; arguments are forwarded unchanged.
  return withFacetEndpoint({
    search: search as LiteClient['search'],
    customPost: (...parameters) => client.customPost(...parameters),
  });
}
