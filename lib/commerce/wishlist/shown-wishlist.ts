import { useSyncExternalStore } from 'react';
import { EMPTY_WISHLIST, type Wishlist } from './wishlist';

/** A change in flight. */
interface Wanted {
  keep: boolean;
  sequence: number;
}

let known: Wishlist = EMPTY_WISHLIST;
let wanted: ReadonlyMap<string, Wanted> = new Map();
/** Item numbers shown by hearts and count: those on the list, plus changes in flight. */
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

/**
 * Updates hearts and header. The caller knows that the list is the newest
 * (`lib/browser/visitor/latest.ts`).
 */
export function showWishlist(wishlist: Wishlist): void {
  known = wishlist;
  show();
}

/** Shows a change before its response. */
export function wantItem(itemNumber: string, change: Wanted): void {
  wanted = new Map(wanted).set(itemNumber, change);
  show();
}

/**
 * Ends a change that has succeeded or failed: the list counts again, unless a later change is in
 * flight.
 */
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
 * Whether an article's colour is on the visitor's list; false on the server, whose pages are the
 * same for everyone.
 */
export const useIsItemShown = (itemNumber: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => shown.has(itemNumber),
    () => false,
  );

/** Revision of the newest known list; 0 on the server. */
export const useWishlistRevision = (): number =>
  useSyncExternalStore(
    subscribe,
    () => known.revision,
    () => 0,
  );

/** Number of articles on the visitor's list; 0 on the server. */
export const useWishlistCount = (): number =>
  useSyncExternalStore(
    subscribe,
    () => shown.size,
    () => 0,
  );
