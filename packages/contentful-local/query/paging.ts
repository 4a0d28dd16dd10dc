import { invalidQuery } from '#http/api-error';

const MAX_LIMIT = 1000;

export interface Paging {
  skip: number;
  limit: number;
}

/** @throws ApiError 400 for a `limit` above 1000 or values that are not whole numbers */
export function parsePaging(query: URLSearchParams): Paging {
  const limit = wholeNumber(query, 'limit', 100);
  if (limit > MAX_LIMIT) throw invalidQuery([{ name: 'max', path: ['limit'], value: limit }]);
  return { skip: wholeNumber(query, 'skip', 0), limit };
}

/** Include depth, 0 to 10; 1 by default. */
export function parseInclude(query: URLSearchParams): number {
  const include = wholeNumber(query, 'include', 1);
  if (include > 10) throw invalidQuery([{ name: 'max', path: ['include'], value: include }]);
  return include;
}

function wholeNumber(query: URLSearchParams, name: string, preset: number): number {
  const text = query.get(name);
  if (text === null) return preset;
  if (!/^\d{1,9}$/.test(text)) throw invalidQuery([{ name: 'type', path: [name], value: text }]);
  return Number(text);
}
