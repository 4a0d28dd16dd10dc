import type { SearchResponse } from 'algoliasearch/lite';
import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import type { ListState } from '@/lib/catalog/catalogue/list-state';

/** A record of the product index, with position and query, as React InstantSearch returns it. */
export type ListHit = Record<string, unknown> & {
  objectID: string;
  /** Position in the whole list, 1 first. */
  __position: number;
  __queryID?: string;
};

/** Hits by page number, counted from 0 as in the service. */
export type ListPages = Record<number, ListHit[]>;

export interface ListPosition {
  /** First article on the screen (or the last article), with the offset of its upper edge. */
  objectID: string;
  /** In pixels; negative above the screen. */
  top: number;
  /** Heights in pixels by container name, so that the restored list has the same length. */
  heights: Record<string, number>;
}

export interface ListMemory {
  /** With the last requested page. */
  list: ListState;
  /** Latest results, for counts. */
  results: SearchResponse[];
  pages: ListPages;
  place: ListPosition | null;
}

const STORAGE_KEY = 'storage_lists';
const MAX_LISTS = 5;
/** Limit within the five million characters that a shop's storage has for all code. */
const MAX_CHARACTERS = 2_000_000;

const lists = new LruMap<string, ListMemory>(MAX_LISTS);
let isRead = false;

/**
 * Reads what an earlier document of this tab stored. Only our code writes it, so its shape is
 * known.
 */
function readStorage(): void {
  if (isRead) return;
  isRead = true;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, memory] of stored as [string, ListMemory][]) lists.set(key, memory);
  } catch {
    // No storage, or another script's value: there is nothing to restore.
  }
}

/** @param key of {@link listKey} */
export function recallList(key: string): ListMemory | null {
  readStorage();
  return lists.get(key) ?? null;
}

/** Remembers a list for this document and drops the oldest one. */
export function rememberList(key: string, memory: ListMemory): void {
  readStorage();
  lists.set(key, memory);
}

/** Stores the positions for the next document of this tab, as far as they fit. */
export function storeLists(): void {
  let entries = [...lists];
  let text = JSON.stringify(entries);
  while (text.length > MAX_CHARACTERS) {
    entries = entries.slice(1);
    text = JSON.stringify(entries);
  }
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Storage is full or unavailable: Back then requests the list again.
  }
}
