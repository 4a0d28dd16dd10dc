import { badRequest, invalidQuery, unknownParameter } from '#http/api-error';
import type { Entity, Json } from '#model/entities';
import { isObject } from '#model/entities';
import { isInGroup, isMimetypeGroup } from '#model/mimetype';
import {
  comparable,
  compileTest,
  matchTest,
  type Shortcut,
  shortcutOf,
  type Test,
} from './comparison';
import { type Criterion, parseCriterion, splitList } from './criterion';
import { linksTo, textsOf } from './full-text';
import { distanceKm, pointOf } from './location';
import { defaultOrder, type Order, parseOrder } from './order';
import { compilePath, type PathScope } from './path';
import { type Paging, parsePaging } from './paging';
import { contentAt, type Reading } from './reading';
import { wordsOf } from './words';

/** Parameters that are not filters; `access_token` was already read by the authorizer. */
const CONTROL = new Set([
  'limit',
  'skip',
  'order',
  'select',
  'query',
  'include',
  'access_token',
  'cursor',
  'pageNext',
  'pagePrev',
]);
const ENTRY_CONTROL = new Set(['content_type', 'links_to_entry', 'links_to_asset']);
/** Parameters of delivery and preview; management returns all locales and no source maps. */
const READ_CONTROL = new Set(['locale', 'includeContentSourceMaps']);

const isControl = (parameter: string, kind: Entity['kind'], { stage }: Reading) =>
  CONTROL.has(parameter) ||
  (kind === 'Entry' ? ENTRY_CONTROL.has(parameter) : parameter === 'mimetype_group') ||
  (stage !== 'management' && READ_CONTROL.has(parameter));

/** One condition: the value it reads of an entity and the test it applies. */
export interface EntityTest {
  /** Name of the value, if it is the same for every query and worth caching. */
  column?: string;
  read: (entity: Entity) => Json | undefined;
  passes: Test;
  shortcut?: Shortcut | undefined;
  /** Required word prefixes, if they are the whole condition. */
  words?: ReadonlySet<string>;
}

/** A compiled list query: source, conditions, order and page. */
export interface EntityQuery {
  kind: Entity['kind'];
  reading: Reading;
  contentTypes: string[] | undefined;
  ids: string[] | undefined;
  tests: EntityTest[];
  linksTo: { kind: Entity['kind']; id: string } | undefined;
  order: Order;
  /** Whether lists in this order are worth caching; an order by distance hardly ever recurs. */
  isListOrder: boolean;
  paging: Paging;
}

/** @throws ApiError 400 for unknown parameters, misplaced operators and filters without a type */
export function parseEntityQuery(
  kind: Entity['kind'],
  query: URLSearchParams,
  reading: Reading,
): EntityQuery {
  const criteria: Criterion[] = [];
  for (const [parameter, value] of query) {
    if (isControl(parameter, kind, reading)) continue;
    if (!/^(sys|fields|metadata)\./.test(parameter)) throw unknownParameter(parameter);
    criteria.push(withDescendants(parseCriterion(parameter, value), reading));
  }
  const contentTypes = kind === 'Entry' ? typesNamed(query, criteria) : undefined;
  requireKnownType(query, reading);
  requireContentType(kind, query, criteria, contentTypes);
  const scope: PathScope = { reading, contentTypes, referenceTypes: referenceTypes(criteria) };
  const order = parseOrder(query.get('order'), scope);
  const near = criteria.find(({ operator }) => operator === 'near');
  return {
    kind,
    reading,
    contentTypes,
    ids: idsNamed(criteria),
    tests: [
      ...criteria.map((criterion) => criterionTest(criterion, scope)),
      ...controlTests(query, reading),
    ],
    order: order ?? (near ? nearOrder(near, scope) : defaultOrder(reading)),
    linksTo: targetNamed(query),
    isListOrder: order !== undefined || near === undefined,
    paging: parsePaging(query),
  };
}

/** `metadata.concepts.descendants[in]`: one of the concepts or of their descendants. */
function withDescendants(criterion: Criterion, { environment }: Reading): Criterion {
  if (criterion.path.join('.') !== 'metadata.concepts.descendants') return criterion;
  if (criterion.operator !== 'in') throw unknownParameter(criterion.parameter);
  const { taxonomy } = environment;
  const ids = splitList(criterion.value).flatMap((id) => [id, ...taxonomy.descendants(id)]);
  return { ...criterion, path: ['metadata', 'concepts', 'sys', 'id'], value: ids.join() };
}

function typesNamed(query: URLSearchParams, criteria: Criterion[]): string[] | undefined {
  const type = query.get('content_type');
  if (type !== null) return splitList(type);
  const filter = criteria.find(
    ({ path, operator }) =>
      path.join('.') === 'sys.contentType.sys.id' && (operator === 'eq' || operator === 'in'),
  );
  if (!filter) return undefined;
  return filter.operator === 'in' ? splitList(filter.value) : [filter.value];
}

/** Delivery and preview accept published content types only. */
function requireKnownType(query: URLSearchParams, { environment, stage }: Reading): void {
  for (const id of splitList(query.get('content_type') ?? '')) {
    const type = environment.contentTypes.get(id);
    if (!type || (stage !== 'management' && !type.published)) {
      throw invalidQuery([{ name: 'unknownContentType', value: id }]);
    }
  }
}

function requireContentType(
  kind: Entity['kind'],
  query: URLSearchParams,
  criteria: Criterion[],
  contentTypes: string[] | undefined,
): void {
  if (kind !== 'Entry' || contentTypes !== undefined) return;
  const ordersByField = /(^|,)\s*-?fields\./.test(query.get('order') ?? '');
  const selectsField = /(^|,)\s*fields\./.test(query.get('select') ?? '');
  if (ordersByField || selectsField || criteria.some(({ path }) => path[0] === 'fields')) {
    throw badRequest(
      'A Content Type ID is required. When querying for Entries and involving fields you need to limit your query to a specific Content Type. Please send a Content Type ID (not the name) as the URI query parameter "content_type"',
    );
  }
}

function referenceTypes(criteria: Criterion[]): Map<string, string> {
  const types = new Map<string, string>();
  for (const { path, operator, value } of criteria) {
    const [root, field, ...rest] = path;
    if (
      root === 'fields' &&
      field &&
      operator === 'eq' &&
      rest.join('.') === 'sys.contentType.sys.id'
    ) {
      types.set(field, value);
    }
  }
  return types;
}

function idsNamed(criteria: Criterion[]): string[] | undefined {
  for (const { path, operator, value } of criteria) {
    if (path.join('.') !== 'sys.id') continue;
    if (operator === 'eq') return [value];
    if (operator === 'in') return splitList(value);
  }
  return undefined;
}

function criterionTest(criterion: Criterion, scope: PathScope): EntityTest {
  const { type, read } = compilePath(criterion.path, scope);
  const { operator, value, path } = criterion;
  return {
    // The target of a link can change independently of the list, so it is read each time.
    ...(path[0] !== 'fields' || path.length === 2 ? { column: path.join('.') } : {}),
    ...(operator === 'match' ? { words: new Set(wordsOf(value)) } : {}),
    passes: compileTest(criterion, type),
    shortcut: shortcutOf(criterion, type),
    read: (entity) => comparable(type, read(entity)),
  };
}

function nearOrder(criterion: Criterion, scope: PathScope): Order {
  const path = compilePath(criterion.path, scope);
  const [lat = 0, lon = 0] = criterion.value.split(',').map(Number);
  const read = (entity: Entity) => {
    const point = pointOf(path.read(entity));
    return point && distanceKm({ lat, lon }, point);
  };
  return { name: criterion.parameter, keys: [{ read, direction: 1 }] };
}

function targetNamed(query: URLSearchParams): EntityQuery['linksTo'] {
  const entry = query.get('links_to_entry');
  if (entry !== null) return { kind: 'Entry', id: entry };
  const asset = query.get('links_to_asset');
  return asset === null ? undefined : { kind: 'Asset', id: asset };
}

function controlTests(query: URLSearchParams, reading: Reading) {
  const tests: EntityTest[] = [];
  const text = query.get('query');
  if (text) {
    const read = (entity: Entity) => textsOf(entity, reading);
    tests.push({ column: 'query', read, passes: matchTest(text), words: new Set(wordsOf(text)) });
  }
  for (const [parameter, targetKind] of [
    ['links_to_entry', 'Entry'],
    ['links_to_asset', 'Asset'],
  ] as const) {
    const id = query.get(parameter);
    if (id === null) continue;
    const read = (entity: Entity) => linksTo(entity, reading.stage, targetKind, id);
    tests.push({ read, passes: isTrue });
  }
  const group = query.get('mimetype_group');
  if (group !== null) {
    tests.push({ read: mimetypeReader(group, reading), passes: isTrue });
  }
  return tests;
}

const isTrue: Test = (found) => found === true;

function mimetypeReader(group: string, reading: Reading): (entity: Entity) => boolean {
  if (!isMimetypeGroup(group)) {
    throw invalidQuery([{ name: 'unknown', path: ['mimetype_group'], value: group }]);
  }
  return (entity) =>
    Object.values(contentAt(entity, reading.stage)?.fields.file ?? {}).some(
      (file) =>
        isObject(file) &&
        typeof file.contentType === 'string' &&
        isInGroup(file.contentType, group),
    );
}
