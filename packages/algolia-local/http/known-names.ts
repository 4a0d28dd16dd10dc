import { badRequest } from './api-error';
import { isObject, type Json, type JsonObject } from './json';

/** @throws ApiError 400 for a property that would be ignored */
export function requireKnownNames(body: JsonObject, known: readonly string[]): void {
  const unknown = Object.keys(body).find((name) => !known.includes(name));
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown.slice(0, 100)}`);
}

/** As {@link requireKnownNames}, for a value that others check to be an object. */
export function requireKnownNamesOf(value: Json | undefined, known: readonly string[]): void {
  if (isObject(value)) requireKnownNames(value, known);
}
