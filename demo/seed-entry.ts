import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Document } from '@contentful/rich-text-types';
import type { z } from 'zod';
import type { ContentType, Fields } from '@/cms-schema/content-type';
import { LOCALES } from '@/cms-schema/contentful-model';
import type { Field } from '@/cms-schema/field';

type Language = (typeof LOCALES)[number];

/** A value in German and optionally in other languages, which fall back to German. */
export type InLanguages<Value> = { de: Value } & { [Other in Exclude<Language, 'de'>]?: Value };

/** An entry in the format of the management API, with the entries that must exist before it. */
export interface SeedEntry {
  id: string;
  type: string;
  /** Field id → locale → value. */
  fields: Record<string, Record<string, unknown>>;
  before: SeedEntry[];
}

/** An entry whose id is derived from the entry that contains it. */
export interface SeedPart {
  make: (id: string) => SeedEntry;
}

type Stored<Declared extends Field> = NonNullable<z.output<Declared['schema']>>;

/** Input of a field; links contain the id of the other entry or asset. */
type Input<Declared extends Field> = Declared['shape'] extends 'picture' | 'reference'
  ? string
  : Declared['shape'] extends 'pictures' | 'references'
    ? readonly string[]
    : Declared['shape'] extends 'blocks'
      ? readonly SeedEntry[]
      : Declared['shape'] extends 'part' | 'parts'
        ? readonly SeedPart[]
        : Declared['shape'] extends 'richText'
          ? InLanguages<Document>
          : Declared['shape'] extends 'link'
            ? string
            : Declared['localized'] extends true
              ? InLanguages<Stored<Declared>>
              : Stored<Declared>;

type Inputs<Own extends Fields> = { [Name in keyof Own]?: Input<Own[Name]> };

function link(linkType: 'Asset' | 'Entry', id: unknown) {
  return { sys: { type: 'Link', linkType, id: String(id) } };
}

function isEntry(value: unknown): value is SeedEntry {
  return typeof value === 'object' && value !== null && 'before' in value;
}

function isPart(value: unknown): value is SeedPart {
  return typeof value === 'object' && value !== null && 'make' in value;
}

function isInLanguages(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && DEFAULT_LOCALE in value;
}

/** The entries inside a field of blocks or parts, in order. */
function entriesIn(field: Field, value: unknown, idOf: (position: number) => string): SeedEntry[] {
  if (!Array.isArray(value)) return [];
  if (field.shape === 'blocks') return value.filter(isEntry);
  if (field.shape === 'parts') {
    return value.filter(isPart).map((part, index) => part.make(idOf(index + 1)));
  }
  return [];
}

function storedValue(field: Field, value: unknown): unknown {
  const linkType = field.linkType ?? field.items?.linkType;
  if (!linkType) return value;
  return Array.isArray(value) ? value.map((id) => link(linkType, id)) : link(linkType, value);
}

/** Declares an entry; field names and values are checked against the content type. */
export function entry<Own extends Fields>(
  type: ContentType<string, Own>,
  id: string,
  input: Inputs<Own>,
): SeedEntry {
  const entry: SeedEntry = { id, type: type.id, fields: {}, before: [] };
  for (const [name, value] of Object.entries(input)) {
    const field = type.fields[name];
    if (!field || value === undefined) continue;
    const inside = entriesIn(field, value, (position) => `${id}-${name.toLowerCase()}-${position}`);
    entry.before.push(...inside);
    const plain = inside.length > 0 ? inside.map((child) => child.id) : value;
    entry.fields[name] =
      field.localized && isInLanguages(plain)
        ? plain
        : { [DEFAULT_LOCALE]: storedValue(field, plain) };
  }
  return entry;
}

/** Declares an entry that is contained in another one. */
export function part<Own extends Fields>(
  type: ContentType<string, Own>,
  input: Inputs<Own>,
): SeedPart {
  return { make: (id) => entry(type, id, input) };
}

/** All entries, each once and after the entries it links to. */
export function inOrder(entries: readonly SeedEntry[]): SeedEntry[] {
  const ordered = new Map<string, SeedEntry>();
  const visit = (next: SeedEntry): void => {
    next.before.forEach(visit);
    ordered.set(next.id, next);
  };
  entries.forEach(visit);
  return [...ordered.values()];
}
