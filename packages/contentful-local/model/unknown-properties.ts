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
