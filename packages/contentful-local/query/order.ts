import { invalidQuery } from '#http/api-error';
import type { Entity, Json } from '#model/entities';
import { comparable } from './comparison';
import { splitList } from './criterion';
import { compilePath, type PathScope } from './path';
import { type Reading, updatedAt } from './reading';

interface SortKey {
  read: (entity: Entity) => Json | undefined;
  direction: 1 | -1;
}

/** An order of entities. Its name distinguishes orders that read the same values. */
export interface Order {
  name: string;
  keys: SortKey[];
}

const ORDERABLE = new Set(['Symbol', 'Integer', 'Number', 'Boolean', 'Date']);

export const defaultOrder = (reading: Reading): Order => ({
  name: '',
  keys: [{ read: (entity) => updatedAt(entity, reading), direction: -1 }],
});

/** @throws ApiError 400 for paths that cannot be sorted by (long texts, lists, links) */
export function parseOrder(order: string | null, scope: PathScope): Order | undefined {
  const keys = splitList(order ?? '').map((part): SortKey => {
    const isDescending = part.startsWith('-');
    const name = isDescending ? part.slice(1) : part;
    const path = compilePath(name.split('.'), scope);
    const isInvalid =
      (path.field && !ORDERABLE.has(path.field.type)) ||
      path.type === 'opaque' ||
      name.startsWith('metadata');
    if (isInvalid) throw invalidQuery([{ name: 'order', path: ['order'], value: part }]);
    const read = (entity: Entity) => comparable(path.type, path.read(entity));
    return { read, direction: isDescending ? -1 : 1 };
  });
  return keys.length === 0 ? undefined : { name: order ?? '', keys };
}

interface Keyed {
  entity: Entity;
  values: (Json | undefined)[];
}

const keyed = (entity: Entity, { keys }: Order): Keyed => ({
  entity,
  values: keys.map(({ read }) => read(entity)),
});

/** Sorts entities; those without a value come last, ties are ordered by id. */
export function sorted(entities: readonly Entity[], order: Order): Entity[] {
  const rows = entities.map((entity) => keyed(entity, order));
  rows.sort((one, other) => inOrder(one, other, order));
  return rows.map(({ entity }) => entity);
}

/** Index at which an entity belongs in an ordered list. */
export function placeOf(entity: Entity, list: readonly Entity[], order: Order): number {
  const sought = keyed(entity, order);
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const other = list[middle];
    if (other && inOrder(keyed(other, order), sought, order) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function inOrder(one: Keyed, other: Keyed, { keys }: Order): number {
  for (const [index, { direction }] of keys.entries()) {
    const result = compare(one.values[index], other.values[index], direction);
    if (result !== 0) return result;
  }
  return one.entity.id < other.entity.id ? -1 : 1;
}

function compare(a: Json | undefined, b: Json | undefined, direction: 1 | -1): number {
  if (a === b) return 0;
  if (a === undefined || a === null) return 1;
  if (b === undefined || b === null) return -1;
  return a < b ? -direction : direction;
}
