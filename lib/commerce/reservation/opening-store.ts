import type { StoreStock } from './reservation';

/** The preselected store. */
interface OpeningStore {
  /** Its number; `null` if the visitor has to choose. */
  store: string | null;
  /** The visitor's preferred store, if it has no stock. */
  lacking: StoreStock | null;
}

const hasPieces = ({ stock }: StoreStock) => stock > 0;

/** Whether any store has a piece. */
export const isAnywhere = (stores: readonly StoreStock[]): boolean => stores.some(hasPieces);

/**
 * The store to preselect: the one the visitor chose before, else the only one.
 * @param preferred number of the store chosen before
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
