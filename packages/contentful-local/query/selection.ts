import { invalidQuery } from '#http/api-error';
import type { JsonObject } from '#model/entities';
import { isObject } from '#model/entities';
import { splitList } from './criterion';

/** Paths of each item to return: `sys`, `fields.title`, `metadata.tags` … */
export type Selection = string[][];

/** @throws ApiError 400 for paths deeper than one level or outside sys, fields and metadata */
export function parseSelection(select: string | null): Selection | undefined {
  const paths = splitList(select ?? '').map((part) => part.split('.'));
  for (const path of paths) {
    const isKnown = ['sys', 'fields', 'metadata'].includes(path[0] ?? '');
    if (!isKnown || path.length > 2) {
      throw invalidQuery([{ name: 'unknown', path: ['select'], value: path.join('.') }]);
    }
  }
  return paths.length === 0 ? undefined : paths;
}

/** Reduces the item to the selection; `sys.id` and `sys.type` are always included. */
export function selected(item: JsonObject, selection: Selection): JsonObject {
  const result: JsonObject = {};
  for (const [root, name] of [...selection, ['sys', 'id'], ['sys', 'type']]) {
    const whole = root === undefined ? undefined : item[root];
    if (root === undefined || !isObject(whole)) continue;
    if (name === undefined) {
      result[root] = whole;
    } else if (result[root] !== whole) {
      const part = isObject(result[root]) ? result[root] : {};
      if (Object.hasOwn(whole, name)) part[name] = whole[name] ?? null;
      result[root] = part;
    }
  }
  return result;
}
