import { badRequest, invalidQuery, unknownParameter } from '@/services/content/http/api-error';
import type { Entity, Entry } from '@/services/content/model/entities';
import { compileTest, distanceKm, matchTest, pointOf } from './comparison';
import { type Criterion, parseCriterion, splitList } from './criterion';
import { linksTo, textsOf } from './full-text';
import { compareBy, type Comparator, defaultOrder, parseOrder } from './order';
import { compilePath, type PathScope } from './path';
import { type Paging, parsePaging } from './paging';
import { contentAt, type Reading } from './reading';

/** Parameters that are no filters; `access_token` was read by the door already. */
const CONTROL = new Set([
  ...['content_type', 'include', 'limit', 'skip', 'order', 'select', 'locale', 'query'],
  ...['links_to_entry', 'links_to_asset', 'mimetype_group', 'access_token'],
  ...['cursor', 'pageNext', 'pagePrev', 'includeContentSourceMaps'],
]);

/** A compiled list query: where to look, what passes, in which order, which page of it. */
export interface EntityQuery {
  kind: Entity['kind'];
  reading: Reading;
  contentTypes: string[] | undefined;
  ids: string[] | undefined;
  tests: ((entity: Entity) => boolean)[];
  order: Comparator;
  /** True when no `order` was asked for: newest first. */
  isDefaultOrder: boolean;
  paging: Paging;
}

/** @throws ApiError 400 for unknown parameters, misplaced operators and filters without a type. */
export function parseEntityQuery(
  kind: Entity['kind'],
  query: URLSearchParams,
  reading: Reading,
): EntityQuery {
  const criteria: Criterion[] = [];
  for (const [parameter, value] of query) {
    if (CONTROL.has(parameter)) continue;
    if (!/^(sys|fields|metadata)\./.test(parameter)) throw unknownParameter(parameter);
    criteria.push(parseCriterion(parameter, value));
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
      ...controlTests(kind, query, reading),
    ],
    order: order ?? (near ? nearOrder(near, scope) : defaultOrder(reading)),
    isDefaultOrder: order === undefined && near === undefined,
    paging: parsePaging(query),
  };
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

/** Delivery and preview know published content types only. */
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

function criterionTest(criterion: Criterion, scope: PathScope): (entity: Entity) => boolean {
  const path = compilePath(criterion.path, scope);
  const test = compileTest(criterion, path.type);
  return (entity) => test(path.values(entity));
}

function nearOrder(criterion: Criterion, scope: PathScope): Comparator {
  const path = compilePath(criterion.path, scope);
  const [lat = 0, lon = 0] = criterion.value.split(',').map(Number);
  return compareBy((entity) => {
    const point = pointOf(path.values(entity)[0]);
    return point && distanceKm({ lat, lon }, point);
  });
}

function controlTests(kind: Entity['kind'], query: URLSearchParams, reading: Reading) {
  const tests: ((entity: Entity) => boolean)[] = [];
  const text = query.get('query');
  if (text) {
    const matches = matchTest(text);
    tests.push((entity) => matches(textsOf(entity, reading)));
  }
  for (const [parameter, targetKind] of [
    ['links_to_entry', 'Entry'],
    ['links_to_asset', 'Asset'],
  ] as const) {
    const id = query.get(parameter);
    if (id !== null) tests.push((entity) => linksTo(entity, reading.stage, targetKind, id));
  }
  const group = query.get('mimetype_group');
  if (group !== null) {
    if (kind !== 'Asset') throw unknownParameter('mimetype_group');
    tests.push(mimetypeTest(group, reading));
  }
  return tests;
}

function mimetypeTest(group: string, reading: Reading): (entity: Entity) => boolean {
  const isInGroup = MIMETYPE_GROUPS[group];
  if (!isInGroup) throw invalidQuery([{ name: 'unknown', path: ['mimetype_group'], value: group }]);
  return (entity) => {
    const file = contentAt(entity, reading.stage)?.fields.file ?? {};
    return Object.values(file).some(
      (value) =>
        typeof value === 'object' &&
        value !== null &&
        'contentType' in value &&
        typeof value.contentType === 'string' &&
        isInGroup(value.contentType),
    );
  };
}

const OFFICE = /officedocument|msword|ms-excel|ms-powerpoint|opendocument/;
const ARCHIVE = /zip|x-tar|x-gzip|x-7z|x-rar|x-bzip/;
const MARKUP = /^text\/(html|xml)|^application\/(xml|xhtml)/;
const CODE = /javascript|ecmascript|json|css/;

/** The vendor's groups; a null prototype, since the group comes from the query string. */
export const MIMETYPE_GROUPS: Record<string, (mimetype: string) => boolean> = Object.assign(
  Object.create(null) as object, // an object without inherited keys has no better type
  {
    image: (mimetype: string) => mimetype.startsWith('image/'),
    audio: (mimetype: string) => mimetype.startsWith('audio/'),
    video: (mimetype: string) => mimetype.startsWith('video/'),
    plaintext: (mimetype: string) => mimetype === 'text/plain',
    richtext: (mimetype: string) => /rtf|richtext|msword/.test(mimetype),
    presentation: (mimetype: string) => /presentation|powerpoint/.test(mimetype),
    spreadsheet: (mimetype: string) => /spreadsheet|excel|csv/.test(mimetype),
    pdfdocument: (mimetype: string) => mimetype === 'application/pdf',
    archive: (mimetype: string) => ARCHIVE.test(mimetype) && !OFFICE.test(mimetype),
    code: (mimetype: string) => CODE.test(mimetype),
    markup: (mimetype: string) => MARKUP.test(mimetype),
    attachment: () => true,
  },
);

/** All entities that match, unordered. */
export function* matching(query: EntityQuery): Iterable<Entity> {
  const { stage } = query.reading;
  for (const entity of candidates(query)) {
    if (contentAt(entity, stage) && query.tests.every((test) => test(entity))) yield entity;
  }
}

function* candidates({ kind, reading, contentTypes, ids }: EntityQuery): Iterable<Entity> {
  const { environment } = reading;
  const isOfType = (entity: Entity) =>
    contentTypes === undefined || contentTypes.includes((entity as Entry).contentType); // types are only named for entries
  if (ids) {
    for (const id of new Set(ids)) {
      const entity = environment.entity(kind, id);
      if (entity && isOfType(entity)) yield entity;
    }
  } else if (kind === 'Asset') {
    yield* environment.assets.values();
  } else if (contentTypes) {
    for (const type of new Set(contentTypes)) yield* environment.entriesOf(type).values();
  } else {
    yield* environment.entries.values();
  }
}
