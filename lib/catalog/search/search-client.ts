import { liteClient, type LiteClient } from 'algoliasearch/lite';
import { clientOptions, type ClientOptions, type SearchService } from './search-service';

/** What the shop searches with. */
export type SearchClient = Pick<LiteClient, 'search' | 'searchForHits' | 'customPost'>;

type Requester = NonNullable<ClientOptions['requester']>;

/** The longest that a visitor waits for any request of the shop. */
const DEADLINE_MS = 10_000;

/** A try for which no time is left. */
const TIMED_OUT = { status: 0, content: 'The search has no time left', isTimedOut: true };

/** Ends each try at an instant of `performance.now()`; none begins after it. */
const until = (deadline: number, requester: Requester): Requester => ({
  send: async (request) => {
    const left = deadline - performance.now();
    if (left <= 0) return TIMED_OUT;
    const [connectTimeout, responseTimeout] = [request.connectTimeout, request.responseTimeout].map(
      (timeout) => Math.min(timeout, left),
    ) as [number, number]; // as many as went in
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A response that began late would have its own limit beyond the deadline.
    const tooLate = new Promise<typeof TIMED_OUT>((resolve) => {
      timer = setTimeout(() => resolve(TIMED_OUT), left);
    });
    const sent = requester.send({ ...request, connectTimeout, responseTimeout });
    return Promise.race([sent, tooLate]).finally(() => clearTimeout(timer));
  },
});

/**
 * A client with a search-only key. All tries of a search end within one deadline, with which its cached
 * promise is dropped too. It rejects with `RetryError` when no host responds, and at once with `ApiError`
 * (`status`, `message`) when the service rejects the request; 429 is no exception: the vendor's client
 * would wait as long as the service says, without a limit, and send it three times more.
 * @param options besides those of the service
 */
export function searchClient(
  service: SearchService,
  { deadlineMs = DEADLINE_MS, ...options }: ClientOptions & { deadlineMs?: number } = {},
): SearchClient {
  const own: ClientOptions = { ...clientOptions(service), maxRateLimitRetries: 0, ...options };
  const create = (changes: ClientOptions = {}) =>
    liteClient(service.appId, service.searchKey, { ...own, ...changes });
  const { requester, responsesCache, requestsCache } = create().transporter;
  // The vendor limits tries, not searches: a client for each, with the caches of all.
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
