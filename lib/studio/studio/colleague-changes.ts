import { changesOf, isSame, withValue, type Difference } from './entry-draft';
import { idsOf, linksTo, mergedIds, type Merged } from './merge-fields';
import type { LocalizedFields } from './studio-entry';

/** What other editors have made of a value while this one was editing, and this one since. */
interface ValueLog {
  /** Oldest first. */
  changes: { from: unknown; to: unknown }[];
  /** Values that this editor has given it afterwards, as JSON. */
  own: Set<string>;
}

const asText = (value: unknown): string => JSON.stringify(value ?? null);

/** A list as it is with all changes of others; `null` when they cannot be merged. */
function mergedList(list: unknown, { changes }: ValueLog): unknown {
  let ids: readonly string[] | null = idsOf(list);
  for (const { from, to } of changes) ids = ids && mergedIds(idsOf(from), idsOf(to), ids);
  return ids && linksTo(ids);
}

/**
 * What other editors have changed during a visit. Undo and redo bring back values from before those
 * changes: with it they take back only what this editor has done.
 */
export class ColleagueChanges {
  private readonly logs = new Map<string, ValueLog>();

  private logOf(id: string, field: string, locale: string): ValueLog | undefined {
    return this.logs.get(`${id} ${field} ${locale}`);
  }

  /** Notes what another editor has made of an entry. */
  note(id: string, before: LocalizedFields, theirs: LocalizedFields): void {
    for (const [field, values] of Object.entries(changesOf(before, theirs)))
      for (const [locale, to] of Object.entries(values)) {
        const log = this.logOf(id, field, locale) ?? { changes: [], own: new Set() };
        log.changes.push({ from: before[field]?.[locale], to });
        this.logs.set(`${id} ${field} ${locale}`, log);
      }
  }

  /** Notes what this editor makes of an entry, knowing the changes of the others. */
  noteOwn(id: string, before: LocalizedFields, mine: LocalizedFields): void {
    for (const [field, values] of Object.entries(changesOf(before, mine)))
      for (const [locale, value] of Object.entries(values))
        this.logOf(id, field, locale)?.own.add(asText(value));
  }

  /**
   * The fields that undo or redo leads to. A value that another editor has replaced stays replaced;
   * one that both have changed is a difference, and that of the step until it is settled.
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
