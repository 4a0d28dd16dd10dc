import {
  listSearch,
  readListState,
  writeListState,
  type ListState,
} from '@/lib/catalog/catalogue/list-state';
import { writeAddress } from '@/lib/platform/hydration/history-address';

/** Fast typing or clicking adds one history entry, not one per change. */
const WRITE_DELAY_MS = 400;

/** Key of a list: its address without the page number and the way filters are displayed. */
export const listKey = (path: string, { allFilters: _, ...list }: ListState): string =>
  path + listSearch(writeListState({ ...list, page: 1 }));

const addressOf = (list: ListState): string =>
  location.pathname +
  listSearch(writeListState(list, new URLSearchParams(location.search))) +
  location.hash;

const stateOfAddress = () => readListState(new URLSearchParams(location.search));

export interface ListRouter {
  /** Updates the address 400 ms after the last call. */
  write: (list: ListState) => void;
  /** Sets the page scrolled to in the address, without adding a history entry. */
  showPage: (page: number) => void;
  /** Writes a pending address at once, before leaving the page. */
  flush: () => void;
  /** Notifies of Back and Forward within the list. @returns the unsubscribe function */
  listen: (onChange: (list: ListState) => void) => () => void;
}

/**
 * Connects a list with the address. Changes of filters, order or query add a history entry; the
 * page scrolled to replaces the current one.
 */
export function createListRouter(): ListRouter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: ListState | null = null;

  const flush = () => {
    clearTimeout(timer);
    if (!waiting) return;
    const isSame = listKey('', waiting) === listKey('', stateOfAddress());
    const address = addressOf(waiting);
    waiting = null;
    if (address !== location.pathname + location.search + location.hash)
      writeAddress(isSame ? 'replaceState' : 'pushState', address);
  };
  const write = (list: ListState) => {
    waiting = list;
    clearTimeout(timer);
    timer = setTimeout(flush, WRITE_DELAY_MS);
  };
  return {
    write,
    flush,
    showPage: (page) => write({ ...(waiting ?? stateOfAddress()), page }),
    listen(onChange) {
      const path = location.pathname;
      const onPopState = () => {
        clearTimeout(timer);
        waiting = null;
        if (location.pathname === path) onChange(stateOfAddress());
      };
      addEventListener('popstate', onPopState);
      return () => {
        removeEventListener('popstate', onPopState);
        clearTimeout(timer);
        waiting = null;
      };
    },
  };
}
