import { invalidQuery, unknownParameter } from '#http/api-error';
import type { Release } from '#model/entities';
import { compareBy } from './compare-by';
import { matchTest } from './comparison';
import { splitList } from './criterion';

const CONTROL = new Set(['limit', 'order', 'cursor', 'pageNext', 'pagePrev', 'access_token']);

/** What a list filters by: a release must have one (`[nin]`: none) of the values named. */
const VALUES: Record<string, (release: Release) => string[]> = {
  'sys.id': ({ id }) => [id],
  'sys.status': ({ body }) => [body.status],
  'sys.createdBy.sys.id': () => ['embedded'],
  'sys.schemaVersion': () => ['Release.v1'],
  'entities.sys.id': ({ body }) => body.entities.map(({ sys }) => sys.id),
  'entities.sys.linkType': ({ body }) => body.entities.map(({ sys }) => sys.linkType),
};

const ORDERS: Record<string, (release: Release) => string> = {
  title: ({ body }) => body.title,
  'sys.id': ({ id }) => id,
  'sys.createdAt': ({ createdAt }) => createdAt,
  'sys.updatedAt': ({ updatedAt }) => updatedAt,
};

/**
 * The releases that a query selects, in its order; the most recently changed first by default.
 * @throws ApiError 400 for parameters and orders that releases do not have
 */
export function findReleases(query: URLSearchParams, releases: Release[]): Release[] {
  let found = releases;
  for (const [parameter, value] of query) {
    if (!CONTROL.has(parameter)) found = found.filter(releaseTest(parameter, value));
  }
  const readerOf = (name: string) => (Object.hasOwn(ORDERS, name) ? ORDERS[name] : undefined);
  return found.sort(compareBy(query.get('order') ?? '-sys.updatedAt', readerOf));
}

function releaseTest(parameter: string, value: string): (release: Release) => boolean {
  if (parameter === 'title[match]') {
    const matches = matchTest(value);
    return ({ body }) => matches(body.title);
  }
  if (parameter === 'entities[exists]') {
    if (value !== 'true' && value !== 'false') {
      throw invalidQuery([{ name: 'type', path: ['entities'], value }]);
    }
    return ({ body }) => body.entities.length > 0 === (value === 'true');
  }
  const [, path = '', operator = 'eq'] = /^(.+?)(?:\[(in|nin)\])?$/.exec(parameter) ?? [];
  const read = Object.hasOwn(VALUES, path) ? VALUES[path] : undefined;
  if (!read) throw unknownParameter(parameter);
  const wanted = operator === 'eq' ? [value] : splitList(value);
  return (release) => read(release).some((part) => wanted.includes(part)) === (operator !== 'nin');
}
