import type { LocalizedFields } from './studio-entry';
import { isRichNode, type RichNode } from './rich-node';

/** One change of many entries. */
export type BulkEdit =
  | { kind: 'replace'; find: string; replacement: string }
  /** Start and end in ISO 8601; `null` removes one. */
  | { kind: 'window'; start: string | null; end: string | null }
  /** Codes with semicolons between them; empty for everywhere. */
  | { kind: 'countries'; countries: string }
  /** Puts nodes below another one; `null` makes them roots. */
  | { kind: 'move'; parent: string | null }
  | { kind: 'tag'; name: string; isOn: boolean };

export type BulkKind = BulkEdit['kind'];
export const BULK_KINDS = ['replace', 'window', 'countries', 'tag', 'move'] as const;

/** A value that a change of many entries would change, as text. */
export interface BulkPlace {
  /** Entry, field and language, to leave this place out. */
  key: string;
  id: string;
  title: string;
  type: string;
  field: string;
  locale: string | null;
  before: string;
  after: string;
  /** Whether the new text is longer than the field allows; such a place is not changed. */
  isTooLong: boolean;
}

export const placeKey = (id: string, field: string, locale: string): string =>
  [id, field, locale].join(' ');

function replacedNode(node: RichNode, find: string, replacement: string): RichNode {
  return {
    ...node,
    ...(typeof node.value === 'string' && {
      value: node.value.replaceAll(find, () => replacement),
    }),
    ...(node.content && {
      content: node.content.map((child) => replacedNode(child, find, replacement)),
    }),
  };
}

/** A value with another text in place of `find`, in every text of a rich text, too. */
export function replacedValue(value: unknown, find: string, replacement: string): unknown {
  if (find === '') return value;
  // A function, because `$&` in a replacement has a meaning.
  if (typeof value === 'string') return value.replaceAll(find, () => replacement);
  if (Array.isArray(value)) return value.map((each) => replacedValue(each, find, replacement));
  return isRichNode(value) ? replacedNode(value, find, replacement) : value;
}

/** Changes of an entry's texts by a replacement. Pure. */
export function replacedFields(
  fields: LocalizedFields,
  textFields: readonly string[],
  { find, replacement }: { find: string; replacement: string },
): LocalizedFields {
  const changes: LocalizedFields = {};
  for (const field of textFields)
    for (const [locale, value] of Object.entries(fields[field] ?? {})) {
      const next = replacedValue(value, find, replacement);
      if (JSON.stringify(next) !== JSON.stringify(value))
        changes[field] = { ...changes[field], [locale]: next };
    }
  return changes;
}
