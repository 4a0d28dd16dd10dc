import { changesOf, differencesOf, withChanges, withValue, type Difference } from './entry-draft';
import type { LocalizedFields } from './studio-entry';

const idOf = (link: unknown): string => String(Object(Object(link).sys).id);
export const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(idOf) : []);

export const linksTo = (ids: readonly string[]) =>
  ids.map((id) => ({ sys: { type: 'Link', linkType: 'Entry', id } }));

const isRepeating = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** Whether the common entries of two lists are in a different order. */
function isReordered(base: readonly string[], list: readonly string[]): boolean {
  const common = list.filter((id) => base.includes(id));
  return base.filter((id) => list.includes(id)).join() !== common.join();
}

/** A list with the additions and removals of another one, relative to their `base`. */
function withEdits(base: readonly string[], list: readonly string[], other: readonly string[]) {
  const merged = list.filter((id) => !base.includes(id) || other.includes(id));
  other.forEach((id, index) => {
    if (base.includes(id) || merged.includes(id)) return;
    const before = other.slice(0, index).findLast((each) => merged.includes(each));
    merged.splice(before === undefined ? 0 : merged.indexOf(before) + 1, 0, id);
  });
  return merged;
}

/**
 * Merges two edited lists: keeps all additions and removals, in the order of the editor who sorted
 * it.
 * @returns `null` if both have sorted it
 */
export function mergedIds(
  base: readonly string[],
  theirs: readonly string[],
  mine: readonly string[],
): string[] | null {
  if ([base, theirs, mine].some(isRepeating)) return null;
  const [isTheirs, isMine] = [isReordered(base, theirs), isReordered(base, mine)];
  if (isTheirs && isMine) return null;
  return isMine ? withEdits(base, mine, theirs) : withEdits(base, theirs, mine);
}

/** Merged fields, and the differences that cannot be merged. */
export interface Merged {
  fields: LocalizedFields;
  differences: Difference[];
}

/**
 * Merges three versions of an entry. A value that both editors have changed is a difference, and
 * has my value until it is resolved; lists of entries are merged entry by entry.
 * @param lists fields that list other entries
 */
export function mergeFields(
  base: LocalizedFields,
  theirs: LocalizedFields,
  mine: LocalizedFields,
  lists: readonly string[],
): Merged {
  const changes = changesOf(base, mine);
  let fields = withChanges(theirs, changes);
  const differences = differencesOf(base, theirs, changes).filter(({ field, locale }) => {
    if (!lists.includes(field)) return true;
    const at = (version: LocalizedFields) => idsOf(version[field]?.[locale]);
    const merged = mergedIds(at(base), at(theirs), at(mine));
    if (!merged) return true;
    fields = withValue(fields, field, locale, linksTo(merged));
    return false;
  });
  return { fields, differences };
}
