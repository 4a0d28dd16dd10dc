import type { LocalizedFields } from './studio-entry';

export interface ComparedEntry {
  id: string;
  type: string;
  fields: LocalizedFields;
}

/** A changed value; `null` if missing. */
export interface ValueChange {
  field: string;
  locale: string;
  before: unknown;
  after: unknown;
}

/** Change of an entry's position in a list; positions count from 1. */
export interface ListMove {
  field: string;
  locale: string;
  id: string;
  /** `null` if it was added. */
  before: number | null;
  /** `null` if it was removed. */
  after: number | null;
}

/** Differences of one entry between two states of a tree. */
export interface EntryDifference {
  id: string;
  type: string;
  /** `added` and `removed`: the entry is in only one of the trees. */
  kind: 'added' | 'removed' | 'changed';
  values: ValueChange[];
  moves: ListMove[];
}

/** A value with sorted keys, because services may reorder them. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value ?? null;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, ordered(inner)]),
  );
}

const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(ordered(one)) === JSON.stringify(ordered(other));

/** Whether all values are equal in every language. */
export const hasSameFields = (one: LocalizedFields, other: LocalizedFields): boolean =>
  isSame(one, other);

/** Ids of a list of links to entries; `null` for other values. A missing list counts as empty. */
function listedIds(value: unknown): string[] | null {
  if (!Array.isArray(value)) return null;
  const ids = value.map((item) => Object(Object(item).sys));
  return ids.every(({ linkType }) => linkType === 'Entry') ? ids.map(({ id }) => String(id)) : null;
}

/** Positions of a longest increasing subsequence, whose elements have kept their order. */
function longestRise(positions: readonly number[]): Set<number> {
  const best = positions.map((position) => [position]);
  let longest: number[] = [];
  positions.forEach((position, index) => {
    for (let before = 0; before < index; before++) {
      const rise = best[before] ?? [];
      if ((positions[before] ?? 0) < position && rise.length + 1 > (best[index]?.length ?? 0))
        best[index] = [...rise, position];
    }
    const own = best[index] ?? [];
    if (own.length > longest.length) longest = own;
  });
  return new Set(longest);
}

function movesBetween(
  before: readonly string[],
  after: readonly string[],
): Omit<ListMove, 'field' | 'locale'>[] {
  const position = (list: readonly string[], id: string) => {
    const index = list.indexOf(id);
    return index < 0 ? null : index + 1;
  };
  const unmoved = longestRise(
    after.map((id) => position(before, id)).filter((place) => place !== null),
  );
  return [...new Set([...after, ...before])]
    .map((id) => ({ id, before: position(before, id), after: position(after, id) }))
    .filter((move) => move.before === null || move.after === null || !unmoved.has(move.before));
}

function fieldChange(
  field: string,
  locale: string,
  before: unknown,
  after: unknown,
): Pick<EntryDifference, 'values' | 'moves'> {
  if (isSame(before, after)) return { values: [], moves: [] };
  const lists = [listedIds(before ?? []), listedIds(after ?? [])] as const;
  const isList = Array.isArray(before) || Array.isArray(after);
  if (isList && lists[0] && lists[1]) {
    const moves = movesBetween(lists[0], lists[1]).map((move) => ({ field, locale, ...move }));
    return { values: [], moves };
  }
  return { values: [{ field, locale, before: before ?? null, after: after ?? null }], moves: [] };
}

/** Differences between two states of an entry's fields. Pure. */
export function fieldChanges(
  before: LocalizedFields,
  after: LocalizedFields,
): Pick<EntryDifference, 'values' | 'moves'> {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const changes = [...names].flatMap((field) => {
    const locales = new Set([
      ...Object.keys(before[field] ?? {}),
      ...Object.keys(after[field] ?? {}),
    ]);
    return [...locales].map((locale) =>
      fieldChange(field, locale, before[field]?.[locale], after[field]?.[locale]),
    );
  });
  return {
    values: changes.flatMap(({ values }) => values),
    moves: changes.flatMap(({ moves }) => moves),
  };
}

/** Differences between two trees, entry by entry. Pure. */
export function treeDifference(
  before: ReadonlyMap<string, ComparedEntry>,
  after: ReadonlyMap<string, ComparedEntry>,
): EntryDifference[] {
  const none = { values: [], moves: [] };
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((id): EntryDifference[] => {
    const [was, is] = [before.get(id), after.get(id)];
    if (!was || !is) {
      const type = (was ?? is)?.type ?? '';
      return [{ id, type, kind: was ? 'removed' : 'added', ...none }];
    }
    const changes = fieldChanges(was.fields, is.fields);
    const isChanged = changes.values.length + changes.moves.length > 0;
    return isChanged ? [{ id, type: is.type, kind: 'changed', ...changes }] : [];
  });
}
