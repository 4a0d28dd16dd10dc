import type { Entity, Json } from '@/services/content/model/entities';
import type { EnvironmentState } from '@/services/content/store/environment-state';
import { type Order, sorted } from './order';
import { contentAt, type Reading } from './reading';

/** Entities in an order, with what tests have read of them so far: one column per path. */
export interface OrderedList {
  entities: Entity[];
  columns: Map<string, (Json | undefined)[]>;
}

interface KeptList extends OrderedList {
  revision: string;
}

/** What a path reads of each entity of the list, read once and kept with it. */
export function columnOf(
  { entities, columns }: OrderedList,
  name: string,
  read: (entity: Entity) => Json | undefined,
): (Json | undefined)[] {
  let column = columns.get(name);
  if (!column) columns.set(name, (column = entities.map(read)));
  return column;
}

/** Orders asked for rarely make room for those asked for often. */
const MAX_LISTS = 64;
const caches = new WeakMap<EnvironmentState, Map<string, KeptList>>();

/**
 * All entities of a kind (or of some content types) in an order. Kept until one of them or a
 * content type changes; then the old list, nearly in order, is where sorting starts from.
 */
export function orderedList(
  kind: Entity['kind'],
  contentTypes: string[] | undefined,
  order: Order,
  reading: Reading,
): OrderedList {
  const { environment, stage, locale } = reading;
  let lists = caches.get(environment);
  if (!lists) caches.set(environment, (lists = new Map()));
  const key = JSON.stringify([stage, locale, kind, contentTypes, order.name]);
  const revision = environment.revisionOf(kind, contentTypes);
  const before = lists.get(key);
  lists.delete(key);
  const list =
    before?.revision === revision
      ? before
      : {
          revision,
          entities: rebuilt(before?.entities ?? [], members(), order),
          columns: new Map<string, (Json | undefined)[]>(),
        };
  lists.set(key, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= MAX_LISTS) break;
    lists.delete(oldest);
  }
  return list;

  function members(): Map<string, Entity> {
    const found = new Map<string, Entity>();
    for (const entity of entitiesOf(environment, kind, contentTypes)) {
      if (contentAt(entity, stage)) found.set(entity.id, entity);
    }
    return found;
  }
}

function rebuilt(before: Entity[], members: Map<string, Entity>, order: Order): Entity[] {
  const entities: Entity[] = [];
  for (const { id } of before) {
    const entity = members.get(id);
    if (entity) entities.push(entity);
    members.delete(id);
  }
  return sorted([...entities, ...members.values()], order);
}

/** Entries of the types, or all entities of the kind when no types are named. */
export function* entitiesOf(
  environment: EnvironmentState,
  kind: Entity['kind'],
  contentTypes: string[] | undefined,
): Iterable<Entity> {
  if (kind === 'Asset') yield* environment.assets.values();
  else if (!contentTypes) yield* environment.entries.values();
  else for (const type of new Set(contentTypes)) yield* environment.entriesOf(type).values();
}
