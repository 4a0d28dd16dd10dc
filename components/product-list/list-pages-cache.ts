import type { ListPages } from '@/lib/search/list-memory';

/** The part of the vendor's search parameters that decides which articles a list holds. */
interface Asked {
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

/** Empty choices come and go while filters mount: they change no list. */
const keyOf = ({ index, query, ...asked }: Asked): string =>
  JSON.stringify([
    index,
    query ?? '',
    filled(asked.disjunctiveFacetsRefinements),
    filled(asked.numericRefinements),
  ]);

/** Lists whose pages are kept: Back between two sets of filters shows both at once. */
const MOST_LISTS = 4;

/** Pages already shown, for React InstantSearch's `useInfiniteHits`. */
export function listPagesCache(remembered: ListPages | null) {
  const lists = new Map<string, ListPages>();
  let unclaimed = remembered;
  return {
    read({ state }: { state: Asked }): ListPages | null {
      const key = keyOf(state);
      // What is remembered belongs to the list that is asked for first.
      if (unclaimed) lists.set(key, unclaimed);
      unclaimed = null;
      return lists.get(key) ?? null;
    },
    write({ state, hits }: { state: Asked; hits: ListPages }): void {
      const key = keyOf(state);
      lists.delete(key);
      lists.set(key, hits);
      const [oldest] = lists.keys();
      if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
    },
  };
}
