import { invalidQuery } from '#http/api-error';
import type { JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { splitList } from './criterion';

/** Paths of each item to return: `sys`, `fields.title`, `metadata.tags` … */
export type Selection = string[][];

/**
 * @throws ApiError 400 for paths outside sys, fields and metadata, and for those deeper than one
 *   level unless they lead into a link of `sys`
 */
export function parseSelection(select: string | null): Selection | undefined {
  return parsePaths(select, ([root = '', , ...rest]) => {
    if (rest.length > 0) return root === 'sys' && rest[0] === 'sys' && rest.length <= 2;
    return ['sys', 'fields', 'metadata'].includes(root);
  });
}

/** Selection of content types, locales, tags and the like, whose properties are at the top. */
export const parseRecordSelection = (select: string | null): Selection | undefined =>
  parsePaths(select, ([root = '', ...rest]) => /^\w+$/.test(root) && rest.length <= 3);

function parsePaths(
  select: string | null,
  isKnown: (path: string[]) => boolean,
): Selection | undefined {
  const paths = splitList(select ?? '').map((part) => part.split('.'));
  for (const path of paths) {
    if (isKnown(path)) continue;
    throw invalidQuery([{ name: 'unknown', path: ['select'], value: path.join('.') }]);
  }
  return paths.length === 0 ? undefined : paths;
}

/**
 * Reduces the item to the selection; `sys.id` and `sys.type` are always included. A path into a
 * link (`sys.contentType.sys.id`) selects the whole link, as clients tell links by their type.
 */
export function selected(item: JsonObject, selection: Selection): JsonObject {
  const result: JsonObject = {};
  for (const [root, name] of [...selection, ['sys', 'id'], ['sys', 'type']]) {
    const whole = root === undefined ? undefined : item[root];
    if (root === undefined || whole === undefined) continue;
    if (name === undefined || !isObject(whole)) {
      result[root] = whole;
    } else if (result[root] !== whole) {
      const part = isObject(result[root]) ? result[root] : {};
      if (Object.hasOwn(whole, name)) part[name] = whole[name] ?? null;
      result[root] = part;
    }
  }
  return result;
}
