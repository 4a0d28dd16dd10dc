import type { Entity } from '#model/entities';
import type { EnvironmentState } from '#store/environment-state';
import { Column } from './column';
import { type Order, placeOf, sorted } from './order';
import { contentAt, type Reading } from './reading';
import { WordIndex } from './words';
import type { Origins, Read } from './rows';

/** Revisions that a list was built from; it is stale once they have changed. */
interface Edition {
  revision: number;
  schemaRevision: number;
  /** Changes only with the entities of the list. */
  ownRevision: string;
}

/** Entities in an order, with the columns and word indices built by tests so far. */
export class OrderedList {
  readonly #order: Order;
  #edition: Edition;
  #entities: readonly Entity[];
  #rows: Uint32Array | undefined;
  readonly #columns = new Map<string, Column>();
  readonly #words = new Map<string, WordIndex>();

  constructor(entities: readonly Entity[], order: Order, edition: Edition) {
    this.#order = order;
    this.#edition = edition;
    this.#entities = sorted(entities, order);
  }

  get entities(): readonly Entity[] {
    return this.#entities;
  }

  get edition(): Edition {
    return this.#edition;
  }

  get rows(): Uint32Array {
    return (this.#rows ??= new Uint32Array(this.#entities.length).map((_, row) => row));
  }

  column(name: string, read: Read): Column {
    let column = this.#columns.get(name);
    if (!column) this.#columns.set(name, (column = new Column(this.#entities, read)));
    return column;
  }

  words(name: string, read: Read): WordIndex {
    let words = this.#words.get(name);
    if (!words) this.#words.set(name, (words = new WordIndex(this.#entities, read)));
    return words;
  }

  /**
   * Applies changes without reading unchanged entities.
   * @param changed ids of everything that may have changed, including deleted entities
   * @param present those of them that belong to the list now
   */
  follow(changed: ReadonlySet<string>, present: readonly Entity[], edition: Edition): void {
    const added = sorted(present, this.#order);
    const { entities, origins } = merged(this.#entities, changed, added, this.#order);
    this.#edition = edition;
    this.#entities = entities;
    this.#rows = undefined;
    for (const [name, column] of this.#columns) {
      if (column.isWorn) this.#columns.delete(name);
      else column.follow(origins, entities);
    }
    for (const words of this.#words.values()) words.follow(origins, entities);
  }
}

/** The list without changed entities, and with `added` merged in. */
function merged(
  before: readonly Entity[],
  changed: ReadonlySet<string>,
  added: readonly Entity[],
  order: Order,
): { entities: Entity[]; origins: Origins } {
  const listed: Entity[] = [];
  const listedRows: number[] = [];
  before.forEach((entity, row) => {
    if (changed.has(entity.id)) return;
    listed.push(entity);
    listedRows.push(row);
  });
  const entities: Entity[] = [];
  const rows: number[] = [];
  const keep = (from: number, to: number) => {
    for (let index = from; index < to; index += 1) {
      const entity = listed[index];
      if (entity) entities.push(entity);
      rows.push(listedRows[index] ?? -1);
    }
  };
  let next = 0;
  for (const entity of added) {
    const place = placeOf(entity, listed, order);
    keep(next, place);
    next = place;
    entities.push(entity);
    rows.push(-1);
  }
  keep(next, listed.length);
  return { entities, origins: Int32Array.from(rows) };
}

/** Limit of cached lists; the least recently requested are dropped. */
const MAX_LISTS = 64;
const caches = new WeakMap<EnvironmentState, Map<string, OrderedList>>();

/**
 * All entities of a kind (or of some content types) in an order. Cached; changes are applied at the
 * next request.
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
  const before = lists.get(key);
  lists.delete(key);
  const list = current(before, kind, contentTypes, order, reading);
  lists.set(key, list);
  for (const oldest of lists.keys()) {
    if (lists.size <= MAX_LISTS) break;
    lists.delete(oldest);
  }
  return list;
}

function current(
  before: OrderedList | undefined,
  kind: Entity['kind'],
  contentTypes: string[] | undefined,
  order: Order,
  { environment, stage }: Reading,
): OrderedList {
  const { revision, schemaRevision } = environment;
  const ownRevision = environment.revisionOf(kind, contentTypes, stage === 'published');
  if (before?.edition.ownRevision === ownRevision) return before;
  const edition = { revision, schemaRevision, ownRevision };
  const isMember = (entity: Entity) =>
    contentAt(entity, stage) !== undefined &&
    // An id may have been reused for an entry of another type.
    (entity.kind === 'Asset' || !contentTypes || contentTypes.includes(entity.contentType));
  // A different schema may read every entity differently.
  const isFollowing = before?.edition.schemaRevision === schemaRevision;
  const changed = isFollowing
    ? environment.changedSince(kind, contentTypes, before.edition.revision)
    : undefined;
  if (!before || !changed) {
    const members = [...entitiesOf(environment, kind, contentTypes)].filter(isMember);
    return new OrderedList(members, order, edition);
  }
  const present = [...changed].flatMap((id) => environment.entity(kind, id) ?? []);
  before.follow(changed, present.filter(isMember), edition);
  return before;
}

/** Entries of the types, or all entities of the kind if no types are named. */
export function* entitiesOf(
  environment: EnvironmentState,
  kind: Entity['kind'],
  contentTypes: string[] | undefined,
): Iterable<Entity> {
  if (kind === 'Asset') yield* environment.assets.values();
  else if (!contentTypes) yield* environment.entries.values();
  else for (const type of new Set(contentTypes)) yield* environment.entriesOf(type).values();
}
