import { listSearch, writeListState } from '@/lib/catalog/catalogue/list-state';
import type { LoadedList } from './loaded-list';

/**
 * The last page with articles, where the address names a later one: lists shrink, and links to
 * their ends stay.
 * @returns `null` for a page within the list, for a list without articles, and without an answer
 */
export function lastPageInstead({ list, results }: LoadedList): number | null {
  const [response] = results ?? [];
  const pages = response?.nbPages ?? 0;
  return pages > 0 && list.page > pages ? pages : null;
}

/**
 * Address of the last page of a page's lists, when all of them end before the page in the address.
 * @param path public, with the locale
 * @param parameters of the present address: those that are not the list's are kept
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
