import { changesOf, isSame, withValue, type Difference } from './entry-draft';
import { idsOf, linksTo, mergedIds, type Merged } from './merge-fields';
import type { LocalizedFields } from './studio-entry';

/** Changes of a value by other editors during this visit, and this editor's changes after them. */
interface ValueLog {
  /** Oldest first. */
  changes: { from: unknown; to: unknown }[];
  /** Values set by this editor afterwards, as JSON. */
  own: Set<string>;
}

const asText = (value: unknown): string => JSON.stringify(value ?? null);

/** A list with all changes of others; `null` if they cannot be merged. */
function mergedList(list: unknown, { changes }: ValueLog): unknown {
  let ids: readonly string[] | null = idsOf(list);
  for (const { from, to } of changes) ids = ids && mergedIds(idsOf(from), idsOf(to), ids);
  return ids && linksTo(ids);
}

/**
 * Changes by other editors during a visit. Undo and redo restore values from before those changes;
 * with this record they revert only this editor's changes.
 */
export class ColleagueChanges {
  private readonly logs = new Map<string, ValueLog>();

  private logOf(id: string, field: string, locale: string): ValueLog | undefined {
    return this.logs.get(`${id} ${field} ${locale}`);
  }

  /** Records another editor's change of an entry. */
  note(id: string, before: LocalizedFields, theirs: LocalizedFields): void {
    for (const [field, values] of Object.entries(changesOf(before, theirs)))
      for (const [locale, to] of Object.entries(values)) {
        const log = this.logOf(id, field, locale) ?? { changes: [], own: new Set() };
        log.changes.push({ from: before[field]?.[locale], to });
        this.logs.set(`${id} ${field} ${locale}`, log);
      }
  }

  /** Records this editor's change of an entry, made after the others' changes. */
  noteOwn(id: string, before: LocalizedFields, mine: LocalizedFields): void {
    for (const [field, values] of Object.entries(changesOf(before, mine)))
      for (const [locale, value] of Object.entries(values))
        this.logOf(id, field, locale)?.own.add(asText(value));
  }

  /**
   * Fields after undo or redo. A value that another editor has replaced stays replaced; one that
   * both have changed is a difference, and has the step's value until it is resolved.
   * @param lists fields that list other entries
   */
  afterStep(
    id: string,
    current: LocalizedFields,
    step: LocalizedFields,
    lists: readonly string[],
  ): Merged {
    let fields = step;
    const differences: Difference[] = [];
    for (const [field, values] of Object.entries(changesOf(current, step)))
      for (const [locale, value] of Object.entries(values)) {
        const log = this.logOf(id, field, locale);
        const last = log?.changes.at(-1);
        if (!log || !last || isSame(value, last.to)) continue;
        const isReplaced = log.changes.some(({ from }) => isSame(from, value));
        const isOwn = log.own.has(asText(value));
        if (isOwn && !isReplaced) continue;
        const list = lists.includes(field) ? mergedList(value, log) : null;
        if (isReplaced && !isOwn) fields = withValue(fields, field, locale, last.to);
        else if (list) fields = withValue(fields, field, locale, list);
        else differences.push({ field, locale, theirs: last.to, mine: value });
      }
    return { fields, differences };
  }
}
