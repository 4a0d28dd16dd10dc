import { invalidQuery } from '#http/api-error';
import type { JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import type { Paging } from './paging';

export interface Page<Item> {
  shown: Item[];
  envelope: Record<string, unknown>;
}

/** Start of a cursor page: next to an item, or at its old position if it was deleted. */
interface Cursor {
  id: string;
  index: number;
}

/**
 * The requested part of an ordered list: by `skip` and `limit` with a total, or in cursor mode with
 * the URLs of the previous and next page and no total.
 * @throws ApiError 400 for an invalid cursor or one combined with `skip`
 */
export function paginate<Item extends { id: string }>(
  found: Pages<Item>,
  url: URL,
  paging: Paging,
): Page<Item> {
  const query = url.searchParams;
  const isCursor = query.get('cursor') === 'true' || query.has('pageNext') || query.has('pagePrev');
  if (!isCursor) {
    return {
      shown: found.slice(paging.skip, paging.skip + paging.limit),
      envelope: { total: found.length, ...paging },
    };
  }
  if (query.has('skip')) throw invalidQuery([{ name: 'unknown', path: ['skip'] }]);
  return cursorPage(found, url, paging.limit);
}

export interface Pages<Item> {
  length: number;
  slice: (begin: number, end: number) => Item[];
  /** -1 for an id that is not in the list. */
  indexOf: (id: string) => number;
}

/** An array as the source of pages. */
export const pagesOf = <Item extends { id: string }>(items: Item[]): Pages<Item> => ({
  length: items.length,
  slice: (begin, end) => items.slice(begin, end),
  indexOf: (id) => items.findIndex((item) => item.id === id),
});

/** A page with the URLs of the previous and next one. @throws ApiError 400 for an invalid cursor */
export function cursorPage<Item extends { id: string }>(
  found: Pages<Item>,
  url: URL,
  limit: number,
): { shown: Item[]; envelope: { limit: number; pages: JsonObject } } {
  const query = url.searchParams;
  const start = startOf(found, query, limit);
  const shown = found.slice(start, start + limit);
  const [first] = shown;
  const last = shown.at(-1);
  const pages = {
    ...(last && start + limit < found.length
      ? { next: pageUrl(url, 'pageNext', { id: last.id, index: start + limit }) }
      : {}),
    ...(first && start > 0
      ? { prev: pageUrl(url, 'pagePrev', { id: first.id, index: start }) }
      : {}),
  };
  return { shown, envelope: { limit, pages } };
}

function startOf(found: Pages<unknown>, query: URLSearchParams, limit: number): number {
  const [next, prev] = [query.get('pageNext'), query.get('pagePrev')];
  if (next !== null) {
    const cursor = parseCursor('pageNext', next);
    const index = found.indexOf(cursor.id);
    return index < 0 ? cursor.index : index + 1;
  }
  if (prev === null) return 0;
  const cursor = parseCursor('pagePrev', prev);
  const index = found.indexOf(cursor.id);
  return Math.max(0, (index < 0 ? cursor.index : index) - limit);
}

function pageUrl(url: URL, parameter: 'pageNext' | 'pagePrev', cursor: Cursor): string {
  const query = new URLSearchParams(url.search);
  for (const name of ['pageNext', 'pagePrev', 'access_token']) query.delete(name);
  query.set(parameter, Buffer.from(JSON.stringify(cursor)).toString('base64url'));
  return `${url.pathname}?${query}`;
}

function parseCursor(parameter: string, token: string): Cursor {
  const fault = invalidQuery([{ name: 'invalid', path: [parameter], value: token }]);
  try {
    const cursor: unknown = JSON.parse(Buffer.from(token, 'base64url').toString());
    if (!isObject(cursor)) throw fault;
    const { id, index } = cursor;
    if (typeof id !== 'string' || typeof index !== 'number' || !(index >= 0)) throw fault;
    return { id, index: Math.trunc(index) };
  } catch {
    throw fault;
  }
}
