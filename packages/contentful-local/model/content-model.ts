import { validationFailed } from '#http/api-error';
import type { ContentModel, FieldDefinition, FieldItems, Json, JsonObject } from './entities';
import { isLink, isObject } from './entities';
import { unknownProperties } from './unknown-properties';

const FIELD_TYPES = new Set([
  'Symbol',
  'Text',
  'RichText',
  'Integer',
  'Number',
  'Date',
  'Boolean',
  'Object',
  'Location',
  'Link',
  'Array',
  'ResourceLink',
]);
const ITEM_TYPES = new Set(['Symbol', 'Link', 'ResourceLink']);
const LINK_TYPES = new Set(['Entry', 'Asset']);
const MAX_FIELDS = 50;
const DISPLAYABLE = new Set(['Symbol', 'Text', 'Integer', 'Number', 'Date', 'Boolean']);

const MODEL = new Set(['sys', 'name', 'description', 'displayField', 'fields', 'metadata']);
/** `apiName` is a name of the id in older exports. */
const FIELD = new Set([
  'id',
  'newId',
  'apiName',
  'name',
  'type',
  'linkType',
  'items',
  'localized',
  'required',
  'validations',
  'disabled',
  'omitted',
  'deleted',
  'allowedResources',
  'defaultValue',
]);
const ITEMS = new Set(['type', 'linkType', 'validations']);

export interface ParsedModel {
  model: ContentModel;
  renames: Record<string, string>;
}

const TAXONOMY_LINKS = new Set(['TaxonomyConcept', 'TaxonomyConceptScheme']);

type Path = (string | number)[];
type Report = (name: string, path: Path, details: string, value?: Json) => void;

/**
 * Parses a content type: a full replacement, with the server's defaults filled in. Fields marked
 * `deleted` are left out; `newId` becomes the field's id.
 * @throws ApiError 422 ValidationFailed with the path of each fault
 */
export function parseModel(body: JsonObject): ParsedModel {
  const errors: JsonObject[] = [];
  const report: Report = (name, path, details, value) =>
    errors.push({ name, path, details, ...(value === undefined ? {} : { value }) });
  errors.push(...unknownProperties(body, MODEL));
  if (typeof body.name !== 'string' || body.name === '') {
    report('required', ['name'], 'The property "name" is required here');
  }
  const list = Array.isArray(body.fields) ? body.fields : [];
  if (body.fields !== undefined && !Array.isArray(body.fields)) {
    report('type', ['fields'], 'The type of "fields" is incorrect, expected type: Array');
  }
  const renames = new Map<string, string>();
  const fields = list.flatMap((field, index) => parseField(field, index, renames, report));
  reportDuplicates(fields, report);
  if (fields.length > MAX_FIELDS) {
    report('size', ['fields'], `A content type has at most ${MAX_FIELDS} fields`, fields.length);
  }
  // Deleting the last field removes the display field.
  const displayField = fields.length === 0 ? null : (body.displayField ?? null);
  reportDisplayField(displayField, fields, report);
  const metadata = isObject(body.metadata) ? parseMetadata(body.metadata, report) : undefined;
  if (errors.length > 0) throw validationFailed(errors);
  const model: ContentModel = {
    name: String(body.name),
    displayField:
      typeof displayField === 'string' ? (renames.get(displayField) ?? displayField) : null,
    fields,
    ...(typeof body.description === 'string' ? { description: body.description } : {}),
    ...(metadata ? { metadata } : {}),
  };
  return { model, renames: Object.fromEntries(renames) };

  function reportDisplayField(id: Json, known: FieldDefinition[], onError: Report): void {
    if (id === null) return;
    const renamed = renames.get(String(id)) ?? id;
    const field = known.find((candidate) => candidate.id === renamed);
    if (!field) onError('unknown', ['displayField'], 'The display field does not exist', id);
    else if (!DISPLAYABLE.has(field.type)) {
      onError('type', ['displayField'], `A ${field.type} cannot be the display field`, id);
    }
  }
}

/** Concepts and schemes allowed for entries; `required` is always included, as at Contentful. */
function parseMetadata(metadata: JsonObject, report: Report): JsonObject {
  const { taxonomy } = metadata;
  if (taxonomy === undefined) return metadata;
  const links = Array.isArray(taxonomy) ? taxonomy.filter(isLink) : [];
  const isValid =
    Array.isArray(taxonomy) &&
    links.length === taxonomy.length &&
    links.every(({ sys }) => TAXONOMY_LINKS.has(sys.linkType));
  if (!isValid) {
    report('type', ['metadata', 'taxonomy'], 'Expected links to concepts and concept schemes');
  }
  const withRequired = links.map((link) => ({
    ...link,
    required: 'required' in link && link.required === true,
  }));
  return { ...metadata, taxonomy: withRequired };
}

function parseField(
  value: Json,
  index: number,
  renames: Map<string, string>,
  report: Report,
): FieldDefinition[] {
  const path: Path = ['fields', index];
  if (!isObject(value)) {
    report('type', path, 'The type of a field is incorrect, expected type: Object', value);
    return [];
  }
  reportUnknown(value, FIELD, path, report);
  if (value.deleted === true) return [];
  const id = fieldId(value.newId ?? value.id, [...path, 'id'], report);
  if (value.newId !== undefined && typeof value.id === 'string' && value.newId !== value.id) {
    renames.set(value.id, id);
  }
  const { type, linkType } = value;
  reportType(type, linkType, FIELD_TYPES, path, report);
  if (typeof value.name !== 'string' || value.name === '') {
    report('required', [...path, 'name'], 'The property "name" is required here');
  }
  return [
    {
      id,
      name: String(value.name),
      type: String(type),
      localized: value.localized === true,
      required: value.required === true,
      validations: parseValidations(value.validations, [...path, 'validations'], report),
      disabled: value.disabled === true,
      omitted: value.omitted === true,
      ...(type === 'Link' ? { linkType: String(linkType) } : {}),
      ...(type === 'ResourceLink' && typeof linkType === 'string' ? { linkType } : {}),
      ...(type === 'Array' ? { items: parseItems(value.items, [...path, 'items'], report) } : {}),
      ...(Array.isArray(value.allowedResources)
        ? { allowedResources: value.allowedResources.filter(isObject) }
        : {}),
      ...(isObject(value.defaultValue) ? { defaultValue: value.defaultValue } : {}),
    },
  ];
}

function reportUnknown(
  value: JsonObject,
  known: ReadonlySet<string>,
  path: Path,
  report: Report,
): void {
  for (const name of Object.keys(value)) {
    if (!known.has(name))
      report('unknown', [...path, name], `The property "${name}" is not expected`);
  }
}

function fieldId(id: Json | undefined, path: Path, report: Report): string {
  if (typeof id === 'string' && /^[a-zA-Z][a-zA-Z0-9_]{0,63}$/.test(id)) return id;
  report('regexp', path, 'A field id is a letter and up to 63 letters, digits or "_"', id ?? null);
  return '';
}

function reportType(
  type: Json | undefined,
  linkType: Json | undefined,
  known: ReadonlySet<string>,
  path: Path,
  report: Report,
): void {
  if (typeof type !== 'string' || !known.has(type)) {
    report('in', [...path, 'type'], 'Value must be one of expected values', type ?? null);
  } else if (type === 'Link' && !LINK_TYPES.has(String(linkType))) {
    report('in', [...path, 'linkType'], 'Value must be one of expected values', linkType ?? null);
  }
}

function parseItems(value: Json | undefined, path: Path, report: Report): FieldItems {
  if (!isObject(value)) {
    report('required', path, 'The property "items" is required here');
    return { type: 'Symbol' };
  }
  reportUnknown(value, ITEMS, path, report);
  reportType(value.type, value.linkType, ITEM_TYPES, path, report);
  return {
    type: String(value.type),
    ...(value.type === 'Link' ? { linkType: String(value.linkType) } : {}),
    ...(value.type === 'ResourceLink' && typeof value.linkType === 'string'
      ? { linkType: value.linkType }
      : {}),
    validations: parseValidations(value.validations, [...path, 'validations'], report),
  };
}

/** Patterns must compile, because they run on every publish. */
function parseValidations(value: Json | undefined, path: Path, report: Report): JsonObject[] {
  if (value === undefined) return [];
  if (!Array.isArray(value) || !value.every(isObject)) {
    report('type', path, 'The type of "validations" is incorrect, expected type: Array', value);
    return [];
  }
  for (const [index, validation] of value.entries()) {
    for (const rule of [validation.regexp, validation.prohibitRegexp]) {
      if (isObject(rule) && !compiles(rule)) {
        report('regexp', [...path, index], 'The pattern is not a regular expression', rule);
      }
    }
  }
  return value;
}

function compiles({ pattern, flags }: JsonObject): boolean {
  try {
    return Boolean(new RegExp(String(pattern), typeof flags === 'string' ? flags : ''));
  } catch {
    return false;
  }
}

function reportDuplicates(fields: FieldDefinition[], report: Report): void {
  const seen = new Set<string>();
  for (const [index, { id }] of fields.entries()) {
    if (seen.has(id))
      report('uniqueFieldIds', ['fields', index, 'id'], `Field id "${id}" is taken`, id);
    seen.add(id);
  }
}

/**
 * Checks a model against the published one: a field may not change its type, and can only be
 * removed after a version in which it was omitted.
 * @throws ApiError 422 ValidationFailed
 */
export function assertCompatible(
  published: ContentModel,
  next: ContentModel,
  renames: Record<string, string>,
): void {
  const errors: JsonObject[] = [];
  for (const old of published.fields) {
    const id = Object.hasOwn(renames, old.id) ? renames[old.id] : old.id;
    const index = next.fields.findIndex((field) => field.id === id);
    const field = next.fields[index];
    if (!field && !old.omitted) {
      const details = `The field "${old.id}" must be omitted and published before it can be deleted`;
      errors.push({ name: 'omitBeforeDelete', path: ['fields', old.id], details });
    } else if (field && typeOf(field) !== typeOf(old)) {
      const details = `The type of field "${old.id}" cannot be changed from ${typeOf(old)}`;
      errors.push({ name: 'fieldTypeChange', path: ['fields', index, 'type'], details });
    }
  }
  if (errors.length > 0) throw validationFailed(errors);
}

const typeOf = ({ type, linkType, items }: FieldDefinition) =>
  [type, linkType, items?.type, items?.linkType].filter(Boolean).join(' of ');
