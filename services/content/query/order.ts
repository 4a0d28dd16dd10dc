import { invalidQuery } from '@/services/content/http/api-error';
import type { Entity, Json } from '@/services/content/model/entities';
import { splitList } from './criterion';
import { compilePath, type PathScope } from './path';
import { type Reading, updatedAt } from './reading';

interface SortKey {
  read: (entity: Entity) => Json | undefined;
  direction: 1 | -1;
}

/** An order of entities. Its name tells orders apart that read the same way. */
export interface Order {
  name: string;
  keys: SortKey[];
}

const ORDERABLE = new Set(['Symbol', 'Integer', 'Number', 'Boolean', 'Date']);

/** Newest first. */
export const defaultOrder = (reading: Reading): Order => ({
  name: '',
  keys: [{ read: (entity) => updatedAt(entity, reading), direction: -1 }],
});

/** @throws ApiError 400 when a path cannot be ordered by (long texts, lists, links). */
export function parseOrder(order: string | null, scope: PathScope): Order | undefined {
  const keys = splitList(order ?? '').map((part): SortKey => {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    const path = compilePath(name.split('.'), scope);
    const isRefused =
      (path.field && !ORDERABLE.has(path.field.type)) ||
      path.type === 'opaque' ||
      name.startsWith('metadata');
    if (isRefused) throw invalidQuery([{ name: 'order', path: ['order'], value: part }]);
    return { read: path.read, direction: isDescending ? -1 : 1 };
  });
  return keys.length === 0 ? undefined : { name: order ?? '', keys };
}

/**
 * The entities in order: those without a value come last, ties go by id. Keys are read once
 * each; a list that is nearly in order already is sorted in nearly linear time.
 */
export function sorted(entities: readonly Entity[], { keys }: Order): Entity[] {
  const rows = entities.map((entity) => ({ entity, values: keys.map(({ read }) => read(entity)) }));
  rows.sort((one, other) => {
    for (const [index, { direction }] of keys.entries()) {
      const result = compare(one.values[index], other.values[index], direction);
      if (result !== 0) return result;
    }
    return one.entity.id < other.entity.id ? -1 : 1;
  });
  return rows.map(({ entity }) => entity);
}

function compare(a: Json | undefined, b: Json | undefined, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  return a < b ? -direction : direction;
}
