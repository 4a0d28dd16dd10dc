import { loadInsights } from '@/lib/catalog/search/insights';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { USER_STORAGE_KEY } from '@/lib/cms/visibility/visitor';
import { whenAgreed } from './when-agreed';

/** The vendor accepts at most this many objects, and this many filters, in one event. */
const OBJECTS_AT_ONCE = 20;
const FILTERS_AT_ONCE = 10;

/** Where a search was made: events are credited to its index. */
export interface SearchSource {
  service: SearchService;
  /** The index queried; a replica for another order. */
  index: string;
}

type Insights = Awaited<ReturnType<typeof loadInsights>>;
type Send = (insights: Insights) => void;

const TOKEN_KEY = 'storage_search_token';

/** Token of the account that this browser keeps a record of. */
function accountToken(): string | null {
  const user: unknown = JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null');
  const account = typeof user === 'object' && user && 'account' in user ? user.account : null;
  const id = typeof account === 'object' && account && 'accountId' in account && account.accountId;
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** A random number that identifies the visitor in every session; created after consent. */
function visitorToken(): string {
  try {
    const own = accountToken();
    if (own) return own;
    const kept = localStorage.getItem(TOKEN_KEY);
    if (kept && /^[\w-]{8,64}$/.test(kept)) return kept;
    const made = crypto.randomUUID();
    localStorage.setItem(TOKEN_KEY, made);
    return made;
  } catch {
    // Storage is closed to us: this visit is one of its own.
    return 'visitor';
  }
}

let loading: Promise<Insights> | null = null;

function insightsOf(service: SearchService): Promise<Insights> {
  loading ??= loadInsights(service, visitorToken());
  // Blocked or offline: the next event tries again.
  loading.catch(() => (loading = null));
  return loading;
}

const toInsights = whenAgreed<{ service: SearchService; send: Send }>(
  'statistics',
  ({ service, send }) => void insightsOf(service).then(send, () => undefined),
);

const batches = <Item>(list: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(list.length / size) }, (_, at) =>
    list.slice(at * size, (at + 1) * size),
  );

/** A filter in the vendor's client's form; the client itself encodes it for transport. */
export const insightsFilter = (attribute: string, value: string): string => `${attribute}:${value}`;

/** The query id in a product page's address, of the list it was found in. */
export const queryIdOfAddress = (): string | null => {
  const id = new URLSearchParams(location.search).get('queryID');
  return id && /^[0-9a-f]{32}$/i.test(id) ? id : null;
};

/** The account's own token instead of the visitor's, from a login on. */
export function identifyVisitor(service: SearchService, userToken: string): void {
  toInsights({ service, send: (insights) => void insights('setUserToken', userToken) });
}

/** Updates the token after each login or logout; a client that is loaded later begins with it. */
export function followLogin(): void {
  void loading?.then(
    (insights) => void insights('setUserToken', visitorToken()),
    () => undefined,
  );
}

/** Articles that a visitor has had in view. */
export function sendViewedObjects({ service, index }: SearchSource, ids: readonly string[]): void {
  for (const objectIDs of batches(ids, OBJECTS_AT_ONCE)) {
    const event = { eventName: 'Products viewed', index, objectIDs };
    toInsights({ service, send: (insights) => void insights('viewedObjectIDs', event) });
  }
}

/** Filters that a list offers a visitor. */
export function sendViewedFilters({ service, index }: SearchSource, all: readonly string[]): void {
  for (const filters of batches(all, FILTERS_AT_ONCE)) {
    const event = { eventName: 'Filters viewed', index, filters };
    toInsights({ service, send: (insights) => void insights('viewedFilters', event) });
  }
}

/** Filters by which a visitor has found something. */
export function sendConvertedFilters({ service, index }: SearchSource, all: readonly string[]) {
  for (const filters of batches(all, FILTERS_AT_ONCE)) {
    const event = { eventName: 'Filters converted', index, filters };
    toInsights({ service, send: (insights) => void insights('convertedFilters', event) });
  }
}

interface Click {
  objectID: string;
  /** Position in the list, 1 first. */
  position: number;
  queryID: string | null;
}

/** An article clicked: credited to the search that found it, where one is known. */
export function sendClick({ service, index }: SearchSource, click: Click): void {
  const { objectID, position, queryID } = click;
  const event = { eventName: 'Product clicked', index, objectIDs: [objectID] };
  toInsights({
    service,
    send: (insights) => {
      if (!queryID) insights('clickedObjectIDs', event);
      else insights('clickedObjectIDsAfterSearch', { ...event, queryID, positions: [position] });
    },
  });
}

/** Articles put into the basket: credited to the search whose id is in the address. */
export function sendConversion({ service, index }: SearchSource, ids: readonly string[]): void {
  const queryID = queryIdOfAddress();
  for (const objectIDs of batches(ids, OBJECTS_AT_ONCE)) {
    const event = { eventName: 'Product added to basket', index, objectIDs };
    toInsights({
      service,
      send: (insights) => {
        if (!queryID) insights('convertedObjectIDs', event);
        else insights('convertedObjectIDsAfterSearch', { ...event, queryID });
      },
    });
  }
}
