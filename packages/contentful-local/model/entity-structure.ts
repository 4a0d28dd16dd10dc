import { invalidEntry, notResolvable, unresolvedLinks } from '#http/api-error';
import type { EnvironmentState } from '#store/environment-state';
import type {
  EntityContent,
  FieldDefinition,
  FieldValues,
  Json,
  JsonObject,
  Link,
} from './entities';
import { isLink, isObject } from './entities';
import { unknownProperties } from './unknown-properties';
import { valueTypeError } from './value-type';

/** Contentful's limit for one entry. */
const MAX_CONCEPTS = 50;

const CONTENT = new Set(['sys', 'fields', 'metadata']);
const METADATA = new Set(['tags', 'concepts']);

/**
 * Validates what is checked on every save: known fields, known locales, JSON types, tags. Content
 * rules (required, ranges …) are checked on publish, as at Contentful.
 * @param before the draft it replaces, which may contain concepts deleted since
 * @throws ApiError 422 with the path of each fault
 */
export function parseContent(
  body: JsonObject,
  fields: FieldDefinition[],
  environment: EnvironmentState,
  before?: EntityContent,
): EntityContent {
  const errors: JsonObject[] = unknownProperties(body, CONTENT);
  const values = parseFields(body.fields ?? {}, fields, environment, errors);
  const content = { fields: values, metadata: parseMetadata(body.metadata ?? {}, errors) };
  if (errors.length > 0) throw invalidEntry(errors);
  const missing = [
    ...missingLinks(content.metadata.tags, 'tags', ({ sys }) => environment.tags.has(sys.id)),
    ...missingLinks(content.metadata.concepts, 'concepts', (link) => {
      const isOld = before?.metadata.concepts.some(({ sys }) => sys.id === link.sys.id);
      return isOld === true || environment.taxonomy.has(link);
    }),
  ];
  if (missing.length > 0) throw unresolvedLinks(missing);
  return content;
}

const missingLinks = (links: Link[], name: string, isKnown: (link: Link) => boolean) =>
  links.flatMap((link, index) =>
    isKnown(link) ? [] : [notResolvable(link, ['metadata', name, index])],
  );

function parseFields(
  body: Json,
  fields: FieldDefinition[],
  environment: EnvironmentState,
  errors: JsonObject[],
): FieldValues {
  if (!isObject(body)) {
    errors.push(typeFault('Object', ['fields'], body));
    return {};
  }
  const parsed: FieldValues = {};
  for (const [id, values] of Object.entries(body)) {
    const field = fields.find((candidate) => candidate.id === id);
    if (!field) {
      errors.push({
        name: 'unknown',
        path: ['fields', id],
        details: `The property "${id}" is not expected`,
      });
    } else if (!isObject(values)) {
      errors.push(typeFault('Object', ['fields', id], values));
    } else {
      const accepted = parseLocales(values, field, environment, errors);
      if (Object.keys(accepted).length > 0) parsed[id] = accepted;
    }
  }
  return parsed;
}

/** `null` clears a value, so it is not stored. */
function parseLocales(
  values: JsonObject,
  field: FieldDefinition,
  environment: EnvironmentState,
  errors: JsonObject[],
): JsonObject {
  const accepted: JsonObject = {};
  for (const [code, value] of Object.entries(values)) {
    const path = ['fields', field.id, code];
    if (!environment.localesByCode.has(code)) {
      errors.push({ name: 'unknown', path, details: `The locale "${code}" is not known` });
    } else if (value !== null) {
      const error = valueTypeError(field, value, path);
      if (error) errors.push(error);
      else accepted[code] = value;
    }
  }
  return accepted;
}

function parseMetadata(body: Json, errors: JsonObject[]): EntityContent['metadata'] {
  if (!isObject(body)) {
    errors.push(typeFault('Object', ['metadata'], body));
    return { tags: [], concepts: [] };
  }
  errors.push(...unknownProperties(body, METADATA, ['metadata']));
  const { concepts } = body;
  if (Array.isArray(concepts) && concepts.length > MAX_CONCEPTS) {
    errors.push({ name: 'size', max: MAX_CONCEPTS, path: ['metadata', 'concepts'] });
  }
  return {
    tags: parseLinks(body.tags ?? [], 'Tag', 'tags', errors),
    concepts: parseLinks(body.concepts ?? [], 'TaxonomyConcept', 'concepts', errors),
  };
}

function parseLinks(value: Json, linkType: string, name: string, errors: JsonObject[]): Link[] {
  const links = Array.isArray(value) ? value : [];
  const isValid =
    Array.isArray(value) && links.every((link) => isLink(link) && link.sys.linkType === linkType);
  if (!isValid) errors.push(typeFault(`Array of links to ${linkType}`, ['metadata', name], value));
  return links.filter(isLink);
}

export const typeFault = (type: string, path: (string | number)[], value: Json): JsonObject => ({
  name: 'type',
  type,
  path,
  value,
  details: `The type of "${path.at(-1) ?? ''}" is incorrect, expected type: ${type}`,
});
