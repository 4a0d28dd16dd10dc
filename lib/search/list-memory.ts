import type { SearchResponse } from 'algoliasearch/lite';
import type { ListState } from './list-state';

/** A record of the product index, with its place and query, as React InstantSearch hands it out. */
export type ListHit = Record<string, unknown> & {
  objectID: string;
  /** Place in the whole list, 1 first. */
  __position: number;
  __queryID?: string;
};

/** Pages of hits by number, counted from 0 as the service does. */
export type ListPages = Record<number, ListHit[]>;

/** Where a visitor stands in a list. */
export interface ListPlace {
  /** Article at the top of the screen, or the last one, and how far its upper edge is below that. */
  objectID: string;
  /** In pixels; negative above the screen. */
  top: number;
  /** Heights of its boxes in pixels, by their names, so that the list is as long as it was. */
  heights: Record<string, number>;
}

/** A list as a visitor left it. */
export interface ListMemory {
  /** Its page is the last one that was asked for. */
  list: ListState;
  /** The last answers, for counts. */
  results: SearchResponse[];
  pages: ListPages;
  place: ListPlace | null;
}

const STORAGE_KEY = 'storage_lists';
const MOST_LISTS = 5;
/** Browsers give a shop five million characters; others need some. */
const MOST_CHARACTERS = 2_000_000;

const lists = new Map<string, ListMemory>();
let isRead = false;

/** What an earlier document of this tab has left. Ours alone writes it, so its shape is known. */
function readStorage(): void {
  if (isRead) return;
  isRead = true;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    for (const [key, memory] of stored as [string, ListMemory][]) lists.set(key, memory);
  } catch {
    // No storage, or somebody else's: there is nothing to remember then.
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
  lists.delete(key);
  lists.set(key, memory);
  const [oldest] = lists.keys();
  if (lists.size > MOST_LISTS && oldest !== undefined) lists.delete(oldest);
}

/** Hands what is remembered to the next document of this tab; what does not fit is left out. */
export function storeLists(): void {
  let entries = [...lists];
  let text = JSON.stringify(entries);
  while (text.length > MOST_CHARACTERS) {
    entries = entries.slice(1);
    text = JSON.stringify(entries);
  }
  try {
    sessionStorage.setItem(STORAGE_KEY, text);
  } catch {
    // Full, or forbidden: Back then asks again.
  }
}
