import type { Entity, Entry } from '#model/entities';
import type { EntityQuery, EntityTest } from './entity-query';
import { Found } from './found';
import { defaultOrder, sorted } from './order';
import { type OrderedList, orderedList } from './ordered-list';
import { contentAt } from './reading';

export function findAll(query: EntityQuery): Found {
  const { kind, reading, contentTypes, order, tests } = query;
  const few = namedCandidates(query);
  if (few) {
    const isMatch = (entity: Entity) =>
      contentAt(entity, reading.stage) !== undefined &&
      tests.every(({ read, passes }) => passes(read(entity)));
    return new Found(sorted(few.filter(isMatch), order));
  }
  const listOrder = query.isListOrder ? order : defaultOrder(reading);
  const list = orderedList(kind, contentTypes, listOrder, reading);
  const found = new Found(list.entities, rowsPassing(list, tests));
  return query.isListOrder ? found : new Found(sorted(found.slice(0, found.length), order));
}

/**
 * Applies the tests one after the other to the remaining rows; words first, since they leave the
 * fewest.
 */
function rowsPassing(list: OrderedList, tests: readonly EntityTest[]): Uint32Array | undefined {
  let rows: Uint32Array | undefined;
  for (const test of [...tests].sort((one, other) => rank(one) - rank(other))) {
    rows = narrowed(list, rows, test);
    if (rows.length === 0) break;
  }
  return rows;
}

function rank({ words, shortcut }: EntityTest): number {
  if (words) return 0;
  return shortcut ? 1 : 2;
}

/** @param before the remaining rows; `undefined` before the first test */
function narrowed(
  list: OrderedList,
  before: Uint32Array | undefined,
  { column: name, read, passes, shortcut, words }: EntityTest,
): Uint32Array {
  if (name !== undefined && words && words.size > 0 && !before) {
    return list.words(name, read).rowsWith(words);
  }
  const rows = before ?? list.rows;
  if (name === undefined) {
    return rows.filter((row) => {
      const entity = list.entities[row];
      return entity !== undefined && passes(read(entity));
    });
  }
  const column = list.column(name, read);
  return (shortcut && column.found(rows, shortcut)) ?? column.passing(rows, passes);
}

/** The few candidates of a query that names ids or a link target. */
function namedCandidates({ kind, reading, contentTypes, ids, linksTo: target }: EntityQuery) {
  const { environment } = reading;
  const isOfType = (entity: Entity) =>
    contentTypes === undefined || contentTypes.includes((entity as Entry).contentType); // Types are only named for entries.
  if (ids) {
    return [...new Set(ids)].flatMap((id) => environment.entity(kind, id) ?? []).filter(isOfType);
  }
  if (!target || kind === 'Asset') return undefined;
  return [...environment.linkingTo(target.kind, target.id)].filter(isOfType);
}
