import { badRequest } from '#http/api-error';
import { isObject, type Json, type JsonObject } from '#http/json';

/**
 * Merges the first level of `changes` into a record and executes built-in operations
 * (https://www.algolia.com/doc/rest-api/search/partial-update-object).
 * @param current `null` if there is no such record
 * @returns `null` if the condition of an increment is not met and the record stays unchanged
 * @throws ApiError 400 for an operation that does not exist or does not fit its value
 */
export function partiallyUpdated(
  current: JsonObject | null,
  changes: JsonObject,
): JsonObject | null {
  const next: JsonObject = { ...current };
  for (const [name, change] of Object.entries(changes)) {
    const value = isOperation(change) ? operate(change, next[name], name) : change;
    if (value === SKIP) return null;
    // Assigning to `__proto__` would not set an attribute.
    Object.defineProperty(next, name, { value, ...ORDINARY });
  }
  return next;
}

const ORDINARY = { enumerable: true, configurable: true, writable: true };
const SKIP = Symbol('the record stays as it is');

type Operation = JsonObject & { _operation: string };

const isOperation = (value: Json): value is Operation =>
  isObject(value) && typeof value['_operation'] === 'string';

function operate(
  { _operation: kind, value }: Operation,
  current: Json | undefined,
  name: string,
): Json | typeof SKIP {
  switch (kind) {
    case 'Increment':
      return numberOf(current) + operand(value, kind, name);
    case 'Decrement':
      return numberOf(current) - operand(value, kind, name);
    case 'IncrementFrom': {
      const expected = operand(value, kind, name);
      return numberOf(current) === expected ? expected + 1 : SKIP;
    }
    case 'IncrementSet': {
      const wanted = operand(value, kind, name);
      return wanted > numberOf(current) ? wanted : SKIP;
    }
    case 'Add':
      return [...listOf(current), element(value, kind, name)];
    case 'AddUnique': {
      const added = element(value, kind, name);
      const list = listOf(current);
      return list.includes(added) ? list : [...list, added];
    }
    case 'Remove': {
      const removed = element(value, kind, name);
      return listOf(current).filter((item) => item !== removed);
    }
    default:
      throw badRequest(`Invalid _operation for attribute "${name}": ${kind.slice(0, 40)}`);
  }
}

const numberOf = (value: Json | undefined) => (typeof value === 'number' ? value : 0);

function listOf(value: Json | undefined): Json[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}

function operand(value: Json | undefined, kind: string, name: string): number {
  if (typeof value === 'number' && Number.isInteger(value)) return value;
  throw badRequest(`${kind} of attribute "${name}" needs a whole number`);
}

function element(value: Json | undefined, kind: string, name: string): string | number {
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw badRequest(`${kind} of attribute "${name}" needs text or a number`);
}
