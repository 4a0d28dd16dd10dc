import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { labelOf } from '@/cms-schema/contentful-model';
import { declaredType } from './field-inputs.server';
import { entryTitle } from './read-entries.server';
import { readableValue } from './readable-value';
import type { TitleOf } from './rich-text-words';
import type { ComparedEntry, EntryDifference, ListMove } from './tree-difference';

/** A changed value as readable text; empty without a value. */
export interface ValueWords {
  field: string;
  /** `null` for a field that is not localized. */
  locale: string | null;
  before: string;
  after: string;
}

/** A block that was added, removed or moved, with its display name. */
export interface MoveWords extends Omit<ListMove, 'locale'> {
  title: string;
}

/** Differences of one entry, with display names of entry and fields and readable values. */
export interface DifferenceWords {
  id: string;
  type: string;
  title: string;
  kind: EntryDifference['kind'];
  values: ValueWords[];
  moves: MoveWords[];
}

const fieldLabel = (typeId: string, field: string): string =>
  declaredType(typeId)?.fields[field]?.name ?? labelOf(field);

const isLocalized = (typeId: string, field: string): boolean =>
  declaredType(typeId)?.fields[field]?.localized ?? true;

/** Titles of entries in both trees; an entry in neither has its id. */
export function titlesOf(...trees: ReadonlyMap<string, ComparedEntry>[]): TitleOf {
  return (id) => {
    const entry = trees.map((tree) => tree.get(id)).find(Boolean);
    const title = entry ? entryTitle(entry) : id;
    return title === id ? id : `${title} (${id})`;
  };
}

export function differenceWords(
  { id, type, kind, values, moves }: EntryDifference,
  titleOfId: TitleOf,
): DifferenceWords {
  return {
    id,
    type,
    kind,
    title: titleOfId(id),
    values: values.map(({ field, locale, before, after }) => ({
      field: fieldLabel(type, field),
      locale: isLocalized(type, field) ? locale : null,
      before: readableValue(before, titleOfId),
      after: readableValue(after, titleOfId),
    })),
    // Lists of blocks are not localized.
    moves: moves
      .filter(({ locale, field }) => locale === DEFAULT_LOCALE || isLocalized(type, field))
      .map(({ field, id: block, before, after }) => ({
        field: fieldLabel(type, field),
        id: block,
        before,
        after,
        title: titleOfId(block),
      })),
  };
}
