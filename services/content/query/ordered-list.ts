import type { Entity, Json } from '@/services/content/model/entities';
import type { EnvironmentState } from '@/services/content/store/environment-state';
import { Column } from './column';
import { type Order, sorted } from './order';
import { contentAt, type Reading } from './reading';
import { WordIndex, WordReader } from './words';

type Read = (entity: Entity) => Json | undefined;

/** Entities in an order, with columns and words of what tests have read of them so far. */
export class OrderedList {
  readonly entities: readonly Entity[];
  readonly revision: string;
  readonly schemaRevision: number;
  #rows: Uint32Array | undefined;
  readonly #columns = new Map<string, Column>();
  readonly #words = new Map<string, WordIndex>();
  readonly #readers: ReadonlyMap<string, WordReader>;

  /** @param before the list that this one replaces, for what can be taken over from it. */
  constructor(
    entities: readonly Entity[],
    revision: string,
    schemaRevision: number,
    before?: OrderedList,
  ) {
    this.entities = entities;
    this.revision = revision;
    this.schemaRevision = schemaRevision;
    // Words depend on the schema, which says what is text and in which language.
    const isSameSchema = before?.schemaRevision === schemaRevision;
    const kept = isSameSchema ? [...before.#words].map(readerOf) : [];
    this.#readers = new Map([...(isSameSchema ? before.#readers : []), ...kept]);
  }

  /** Every row, in order. */
  get rows(): Uint32Array {
    return (this.#rows ??= new Uint32Array(this.entities.length).map((_, row) => row));
  }

  /** What a path reads of each entity of the list, read once. */
  column(name: string, read: Read): Column {
    let column = this.#columns.get(name);
    if (!column) this.#columns.set(name, (column = new Column(this.entities, read)));
    return column;
  }

  /** Where which words of what a path reads stand. */
  words(name: string, read: Read): WordIndex {
    let words = this.#words.get(name);
    if (!words) {
      words = new WordIndex(this.entities, this.#readers.get(name) ?? new WordReader(read));
      this.#words.set(name, words);
    }
    return words;
  }
}

const readerOf = ([name, { reader }]: [string, WordIndex]) => [name, reader] as const;

/** Orders asked for rarely make room for those asked for often. */
const MAX_LISTS = 64;
const caches = new WeakMap<EnvironmentState, Map<string, OrderedList>>();

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
  const revision = environment.revisionOf(kind, contentTypes, stage === 'published');
  const before = lists.get(key);
  lists.delete(key);
  const list =
    before?.revision === revision
      ? before
      : new OrderedList(
          rebuilt(before?.entities ?? [], members(), order),
          revision,
          environment.schemaRevision,
          before,
        );
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

function rebuilt(before: readonly Entity[], members: Map<string, Entity>, order: Order): Entity[] {
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
