import type { StoreStock } from './reservation';

/** The store that is chosen before the visitor chooses one. */
interface OpeningStore {
  /** Its number; `null` where the visitor has to choose. */
  store: string | null;
  /** The visitor's own store, which has none. */
  lacking: StoreStock | null;
}

const hasPieces = ({ stock }: StoreStock) => stock > 0;

/** Whether a store has one piece at least. */
export const isAnywhere = (stores: readonly StoreStock[]): boolean => stores.some(hasPieces);

/**
 * The store to begin with: the one the visitor chose before, else the only one there is.
 * @param preferred number of the store that was chosen before
 */
export function openingStore(
  stores: readonly StoreStock[],
  preferred: string | null,
): OpeningStore {
  const before = stores.find(({ store }) => store === preferred);
  if (before)
    return hasPieces(before)
      ? { store: before.store, lacking: null }
      : { store: null, lacking: before };
  const [first, second] = stores;
  if (first && !second && hasPieces(first)) return { store: first.store, lacking: null };
  return { store: null, lacking: null };
}
