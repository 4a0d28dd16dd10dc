import { ColleagueChanges } from './colleague-changes';
import type { DraftEntry } from './compose-data';
import type { ComposeTypes } from './compose-type';
import { withValue, type Difference } from './entry-draft';
import { idsOf, linksTo, mergeFields } from './merge-fields';
import type { LocalizedFields } from './studio-entry';
import type { TreeDifference } from './tree-status';

/** Merges a page's entries with what other editors have saved, and holds what has to be decided. */
export class TreeMerge {
  /** Entry id → values that both have changed. */
  readonly open = new Map<string, Difference[]>();
  private readonly others = new ColleagueChanges();
  private readonly types: ComposeTypes;

  constructor(types: ComposeTypes) {
    this.types = types;
  }

  /** Fields of a type that list other entries. */
  private listsOf(type: string): string[] {
    const slots = this.types[type]?.slots ?? [];
    return slots.filter(({ isList }) => isList).map(({ field }) => field);
  }

  noteOwn(id: string, before: LocalizedFields, mine: LocalizedFields): void {
    this.others.noteOwn(id, before, mine);
  }

  differences(): TreeDifference[] {
    return [...this.open].flatMap(([id, found]) =>
      found.map((difference) => ({ ...difference, id })),
    );
  }

  /** My entry with another editor's changes since `base`. */
  merged(mine: DraftEntry, base: LocalizedFields, theirs: LocalizedFields): DraftEntry {
    const { id, type } = mine;
    this.others.note(id, base, theirs);
    const { fields, differences } = mergeFields(base, theirs, mine.fields, this.listsOf(type));
    if (differences.length > 0) this.open.set(id, differences);
    return { id, type, fields };
  }

  /** Entries after undo or redo, without reverting changes by others. */
  afterStep(
    current: ReadonlyMap<string, DraftEntry>,
    stepped: ReadonlyMap<string, DraftEntry>,
  ): Map<string, DraftEntry> {
    return new Map(
      [...stepped].map(([id, entry]) => {
        const now = current.get(id)?.fields ?? entry.fields;
        const lists = this.listsOf(entry.type);
        const { fields, differences } = this.others.afterStep(id, now, entry.fields, lists);
        if (differences.length > 0) this.open.set(id, differences);
        return [id, { ...entry, fields }];
      }),
    );
  }

  /** Fields of an entry after its differences are resolved. */
  settled(
    id: string,
    mine: LocalizedFields,
    isMine: (difference: TreeDifference) => boolean,
  ): LocalizedFields {
    let fields = mine;
    for (const each of this.open.get(id) ?? [])
      if (isMine({ ...each, id })) this.noteOwn(id, {}, fields);
      else fields = withValue(fields, each.field, each.locale, each.theirs);
    return fields;
  }

  /** The field of an entry that contains another one; `null` if none does. */
  fieldWith(
    { type, fields }: DraftEntry,
    childId: string,
  ): { field: string; locale: string } | null {
    for (const { field } of this.types[type]?.slots ?? [])
      for (const [locale, value] of Object.entries(fields[field] ?? {}))
        if (idsOf([value].flat()).includes(childId)) return { field, locale };
    return null;
  }

  /**
   * Their version of an entry, in which my child entry counts as added by me although they have
   * removed it.
   */
  withoutChild(entry: DraftEntry, childId: string): LocalizedFields {
    const place = this.fieldWith(entry, childId);
    if (!place) return entry.fields;
    const rest = idsOf([entry.fields[place.field]?.[place.locale]].flat()).filter(
      (id) => id !== childId,
    );
    return withValue(entry.fields, place.field, place.locale, linksTo(rest));
  }
}
