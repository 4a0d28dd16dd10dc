import { invalidQuery } from '@/services/content/http/api-error';
import type { Entity, Json } from '@/services/content/model/entities';
import { splitList } from './criterion';
import { compilePath, type PathScope, updatedAt } from './path';
import type { Reading } from './reading';

export type Comparator = (one: Entity, other: Entity) => number;

const ORDERABLE = new Set(['Symbol', 'Integer', 'Number', 'Boolean', 'Date']);

/** Ascending by a key; entities without one come last, ties go by id. */
export function compareBy(key: (entity: Entity) => Json | undefined, direction = 1): Comparator {
  return (one, other) => {
    const a = key(one);
    const b = key(other);
    if (a === undefined || b === undefined) {
      return a === b ? 0 : a === undefined ? 1 : -1;
    }
    return compareValues(a, b) * direction;
  };
}

function compareValues(a: Json, b: Json): number {
  if (a === b || a === null || b === null) return 0;
  return a < b ? -1 : 1;
}

const byId: Comparator = (one, other) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0);

export function defaultOrder(reading: Reading): Comparator {
  const byUpdate = compareBy((entity) => updatedAt(entity, reading), -1);
  return (one, other) => byUpdate(one, other) || byId(one, other);
}

/** @throws ApiError 400 when a path cannot be ordered by (long texts, lists, links). */
export function parseOrder(order: string | null, scope: PathScope): Comparator | undefined {
  const keys = splitList(order ?? '').map((part) => {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    const path = compilePath(name.split('.'), scope);
    const isRefused =
      (path.field && !ORDERABLE.has(path.field.type)) ||
      path.type === 'opaque' ||
      name.startsWith('metadata');
    if (isRefused) throw invalidQuery([{ name: 'order', path: ['order'], value: part }]);
    return compareBy((entity) => path.values(entity)[0], isDescending ? -1 : 1);
  });
  if (keys.length === 0) return undefined;
  return (one, other) => {
    for (const key of keys) {
      const result = key(one, other);
      if (result !== 0) return result;
    }
    return byId(one, other);
  };
}
