import { validationFailed } from '#http/api-error';
import type { JsonObject } from './entities';

/** A fault for each property that the vendor's API does not define: nothing is dropped silently. */
export const unknownProperties = (
  body: JsonObject,
  known: ReadonlySet<string>,
  path: (string | number)[] = [],
): JsonObject[] =>
  Object.keys(body)
    .filter((name) => !known.has(name))
    .map((name) => ({
      name: 'unknown',
      path: [...path, name],
      details: `The property "${name}" is not expected`,
    }));

/** @throws ApiError 422 that names each property which the vendor's API does not define */
export function requireKnownProperties(body: JsonObject, known: ReadonlySet<string>): void {
  const errors = unknownProperties(body, known);
  if (errors.length > 0) throw validationFailed(errors);
}
