import type { liteClient } from 'algoliasearch/lite';

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** Configuration of the search service. Browsers receive all of it, so it contains no secrets. */
export interface SearchService {
  appId: string;
  /** Search-only key. */
  searchKey: string;
  /** `host:port[/path]` of a self-hosted service; `null` for Algolia. */
  host: string | null;
  protocol: 'http' | 'https';
}

/** Path on the shop's own hosts that `next.config.ts` proxies to the embedded service. */
export const SAME_ORIGIN_PATH = '/_search';

/** Number of hosts, so that the client retries as with Algolia, which has four per application. */
const READS = 3;

/**
 * Longer than the vendor's timeouts, because a shop that compiles pages on demand responds late.
 */
const TIMEOUTS_MS = { connect: 5_000, read: 10_000, write: 300_000 };

/**
 * Client options for a self-hosted service; empty for the hosted one. The client tries the next
 * host after a timeout, a broken connection or a 5xx; a 4xx fails with its message. Writes are sent
 * once: the only host may still be processing one, and repeating the move of an index fails because
 * it no longer exists.
 */
export function clientOptions({ host, protocol }: SearchService): ClientOptions {
  if (host === null) return {};
  // outside: search-next-host
  const hosts = Array.from({ length: READS }, (_, index) => ({
    url: host,
    protocol,
    // outside: search-single-write
    accept: index === 0 ? ('readWrite' as const) : ('read' as const),
  }));
  return { hosts, timeouts: TIMEOUTS_MS };
}

/**
 * Adapts {@link clientOptions} to indexing. In Node the client's connect timeout runs until the
 * response begins, and a service under load is slow to write.
 */
export function indexingOptions(service: SearchService): ClientOptions {
  const { timeouts, ...options } = clientOptions(service);
  if (!timeouts) return options;
  return { ...options, timeouts: { ...timeouts, connect: timeouts.write } };
}

/**
 * Service as reached by a browser: a self-hosted one on the shop's own origin, which avoids CORS.
 */
export function fromBrowser(service: SearchService, origin: string): SearchService {
  if (service.host === null) return service;
  const { host, protocol } = new URL(origin);
  return {
    ...service,
    // outside: search-path-in-host
    host: `${host}${SAME_ORIGIN_PATH}`,
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

/** Host of insights events; `undefined` for the vendor's own. */
export const insightsHost = ({ host, protocol }: SearchService): string | undefined =>
  host === null ? undefined : `${protocol}://${host}`;
