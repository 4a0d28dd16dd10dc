import { unknownParameter } from '#http/api-error';
import type { JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { compareBy } from './compare-by';
import { compileTest, matchTest } from './comparison';
import { parseCriterion } from './criterion';
import { paginate, pagesOf } from './cursor';
import { parsePaging } from './paging';
import { parseRecordSelection, selected } from './selection';

/**
 * Properties by which lists of content types, locales, tags and the like are filtered and sorted.
 */
interface Listed {
  kind: string;
  id: string;
  createdAt: string;
  updatedAt: string;
  body?: unknown;
}

const CONTROL = new Set([
  'limit',
  'skip',
  'order',
  'query',
  'select',
  'access_token',
  'include',
  'cursor',
  'pageNext',
  'pagePrev',
]);

/**
 * A collection of records other than entries and assets.
 * @param known parameters that the caller has already read
 * @throws ApiError 400 for parameters that such lists do not support
 */
export function listRecords<Record extends Listed>(
  url: URL,
  records: Record[],
  show: (record: Record) => JsonObject,
  nameOf: (record: Record) => string = () => '',
  known: readonly string[] = [],
) {
  const query = url.searchParams;
  let found = records;
  for (const [parameter, value] of query) {
    if (CONTROL.has(parameter) || known.includes(parameter)) continue;
    const test = recordTest(parameter, value, nameOf);
    found = found.filter(test);
  }
  const text = query.get('query');
  if (text) found = found.filter((record) => matchTest(text)(nameOf(record)));
  const ordered = pagesOf(inOrder(found, query.get('order'), nameOf));
  const { shown, envelope } = paginate(ordered, url, parsePaging(query));
  const selection = parseRecordSelection(query.get('select'));
  const items = shown.map((record) => {
    const item = show(record);
    return selection ? selected(item, selection) : item;
  });
  return { sys: { type: 'Array' }, ...envelope, items };
}

const INSTANTS = new Set(['sys.createdAt', 'sys.updatedAt']);

function recordTest<Record extends Listed>(
  parameter: string,
  value: string,
  nameOf: (record: Record) => string,
): (record: Record) => boolean {
  const criterion = parseCriterion(parameter, value);
  const path = criterion.path.join('.');
  const read = reader(path, nameOf);
  if (!read) throw unknownParameter(parameter);
  const test = compileTest(criterion, INSTANTS.has(path) ? 'instant' : 'string');
  return (record) => test(read(record) || undefined);
}

/** Only tags have a visibility. */
function visibilityOf({ body }: Listed): string {
  return isObject(body) && typeof body.visibility === 'string' ? body.visibility : '';
}

function reader<Record extends Listed>(
  path: string,
  nameOf: (record: Record) => string,
): ((record: Record) => string) | undefined {
  if (path === 'sys.id') return ({ id }) => id;
  if (path === 'sys.type') return ({ kind }) => kind;
  if (path === 'sys.createdAt') return ({ createdAt }) => createdAt;
  if (path === 'sys.updatedAt') return ({ updatedAt }) => updatedAt;
  if (path === 'sys.visibility') return visibilityOf;
  return path === 'name' ? nameOf : undefined;
}

/** Kinds whose records the caller has put into their default order. */
const ORDERED = new Set(['Locale', 'Comment', 'Task', 'Snapshot']);

/** Sorts by the requested order; by default some kinds as they are and others by id. */
function inOrder<Record extends Listed>(
  found: Record[],
  order: string | null,
  nameOf: (record: Record) => string,
): Record[] {
  if (!order && ORDERED.has(found[0]?.kind ?? '')) return found;
  return [...found].sort(compareBy(order ?? '', (name) => reader(name, nameOf)));
}
