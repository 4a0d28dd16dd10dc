import { invalidQuery, unknownParameter } from '@/services/content/http/api-error';
import type {
  Entity,
  EntityContent,
  FieldDefinition,
  Json,
} from '@/services/content/model/entities';
import { isLink, isObject } from '@/services/content/model/entities';
import type { ValueType } from './comparison';
import {
  ASSET_FIELDS,
  contentAt,
  fieldsOfType,
  localeChain,
  type Reading,
  valueIn,
} from './reading';

/** A compiled path: how its values compare, and how to get them from an entity. */
export interface Path {
  type: ValueType;
  values: (entity: Entity) => Json[];
  /** The field it leads to, when it leads to one itself and not into it. */
  field?: FieldDefinition;
}

const EMBEDDED_USER = 'embedded';

const SYS_PATHS: Record<
  string,
  { type: ValueType; read: (entity: Entity, reading: Reading) => Json | undefined }
> = {
  id: { type: 'string', read: (entity) => entity.id },
  type: { type: 'string', read: (entity) => entity.kind },
  createdAt: { type: 'date', read: (entity, reading) => createdAt(entity, reading) },
  updatedAt: { type: 'date', read: (entity, reading) => updatedAt(entity, reading) },
  publishedAt: { type: 'date', read: (entity) => entity.published?.at },
  firstPublishedAt: { type: 'date', read: (entity) => entity.firstPublishedAt ?? undefined },
  archivedAt: { type: 'date', read: (entity) => entity.archived?.at },
  archivedVersion: { type: 'number', read: (entity) => entity.archived?.version },
  version: { type: 'number', read: (entity) => entity.version },
  publishedVersion: { type: 'number', read: (entity) => entity.published?.version },
  publishedCounter: { type: 'number', read: (entity) => entity.publishedCounter },
  revision: { type: 'number', read: (entity) => entity.publishedCounter },
  'contentType.sys.id': {
    type: 'string',
    read: (entity) => (entity.kind === 'Entry' ? entity.contentType : undefined),
  },
  'space.sys.id': { type: 'string', read: (_, reading) => reading.environment.space },
  'environment.sys.id': { type: 'string', read: (_, reading) => reading.environment.id },
  'createdBy.sys.id': { type: 'string', read: () => EMBEDDED_USER },
  'updatedBy.sys.id': { type: 'string', read: () => EMBEDDED_USER },
  'publishedBy.sys.id': {
    type: 'string',
    read: (entity) => (entity.published ? EMBEDDED_USER : undefined),
  },
};

export const createdAt = (entity: Entity, { stage }: Reading) =>
  (stage === 'published' && entity.firstPublishedAt) || entity.createdAt;

export const updatedAt = (entity: Entity, { stage }: Reading) =>
  (stage === 'published' && entity.published?.at) || entity.updatedAt;

const VALUE_TYPES: Record<string, ValueType> = {
  Symbol: 'string',
  Text: 'text',
  RichText: 'text',
  Integer: 'number',
  Number: 'number',
  Boolean: 'boolean',
  Date: 'date',
  Location: 'location',
};

/** What a content type id says about fields: needed to read `fields.*` paths at all. */
export interface PathScope {
  reading: Reading;
  /** Undefined for assets, whose fields are fixed. */
  contentTypes: string[] | undefined;
  /** Types a reference field is filtered by: `fields.ref.sys.contentType.sys.id=…`. */
  referenceTypes: ReadonlyMap<string, string>;
}

/** @throws ApiError 400 when there is no such path for these content types. */
export function compilePath(path: string[], scope: PathScope): Path {
  const [root, ...rest] = path;
  if (root === 'sys') return sysPath(rest, scope.reading);
  if (root === 'metadata') return metadataPath(path, scope.reading);
  if (root === 'fields' && rest[0]) return fieldPath(path, scope);
  throw unknownParameter(path.join('.'));
}

function sysPath(rest: string[], reading: Reading): Path {
  const name = rest.join('.');
  const known = Object.hasOwn(SYS_PATHS, name) ? SYS_PATHS[name] : undefined;
  if (!known) throw unknownParameter(`sys.${name}`);
  return {
    type: known.type,
    values: (entity) => {
      const value = known.read(entity, reading);
      return value === undefined ? [] : [value];
    },
  };
}

function metadataPath(path: string[], { stage }: Reading): Path {
  const [, name, ...rest] = path;
  const inner = rest.join('.');
  if ((name !== 'tags' && name !== 'concepts') || (inner !== 'sys.id' && inner !== '')) {
    throw unknownParameter(path.join('.'));
  }
  return {
    type: inner === '' ? 'opaque' : 'string',
    values: (entity) => (contentAt(entity, stage)?.metadata[name] ?? []).map((link) => link.sys.id),
  };
}

function fieldPath(path: string[], scope: PathScope): Path {
  const [, fieldId = '', ...rest] = path;
  const field = fieldNamed(fieldId, scope, path);
  const { reading } = scope;
  const code =
    reading.stage === 'management' && rest[0] ? localeSuffix(rest[0], reading) : undefined;
  if (code !== undefined) rest.shift();
  const values = fieldReader(field, reading, code);
  if (rest.length === 0) return { type: valueType(field), values, field };
  if (field.type === 'File') return filePath(path, rest, values);
  if (!linksEntities(field)) throw unknownParameter(path.join('.'));
  return referencePath(path, rest, values, scope);
}

/** Several types may be named (`content_type` takes one, `[in]` more): the first that has it. */
function fieldNamed(id: string, { reading, contentTypes }: PathScope, path: string[]) {
  if (contentTypes === undefined) {
    const field = ASSET_FIELDS.find((candidate) => candidate.id === id);
    if (field) return field;
  }
  for (const typeId of contentTypes ?? []) {
    const fields = fieldsOfType(reading.environment.contentTypes.get(typeId));
    const field = fields.find((candidate) => candidate.id === id);
    if (field) return field;
  }
  throw invalidQuery([{ name: 'unknown', path, details: `No field with id "${id}" found.` }]);
}

const localeSuffix = (code: string, { environment }: Reading) =>
  environment.localesByCode.has(code) ? code : undefined;

function fieldReader(field: FieldDefinition, reading: Reading, localeCode: string | undefined) {
  const fallback = reading.environment.defaultLocale.body.code;
  const code = localeCode ?? (reading.locale === '*' ? fallback : reading.locale);
  const chain = localeCode === undefined ? localeChain(reading.environment, code) : [localeCode];
  return (entity: Entity): Json[] => {
    const content: EntityContent | undefined = contentAt(entity, reading.stage);
    const value = content && valueIn(reading, content, field, chain);
    if (value === undefined) return [];
    if (field.type === 'RichText') return [plainText(value)];
    return Array.isArray(value) ? value : [value];
  };
}

function valueType(field: FieldDefinition): ValueType {
  const type = field.type === 'Array' ? field.items?.type : field.type;
  return VALUE_TYPES[type ?? ''] ?? 'opaque';
}

const FILE_PATHS: Record<string, ValueType> = {
  url: 'string',
  fileName: 'string',
  contentType: 'string',
  'details.size': 'number',
  'details.image.width': 'number',
  'details.image.height': 'number',
};

function filePath(path: string[], rest: string[], files: (entity: Entity) => Json[]): Path {
  const type = FILE_PATHS[rest.join('.')];
  if (!type) throw unknownParameter(path.join('.'));
  return {
    type,
    values: (entity) => files(entity).flatMap((file) => valuesAt(file, rest)),
  };
}

function valuesAt(value: Json, steps: string[]): Json[] {
  const [step, ...rest] = steps;
  if (step === undefined) return [value];
  const next = isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined;
  return next === undefined ? [] : valuesAt(next, rest);
}

const linksEntities = (field: FieldDefinition) =>
  field.type === 'Link' || (field.type === 'Array' && field.items?.type === 'Link');

/** `fields.ref.sys.id`, `fields.ref.sys.contentType.sys.id` and `fields.ref.fields.x`. */
function referencePath(
  path: string[],
  rest: string[],
  links: (entity: Entity) => Json[],
  scope: PathScope,
): Path {
  const { environment, stage } = scope.reading;
  const ids = (entity: Entity) => links(entity).flatMap((link) => (isLink(link) ? [link.sys] : []));
  if (rest.join('.') === 'sys.id') {
    return { type: 'string', values: (entity) => ids(entity).map(({ id }) => id) };
  }
  const targets = (entity: Entity) =>
    ids(entity).flatMap(({ linkType, id }) => {
      const target = environment.entity(linkType, id);
      return target && contentAt(target, stage) ? [target] : [];
    });
  if (rest[0] === 'sys') {
    const inner = sysPath(rest.slice(1), scope.reading);
    return { type: inner.type, values: (entity) => targets(entity).flatMap(inner.values) };
  }
  const type = scope.referenceTypes.get(path[1] ?? '');
  if (rest[0] !== 'fields' || rest.length !== 2 || type === undefined) {
    throw invalidQuery([{ name: 'unknown', path }]);
  }
  const inner = fieldPath(rest, { ...scope, contentTypes: [type] });
  return {
    type: inner.type,
    values: (entity) =>
      targets(entity)
        .filter((target) => target.kind === 'Entry' && target.contentType === type)
        .flatMap(inner.values),
  };
}

/** The words of a rich text document, for full-text search. */
export function plainText(node: Json): string {
  if (!isObject(node)) return '';
  if (typeof node.value === 'string') return node.value;
  return Array.isArray(node.content) ? node.content.map(plainText).join(' ') : '';
}
