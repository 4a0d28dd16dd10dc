import type { liteClient } from 'algoliasearch/lite';

export type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/** How the search service is reached. The browser receives all of it, so nothing here is secret. */
export interface SearchService {
  appId: string;
  /** May search and nothing else. */
  searchKey: string;
  /** `host:port[/path]` of a service that is not Algolia's; `null` for the hosted one. */
  host: string | null;
  protocol: 'http' | 'https';
}

/** Where `next.config.ts` leads from the shop's own hosts to the embedded service. */
export const SAME_ORIGIN_PATH = '/_search';

/** Algolia has four hosts for each application, so its client retries when one fails. */
const READS = 3;

/** A shop that compiles its pages on demand responds late; the vendor's timeouts are too short. */
const TIMEOUTS_MS = { connect: 5_000, read: 10_000, write: 300_000 };

/**
 * Client options for a self-hosted service, none for the hosted one. The client goes on to the
 * next host after a timeout, a broken connection or a 5xx; a 4xx fails with its message.
 * Writes are sent once: the one host may be at work on it still, and an index that is moved a
 * second time is no longer there.
 */
export function clientOptions({ host, protocol }: SearchService): ClientOptions {
  if (host === null) return {};
  const hosts = Array.from({ length: READS }, (_, index) => ({
    url: host,
    protocol,
    accept: index === 0 ? ('readWrite' as const) : ('read' as const),
  }));
  return { hosts, timeouts: TIMEOUTS_MS };
}

/**
 * Adjusts {@link clientOptions} to indexing. In Node the client's limit for connecting runs until
 * the response begins, and a service under load takes its time over a write.
 */
export function indexingOptions(service: SearchService): ClientOptions {
  const { timeouts, ...options } = clientOptions(service);
  if (!timeouts) return options;
  return { ...options, timeouts: { ...timeouts, connect: timeouts.write } };
}

/** The service as a browser reaches it: ours on the shop's own origin, so without CORS. */
export function fromBrowser(service: SearchService, origin: string): SearchService {
  if (service.host === null) return service;
  const { host, protocol } = new URL(origin);
  return {
    ...service,
    host: `${host}${SAME_ORIGIN_PATH}`,
    protocol: protocol === 'https:' ? 'https' : 'http',
  };
}

/** Where insights events are sent; the vendor's own host when `undefined`. */
export const insightsHost = ({ host, protocol }: SearchService): string | undefined =>
  host === null ? undefined : `${protocol}://${host}`;
