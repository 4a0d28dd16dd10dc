import { useSyncExternalStore } from 'react';
import { EMPTY_WISHLIST, type Wishlist } from './wishlist';

/** A change that is on its way. */
interface Wanted {
  keep: boolean;
  sequence: number;
}

let known: Wishlist = EMPTY_WISHLIST;
let wanted: ReadonlyMap<string, Wanted> = new Map();
/** Item numbers as hearts and count show them: those on the list, with what is on its way. */
let shown: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function show(): void {
  const items = new Set(known.items.map(({ itemNumber }) => itemNumber));
  for (const [itemNumber, { keep }] of wanted)
    if (keep) items.add(itemNumber);
    else items.delete(itemNumber);
  shown = items;
  for (const listener of listeners) listener();
}

/** Shows a list in hearts and header. The caller knows that it is the newest (`lib/browser/visitor/latest.ts`). */
export function showWishlist(wishlist: Wishlist): void {
  known = wishlist;
  show();
}

/** Shows a change before its answer. */
export function wantItem(itemNumber: string, change: Wanted): void {
  wanted = new Map(wanted).set(itemNumber, change);
  show();
}

/** A change has been answered, or has failed: what the list has counts, unless a later one is on its way. */
export function settleItem(itemNumber: string, sequence: number): void {
  if (wanted.get(itemNumber)?.sequence !== sequence) return;
  wanted = new Map([...wanted].filter(([other]) => other !== itemNumber));
  show();
}

export const isItemShown = (itemNumber: string): boolean => shown.has(itemNumber);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether an article's colour is on the visitor's list. Pages are the same for all visitors: on the
 * server none is.
 */
export const useIsItemShown = (itemNumber: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown.has(itemNumber),
    () => false,
  );

/** Revision of the newest list that is known; 0 on the server. */
export const useWishlistRevision = (): number =>
  useSyncExternalStore(
    subscribe,
    () => known.revision,
    () => 0,
  );

/** Articles on the visitor's list; 0 on the server. */
export const useWishlistCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => shown.size,
    () => 0,
  );
