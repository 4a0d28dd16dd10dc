import type { SearchResponse } from 'algoliasearch/lite';
import { LruMap } from '@/lib/platform/cache/lru-map';
import type { ListState } from '@/lib/catalog/catalogue/list-state';

/** A record of the product index, with position and query, as React InstantSearch returns it. */
export type ListHit = Record<string, unknown> & {
  objectID: string;
  /** Position in the whole list, 1 first. */
  __position: number;
  __queryID?: string;
};

/** Pages of hits by number, counted from 0 as the service does. */
export type ListPages = Record<number, ListHit[]>;

/** A visitor's scroll position in a list. */
export interface ListPosition {
  /** Article at the top of the screen, or the last one, and how far its upper edge is below that. */
  objectID: string;
  /** In pixels; negative above the screen. */
  top: number;
  /** Heights of its boxes in pixels, by their names, so that the list is as long as it was. */
  heights: Record<string, number>;
}

/** A list as a visitor left it. */
export interface ListMemory {
  /** Its page is the last one that was requested. */
  list: ListState;
  /** The last results, for counts. */
  results: SearchResponse[];
  pages: ListPages;
  place: ListPosition | null;
}

const STORAGE_KEY = 'storage_lists';
const MAX_LISTS = 5;
/** A shop's storage has five million characters; other code needs some. */
const MAX_CHARACTERS = 2_000_000;

const lists = new LruMap<string, ListMemory>(MAX_LISTS);
let isRead = false;

/** What an earlier document of this tab has stored. Only our code writes it: its shape is known. */
function readStorage(): void {
  if (isRead) return;
  isRead = true;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, memory] of stored as [string, ListMemory][]) lists.set(key, memory);
  } catch {
    // No storage, or another script's value: there is nothing to restore then.
  }
}

/** @param key of {@link listKey} */
export function recallList(key: string): ListMemory | null {
  readStorage();
  return lists.get(key) ?? null;
}

/** Remembers a list for this document; the one left longest ago is forgotten. */
export function rememberList(key: string, memory: ListMemory): void {
  readStorage();
  lists.set(key, memory);
}

/** Stores the positions for the next document of this tab; what does not fit is left out. */
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
    // Full, or forbidden: Back then requests the list again.
  }
}
