import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions, type ClientOptions, type SearchService } from './search-service';

export type SearchClient = Pick<LiteClient, 'search' | 'searchForHits' | 'customPost'>;

type Requester = NonNullable<ClientOptions['requester']>;

/** Maximum time that a visitor waits for any request of the shop. */
const DEADLINE_MS = 10_000;

/** Response to an attempt without remaining time. */
const TIMED_OUT = { status: 0, content: 'The search has no time left', isTimedOut: true };

/** Ends each attempt at an instant of `performance.now()`, after which none begins. */
const until = (deadline: number, requester: Requester): Requester => ({
  send: async (request) => {
    // outside: search-longer-tries
    const left = deadline - performance.now();
    if (left <= 0) return TIMED_OUT;
    const [connectTimeout, responseTimeout] = [request.connectTimeout, request.responseTimeout].map(
      (timeout) => Math.min(timeout, left),
    ) as [number, number]; // as many as went in
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A response that starts late would have its own timeout beyond the deadline.
    const tooLate = new Promise<typeof TIMED_OUT>((resolve) => {
      timer = setTimeout(() => resolve(TIMED_OUT), left);
    });
    const sent = requester.send({ ...request, connectTimeout, responseTimeout });
    return Promise.race([sent, tooLate]).finally(() => clearTimeout(timer));
  },
});

/**
 * Client with a search-only key. All attempts of a search share one deadline, after which its
 * cached promise is dropped too. Rejects with `RetryError` if no host responds, and at once with
 * `ApiError` (`status`, `message`) if the service rejects the request. This includes 429: the
 * vendor's client would wait as long as the service says, without a limit, and retry it three
 * times.
 * @param options besides those of the service
 */
export function searchClient(
  service: SearchService,
  { deadlineMs = DEADLINE_MS, ...options }: ClientOptions & { deadlineMs?: number } = {},
): SearchClient {
  // outside: search-rejected, search-waits, search-too-many
  const own: ClientOptions = { ...clientOptions(service), maxRateLimitRetries: 0, ...options };
  const create = (changes: ClientOptions = {}) =>
    liteClient(service.appId, service.searchKey, { ...own, ...changes });
  // outside: search-transporter
  const { requester, responsesCache, requestsCache } = create().transporter;
  // The vendor limits attempts, not searches: each search gets its own client, with shared caches.
  const limited = () => {
    const deadline = performance.now() + deadlineMs;
    return create({ requester: until(deadline, requester), responsesCache, requestsCache });
  };
  return {
    search: (...parameters) => limited().search(...parameters),
    searchForHits: (...parameters) => limited().searchForHits(...parameters),
    customPost: (...parameters) => limited().customPost(...parameters),
  };
}
