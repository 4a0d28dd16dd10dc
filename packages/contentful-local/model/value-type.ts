import type { FieldDefinition, Json, JsonObject } from './entities';
import { isLink, isObject } from './entities';

/**
 * ISO 8601 with optional time, seconds, fraction and zone: the forms Contentful's editor writes.
 */
const DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;

export const isDate = (value: string) => DATE.test(value) && !Number.isNaN(Date.parse(value));

type Check = (value: Json) => boolean;

const CHECKS: Record<string, Check> = {
  Symbol: (value) => typeof value === 'string',
  Text: (value) => typeof value === 'string',
  Integer: (value) => Number.isSafeInteger(value),
  Number: (value) => typeof value === 'number',
  Boolean: (value) => typeof value === 'boolean',
  Date: (value) => typeof value === 'string' && isDate(value),
  Object: (value) => isObject(value) || Array.isArray(value),
  Location: (value) => isObject(value) && isLocation(value),
  RichText: (value) =>
    isObject(value) && value.nodeType === 'document' && Array.isArray(value.content),
  File: (value) => isObject(value),
  ResourceLink: (value) =>
    isObject(value) && isObject(value.sys) && value.sys.type === 'ResourceLink',
};

function isLocation({ lat, lon }: JsonObject): boolean {
  return (
    typeof lat === 'number' &&
    typeof lon === 'number' &&
    Math.abs(lat) <= 90 &&
    Math.abs(lon) <= 180
  );
}

/** The fault of a value whose JSON type does not match its field, or nothing. */
export function valueTypeError(
  field: FieldDefinition,
  value: Json,
  path: (string | number)[],
): JsonObject | undefined {
  if (field.type !== 'Array') return scalarError(field.type, field.linkType, value, path);
  if (!Array.isArray(value)) return fault('Array', path, value);
  const { type = 'Symbol', linkType } = field.items ?? {};
  for (const [index, item] of value.entries()) {
    const error = scalarError(type, linkType, item, [...path, index]);
    if (error) return error;
  }
  return undefined;
}

function scalarError(
  type: string,
  linkType: string | undefined,
  value: Json,
  path: (string | number)[],
): JsonObject | undefined {
  if (type === 'Link') {
    const isRight = isLink(value) && value.sys.linkType === linkType;
    return isRight ? undefined : { ...fault('Link', path, value), linkType: linkType ?? '' };
  }
  return CHECKS[type]?.(value) ? undefined : fault(type, path, value);
}

function fault(type: string, path: (string | number)[], value: Json): JsonObject {
  return {
    name: 'type',
    type,
    path,
    value,
    details: `The type of "${String(path[1])}" is incorrect, expected type: ${type}`,
  };
}
