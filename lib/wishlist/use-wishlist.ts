import { useCallback, useSyncExternalStore } from 'react';

/** What a heart is about: an article in one colour. */
export interface WishlistArticle {
  /** Article number, eight digits. */
  objectId: string;
  /** With the colour's three digits. */
  itemNumber: string;
  /** The size, where one is chosen. */
  sku: string | null;
}

/** Result of toggling a heart; a rejection is shown to the shopper. */
export type WishlistAnswer = { ok: true; isKept: boolean } | { ok: false; refusal: 'notAvailable' };

type Change = (article: WishlistArticle, keep: boolean) => Promise<WishlistAnswer>;

const NOTHING: ReadonlySet<string> = new Set();
let kept: ReadonlySet<string> = NOTHING;
const listeners = new Set<() => void>();

/** A shop without a list behind it reports that, instead of a heart that forgets. */
const refuse: Change = async () => ({ ok: false, refusal: 'notAvailable' });
let change: Change = refuse;

/**
 * Connects the hearts with the list behind them.
 * @param service adds or removes an article, and calls `setKept` with the list's new items
 * @returns disconnects it again
 */
export function connectWishlist(service: Change): () => void {
  change = service;
  return () => {
    change = refuse;
  };
}

/** Item numbers on the list, set by the code that loads or changes it. */
export function setKept(itemNumbers: Iterable<string>): void {
  kept = new Set(itemNumbers);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether an article is on the visitor's list, and how to change that. Pages are the same for all
 * visitors: on the server no article is on it.
 */
export function useWishlist(article: WishlistArticle) {
  const { objectId, itemNumber, sku } = article;
  const isKept = useSyncExternalStore(
    subscribe,
    () => kept.has(itemNumber),
    () => false,
  );
  const toggle = useCallback(
    () => change({ objectId, itemNumber, sku }, !kept.has(itemNumber)),
    [objectId, itemNumber, sku],
  );
  return { isKept, toggle };
}
