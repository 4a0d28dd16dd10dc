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

/** What became of a heart that was pressed; a refusal is told to the shopper. */
export type WishlistAnswer = { ok: true; isKept: boolean } | { ok: false; refusal: 'notAvailable' };

type Change = (article: WishlistArticle, keep: boolean) => Promise<WishlistAnswer>;

const NOTHING: ReadonlySet<string> = new Set();
let kept: ReadonlySet<string> = NOTHING;
const listeners = new Set<() => void>();

/** A shop without a list behind it says so, instead of a heart that forgets. */
const refuse: Change = async () => ({ ok: false, refusal: 'notAvailable' });
let change: Change = refuse;

/**
 * Connects the hearts with the list behind them.
 * @param service keeps or gives up an article, and tells `setKept` what the list then holds
 * @returns disconnects it again
 */
export function connectWishlist(service: Change): () => void {
  change = service;
  return () => {
    change = refuse;
  };
}

/** Item numbers on the list, as whoever loads or changes it knows them. */
export function setKept(itemNumbers: Iterable<string>): void {
  kept = new Set(itemNumbers);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether an article is on the visitor's list, and how to change that. Pages are rendered for
 * everybody: on the server nothing is.
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
