import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { labelOf } from '@/cms-schema/contentful-model';
import { declaredType } from './field-inputs.server';
import { entryTitle } from './read-entries.server';
import { printMarkup } from './rich-text-markup';
import type { ComparedEntry, EntryDifference, ListMove } from './tree-difference';

/** A changed value as people read it; empty for none. */
export interface ValueWords {
  field: string;
  /** `null` for a field that is the same in every language. */
  locale: string | null;
  before: string;
  after: string;
}

/** A block that came in, went out or moved, by the name editors know it by. */
export interface MoveWords extends Omit<ListMove, 'locale'> {
  title: string;
}

/** How one entry differs, in the editors' names for it, its fields and its values. */
export interface DifferenceWords {
  id: string;
  type: string;
  title: string;
  kind: EntryDifference['kind'];
  values: ValueWords[];
  moves: MoveWords[];
}

type TitleOf = (id: string) => string;

/** Words of a rich text that its markup cannot say. */
function plainText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return '';
  const own: unknown = Reflect.get(value, 'value');
  if (typeof own === 'string') return own;
  const content: unknown = Reflect.get(value, 'content');
  return Array.isArray(content) ? content.map(plainText).filter(Boolean).join(' ') : '';
}

function valueWords(value: unknown, titleOfId: TitleOf): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((item) => valueWords(item, titleOfId)).join(', ');
  if (typeof value !== 'object') return String(value);
  const { type, id } = Object(Reflect.get(value, 'sys'));
  if (type === 'Link') return titleOfId(String(id));
  if (Reflect.get(value, 'nodeType') === 'document') return printMarkup(value) ?? plainText(value);
  return JSON.stringify(value);
}

const fieldLabel = (typeId: string, field: string): string =>
  declaredType(typeId)?.fields[field]?.name ?? labelOf(field);

const isLocalized = (typeId: string, field: string): boolean =>
  declaredType(typeId)?.fields[field]?.localized ?? true;

/** Both trees' entries by title; what is in neither goes by its id. */
export function titlesOf(...trees: ReadonlyMap<string, ComparedEntry>[]): TitleOf {
  return (id) => {
    const entry = trees.map((tree) => tree.get(id)).find(Boolean);
    const title = entry ? entryTitle(entry) : id;
    return title === id ? id : `${title} (${id})`;
  };
}

/** One entry's difference in the words of its editors. */
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
      before: valueWords(before, titleOfId),
      after: valueWords(after, titleOfId),
    })),
    // A list of blocks is the same in every language.
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
