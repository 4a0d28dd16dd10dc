import { loadInsights } from '@/lib/catalog/search/insights';
import { randomUuid } from '@/lib/platform/http/random-uuid';
import type { SearchService } from '@/lib/catalog/search/search-service';
import { USER_STORAGE_KEY } from '@/lib/cms/visibility/visitor';
import { whenAgreed } from './when-agreed';

/** Limits of the vendor for objects and filters in one event. */
const OBJECTS_AT_ONCE = 20;
const FILTERS_AT_ONCE = 10;

/** Search to whose index events are credited. */
export interface SearchSource {
  service: SearchService;
  /** Queried index; a replica for a sort order. */
  index: string;
}

type Insights = Awaited<ReturnType<typeof loadInsights>>;
type Send = (insights: Insights) => void;

const TOKEN_KEY = 'storage_search_token';

/** Token of the account stored in this browser. */
function accountToken(): string | null {
  const user: unknown = JSON.parse(localStorage.getItem(USER_STORAGE_KEY) ?? 'null');
  const account = typeof user === 'object' && user && 'account' in user ? user.account : null;
  const id = typeof account === 'object' && account && 'accountId' in account && account.accountId;
  return typeof id === 'string' && /^[\w-]{8,64}$/.test(id) ? id : null;
}

/** A random id that identifies the visitor across sessions; created after consent. */
function visitorToken(): string {
  try {
    const own = accountToken();
    if (own) return own;
    const stored = localStorage.getItem(TOKEN_KEY);
    if (stored && /^[\w-]{8,64}$/.test(stored)) return stored;
    const created = randomUuid();
    localStorage.setItem(TOKEN_KEY, created);
    return created;
  } catch {
    // Storage is unavailable: this visit is separate from others.
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

/** Formats a filter for the vendor's client, which encodes it for transport. */
export const insightsFilter = (attribute: string, value: string): string => `${attribute}:${value}`;

/** Query id in a product page's address, from the list that linked to it. */
export const queryIdOfAddress = (): string | null => {
  const id = new URLSearchParams(location.search).get('queryID');
  return id && /^[0-9a-f]{32}$/i.test(id) ? id : null;
};

/** Uses the account's token instead of the visitor's after a login. */
export function identifyVisitor(service: SearchService, userToken: string): void {
  toInsights({ service, send: (insights) => void insights('setUserToken', userToken) });
}

/** Updates the token after each login or logout, also for a client that is loaded later. */
export function followLogin(): void {
  void loading?.then(
    (insights) => void insights('setUserToken', visitorToken()),
    () => undefined,
  );
}

export function sendViewedObjects({ service, index }: SearchSource, ids: readonly string[]): void {
  for (const objectIDs of batches(ids, OBJECTS_AT_ONCE)) {
    const event = { eventName: 'Products viewed', index, objectIDs };
    toInsights({ service, send: (insights) => void insights('viewedObjectIDs', event) });
  }
}

export function sendViewedFilters({ service, index }: SearchSource, all: readonly string[]): void {
  for (const filters of batches(all, FILTERS_AT_ONCE)) {
    const event = { eventName: 'Filters viewed', index, filters };
    toInsights({ service, send: (insights) => void insights('viewedFilters', event) });
  }
}

/** Reports filters by which a visitor has found an article. */
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

/** Reports a clicked article, credited to the search that found it, if known. */
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

/** Reports articles added to the basket, credited to the search in the address. */
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
