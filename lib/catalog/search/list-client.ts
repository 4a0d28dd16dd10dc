import type { LiteClient } from 'algoliasearch/lite';
import { LruMap } from '@/lib/platform/cache/lru-map';
import { withFacetEndpoint } from './facet-endpoint';
import { searchClient } from './search-client';
import type { SearchService } from './search-service';

/** Responses are cached for this long: Back requests nothing, and prices do not become outdated. */
const FRESH_MS = 300_000;
const MAX_RESPONSES = 100;

type ListResponse = ReturnType<LiteClient['search']>;

const responses = new LruMap<string, { at: number; response: ListResponse }>(MAX_RESPONSES);

function keep(key: string, response: ListResponse): ListResponse {
  responses.set(key, { at: Date.now(), response });
  response.catch(() => responses.delete(key));
  return response;
}

/** A tab that is not painted gets no frame. */
const UNPAINTED_MS = 100;

/** The browser has painted what the visitor's press has changed so far. */
const painted = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, UNPAINTED_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Delays a response that is there at once, which would be rendered before the press is seen: with
 * 500 articles that took 600 ms on a phone.
 */
async function afterPaint(response: ListResponse) {
  if (typeof window !== 'undefined') await painted();
  return response;
}

/** The client of lists: as the vendor's, but equal queries share one request. */
export function listClient(service: SearchService): Pick<LiteClient, 'search' | 'customPost'> {
  const client = searchClient(service);
  const search = (...parameters: Parameters<LiteClient['search']>): ListResponse => {
    const key = JSON.stringify(parameters);
    const cached = responses.get(key);
    const isFresh = cached && Date.now() - cached.at <= FRESH_MS;
    return afterPaint(isFresh ? cached.response : keep(key, client.search(...parameters)));
  };
  // The client's function has several signatures; arguments are forwarded unchanged.
  return withFacetEndpoint({
    search: search as LiteClient['search'],
    customPost: (...parameters) => client.customPost(...parameters),
  });
}
