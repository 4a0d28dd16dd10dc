import { unknownParameter } from '#http/api-error';
import type { JsonObject } from '#model/entities';
import { cursorPage, paginate, pagesOf } from './cursor';
import { parsePaging } from './paging';

const PAGING = new Set(['limit', 'skip', 'cursor', 'pageNext', 'pagePrev', 'access_token']);

/**
 * A collection in the order given.
 * @param known parameters that the caller has already read
 * @throws ApiError 400 for other parameters
 */
export function listItems<Item extends { id: string }>(
  url: URL,
  items: Item[],
  show: (item: Item) => JsonObject,
  known: readonly string[] = [],
) {
  for (const name of url.searchParams.keys()) {
    if (!PAGING.has(name) && !known.includes(name)) throw unknownParameter(name);
  }
  const { shown, envelope } = paginate(pagesOf(items), url, parsePaging(url.searchParams));
  return { sys: { type: 'Array' }, ...envelope, items: shown.map(show) };
}

/** A collection that has cursor pages only, as releases and scheduled actions do. */
export function listByCursor<Item extends { id: string }>(
  url: URL,
  items: Item[],
  show: (item: Item) => JsonObject,
) {
  const { limit } = parsePaging(url.searchParams);
  const { shown, envelope } = cursorPage(pagesOf(items), url, limit);
  return { sys: { type: 'Array' }, ...envelope, items: shown.map(show) };
}
