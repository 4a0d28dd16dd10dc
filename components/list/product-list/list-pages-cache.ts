import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import type { ListPages } from '@/lib/catalog/search/list-memory';

/** The vendor's search parameters that determine the articles of a list. */
interface CachedQuery {
  index?: string | undefined;
  query?: string | undefined;
  filters?: string | undefined;
  disjunctiveFacetsRefinements?: Readonly<Record<string, readonly string[]>> | undefined;
  numericRefinements?: Readonly<Record<string, object>> | undefined;
}

const filled = (refinements: Readonly<Record<string, object>> | undefined) =>
  Object.entries(refinements ?? {})
    .filter(([, chosen]) => Object.values(chosen).flat().length > 0)
    .toSorted(([a], [b]) => a.localeCompare(b));

/** Omits empty parameters, which change nothing. */
const keyOf = ({ index, query, ...requests }: CachedQuery): string =>
  JSON.stringify([
    index,
    query ?? '',
    filled(requests.disjunctiveFacetsRefinements),
    filled(requests.numericRefinements),
  ]);

/** Maximum number of cached lists: enough for Back between two sets of filters. */
const MAX_LISTS = 4;

/** Cache of pages for React InstantSearch's `useInfiniteHits`. */
export function listPagesCache(remembered: ListPages | null) {
  const lists = new LruMap<string, ListPages>(MAX_LISTS);
  let unclaimed = remembered;
  return {
    read({ state }: { state: CachedQuery }): ListPages | null {
      const key = keyOf(state);
      // The cached pages belong to the list that is queried first.
      if (unclaimed) lists.set(key, unclaimed);
      unclaimed = null;
      return lists.get(key) ?? null;
    },
    write({ state, hits }: { state: CachedQuery; hits: ListPages }): void {
      lists.set(keyOf(state), hits);
    },
  };
}
