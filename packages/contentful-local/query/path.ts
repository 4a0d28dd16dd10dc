import { invalidQuery, unknownParameter } from '#http/api-error';
import type { Entity, EntityContent, FieldDefinition, Json } from '#model/entities';
import { isLink, isObject } from '#model/entities';
import type { ValueType } from './comparison';
import { viewer } from './entity-view';
import {
  ASSET_FIELDS,
  contentAt,
  createdAt,
  fieldsOfType,
  localeChain,
  type Reading,
  shownTags,
  updatedAt,
  valueIn,
} from './reading';

/**
 * A compiled path: how its values compare and how to read them from an entity. A list stands for
 * several values; a missing value and an empty list are `undefined`.
 */
export interface Path {
  type: ValueType;
  read: (entity: Entity) => Json | undefined;
  /** The field, if the path ends at one and not inside its value. */
  field?: FieldDefinition;
}

const EMBEDDED_USER = 'embedded';

const SYS_PATHS: Record<
  string,
  { type: ValueType; read: (entity: Entity, reading: Reading) => Json | undefined }
> = {
  id: { type: 'string', read: (entity) => entity.id },
  type: { type: 'string', read: (entity) => entity.kind },
  createdAt: { type: 'instant', read: createdAt },
  updatedAt: { type: 'instant', read: updatedAt },
  publishedAt: { type: 'instant', read: (entity) => entity.published?.at },
  firstPublishedAt: { type: 'instant', read: (entity) => entity.firstPublishedAt ?? undefined },
  archivedAt: { type: 'instant', read: (entity) => entity.archived?.at },
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

/** Content types that give field ids a meaning; required for `fields.*` paths. */
export interface PathScope {
  reading: Reading;
  /** Undefined for assets, whose fields are fixed. */
  contentTypes: string[] | undefined;
  /** Types that filter a reference field: `fields.ref.sys.contentType.sys.id=…`. */
  referenceTypes: ReadonlyMap<string, string>;
}

export function compilePath(path: string[], scope: PathScope): Path {
  const [root, ...rest] = path;
  if (root === 'sys') return sysPath(rest, scope.reading);
  if (root === 'metadata') return metadataPath(path, scope.reading);
  if (root === 'fields' && rest[0]) return fieldPath(path, scope);
  throw unknownParameter(path.join('.'));
}

/** Properties that change without a publish, so delivery does not return them. */
const DRAFT_PATHS = new Set(['version', 'archivedAt', 'archivedVersion']);

function sysPath(rest: string[], reading: Reading): Path {
  const name = rest.join('.');
  const known = Object.hasOwn(SYS_PATHS, name) ? SYS_PATHS[name] : undefined;
  if (!known || (reading.stage === 'published' && DRAFT_PATHS.has(name)))
    throw unknownParameter(`sys.${name}`);
  return { type: known.type, read: (entity) => known.read(entity, reading) };
}

function metadataPath(path: string[], reading: Reading): Path {
  const [, name, ...rest] = path;
  const inner = rest.join('.');
  if ((name !== 'tags' && name !== 'concepts') || (inner !== 'sys.id' && inner !== '')) {
    throw unknownParameter(path.join('.'));
  }
  return {
    type: inner === '' ? 'opaque' : 'string',
    read: (entity) => {
      const metadata = contentAt(entity, reading.stage)?.metadata;
      const links = name === 'tags' ? shownTags(metadata, reading) : (metadata?.concepts ?? []);
      return several(links.map((link) => link.sys.id));
    },
  };
}

function fieldPath(path: string[], scope: PathScope): Path {
  const [, fieldId = '', ...rest] = path;
  const field = fieldNamed(fieldId, scope, path);
  const { reading } = scope;
  const code =
    reading.stage === 'management' && rest[0] ? localeSuffix(rest[0], reading) : undefined;
  if (code !== undefined) rest.shift();
  const read = fieldReader(field, reading, code);
  if (rest.length === 0) return { type: valueType(field), read, field };
  if (field.type === 'File') return filePath(path, rest, read);
  if (!linksEntities(field)) throw unknownParameter(path.join('.'));
  return referencePath(path, rest, read, scope);
}

/** If several types are named (by `content_type[in]`), the first one with the field is used. */
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

const several = (values: Json[]): Json | undefined => (values.length === 0 ? undefined : values);

/**
 * Delivery and preview read from cached views, which hold each field's value for the locale;
 * management reads drafts, and for a named locale only its own value.
 */
function fieldReader(
  field: FieldDefinition,
  reading: Reading,
  localeCode: string | undefined,
): Path['read'] {
  const shown = (value: Json | undefined): Json | undefined => {
    if (value === undefined) return undefined;
    if (field.type === 'RichText') return plainText(value);
    return Array.isArray(value) ? several(value) : value;
  };
  if (reading.stage !== 'management' && !field.omitted) {
    const locale = reading.locale === '*' ? defaultCode(reading) : reading.locale;
    const viewOf = viewer({ ...reading, locale });
    return (entity) => shown(ownField(viewOf(entity).json.fields, field.id));
  }
  const code = localeCode ?? defaultCode(reading);
  const chain = localeCode === undefined ? localeChain(reading.environment, code) : [localeCode];
  return (entity) => {
    const content: EntityContent | undefined = contentAt(entity, reading.stage);
    return shown(content && valueIn(reading, content, field, chain));
  };
}

const defaultCode = ({ environment }: Reading) => environment.defaultLocale.body.code;

const ownField = (fields: Json | undefined, id: string): Json | undefined =>
  isObject(fields) && Object.hasOwn(fields, id) ? fields[id] : undefined;

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

function filePath(path: string[], rest: string[], file: Path['read']): Path {
  const type = FILE_PATHS[rest.join('.')];
  if (!type) throw unknownParameter(path.join('.'));
  const read: Path['read'] = (entity) => {
    let value = file(entity);
    for (const step of rest) value = ownField(value, step);
    return value;
  };
  return { type, read };
}

const linksEntities = (field: FieldDefinition) =>
  field.type === 'Link' || (field.type === 'Array' && field.items?.type === 'Link');

/** `fields.ref.sys.id`, `fields.ref.sys.contentType.sys.id` and `fields.ref.fields.x`. */
function referencePath(
  path: string[],
  rest: string[],
  links: Path['read'],
  scope: PathScope,
): Path {
  const { environment, stage } = scope.reading;
  const linked = (entity: Entity) => [links(entity)].flat().filter(isLink);
  if (rest.join('.') === 'sys.id') {
    const read: Path['read'] = (entity) => several(linked(entity).map(({ sys }) => sys.id));
    return { type: 'string', read };
  }
  const targets = (entity: Entity) =>
    linked(entity).flatMap(({ sys }) => {
      const target = environment.entity(sys.linkType, sys.id);
      return target && contentAt(target, stage) ? [target] : [];
    });
  const through = (inner: Path, isWanted: (target: Entity) => boolean): Path => ({
    type: inner.type,
    read: (entity) => {
      const found = targets(entity)
        .filter(isWanted)
        .flatMap((target) => inner.read(target) ?? []);
      return several(found);
    },
  });
  if (rest[0] === 'sys') return through(sysPath(rest.slice(1), scope.reading), () => true);
  const type = scope.referenceTypes.get(path[1] ?? '');
  if (rest[0] !== 'fields' || rest.length !== 2 || type === undefined) {
    throw invalidQuery([{ name: 'unknown', path }]);
  }
  const inner = fieldPath(rest, { ...scope, contentTypes: [type] });
  return through(inner, (target) => target.kind === 'Entry' && target.contentType === type);
}

/** Text of a rich text document, for full-text search. */
export function plainText(node: Json): string {
  if (!isObject(node)) return '';
  if (typeof node.value === 'string') return node.value;
  return Array.isArray(node.content) ? node.content.map(plainText).join(' ') : '';
}
