import { loadInsights } from '@/lib/search/insights';
import type { SearchService } from '@/lib/search/search-service';
import { whenAgreed } from './when-agreed';

/** The vendor takes at most this many objects, and this many filters, in one event. */
const OBJECTS_AT_ONCE = 20;
const FILTERS_AT_ONCE = 10;

/** Where a search was made: events are credited to its index. */
export interface SearchPlace {
  service: SearchService;
  /** The index asked, a replica for another order. */
  index: string;
}

type Insights = Awaited<ReturnType<typeof loadInsights>>;
type Send = (insights: Insights) => void;

const TOKEN_KEY = 'storage_search_token';

/** The same visitor in every session, by a number that says nothing; made after they agreed. */
function visitorToken(): string {
  try {
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

/** A filter as the vendor's client takes it; the client itself encodes it for its way. */
export const insightsFilter = (attribute: string, value: string): string => `${attribute}:${value}`;

/** The query id that a product page's address keeps from the list it was found in. */
export const queryIdOfAddress = (): string | null => {
  const id = new URLSearchParams(location.search).get('queryID');
  return id && /^[0-9a-f]{32}$/i.test(id) ? id : null;
};

/** The account's own token instead of the visitor's, from a login on. */
export function identifyVisitor(service: SearchService, userToken: string): void {
  toInsights({ service, send: (insights) => void insights('setUserToken', userToken) });
}

/** Articles that a visitor has had in view. */
export function sendViewedObjects({ service, index }: SearchPlace, ids: readonly string[]): void {
  for (const objectIDs of batches(ids, OBJECTS_AT_ONCE)) {
    const event = { eventName: 'Products viewed', index, objectIDs };
    toInsights({ service, send: (insights) => void insights('viewedObjectIDs', event) });
  }
}

/** Filters that a list offers a visitor. */
export function sendViewedFilters({ service, index }: SearchPlace, all: readonly string[]): void {
  for (const filters of batches(all, FILTERS_AT_ONCE)) {
    const event = { eventName: 'Filters viewed', index, filters };
    toInsights({ service, send: (insights) => void insights('viewedFilters', event) });
  }
}

/** Filters by which a visitor has found something. */
export function sendConvertedFilters({ service, index }: SearchPlace, all: readonly string[]) {
  for (const filters of batches(all, FILTERS_AT_ONCE)) {
    const event = { eventName: 'Filters converted', index, filters };
    toInsights({ service, send: (insights) => void insights('convertedFilters', event) });
  }
}

interface Click {
  objectID: string;
  /** Place in the list, 1 first. */
  position: number;
  queryID: string | null;
}

/** An article followed: credited to the search that found it, where one is known. */
export function sendClick({ service, index }: SearchPlace, click: Click): void {
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

/** Articles put into the basket: credited to the search whose id the address keeps. */
export function sendConversion({ service, index }: SearchPlace, ids: readonly string[]): void {
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
