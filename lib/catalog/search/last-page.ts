import { listSearch, writeListState } from '@/lib/catalog/catalogue/list-state';
import type { LoadedList } from './loaded-list';

/**
 * Last page with articles, if the address has a later one: lists shrink, but links to their ends
 * remain.
 * @returns `null` for a page within the list, for a list without articles, and without results
 */
export function lastPageInstead({ list, results }: LoadedList): number | null {
  const [response] = results ?? [];
  const pages = response?.nbPages ?? 0;
  return pages > 0 && list.page > pages ? pages : null;
}

/**
 * Address of the last page of a page's lists, if all of them end before the page in the address.
 * @param path public, with the locale
 * @param parameters of the current address; those that do not belong to the list are kept
 */
export function lastPageHref(
  lists: readonly LoadedList[],
  path: string,
  parameters: URLSearchParams,
): string | null {
  const ends = lists.map(lastPageInstead);
  const [first] = lists;
  if (!first || ends.includes(null)) return null;
  const page = Math.max(...ends.map((end) => end ?? 1));
  return path + listSearch(writeListState({ ...first.list, page }, parameters));
}
