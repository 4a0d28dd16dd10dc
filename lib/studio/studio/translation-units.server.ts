import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ContractEntity } from './contract-entity';
import { declaredType, studioFields } from './field-inputs.server';
import { parseMarkup, printMarkup } from './rich-text-markup';

/** A text of an entry with its translation, both as plain text or markup of rich text. */
export interface TranslationUnit {
  field: string;
  source: string;
  /** Empty without a translation. */
  target: string;
  /** Maximum characters of the translation; `null` for rich text, whose markup has more than the text. */
  max: number | null;
}

/** An entry's texts in one language. */
export interface TranslatedEntry {
  id: string;
  type: string;
  /** For people; the source's display name. */
  title: string;
  version: number;
  units: TranslationUnit[];
}

interface TranslatableField {
  id: string;
  kind: 'line' | 'lines' | 'richText';
  max: number | null;
}

/** Fields with texts; addresses, which have a pattern, are no translator's matter. */
function translatableFields(type: string): TranslatableField[] {
  return studioFields(type).flatMap(({ id, localized, input }): TranslatableField[] => {
    const isPattern = declaredType(type)?.fields[id]?.validations.some((rule) => 'regexp' in rule);
    if (!localized || isPattern) return [];
    if (input.kind === 'richText') return [{ id, kind: input.kind, max: null }];
    const isText = input.kind === 'line' || input.kind === 'lines';
    return isText ? [{ id, kind: input.kind, max: input.max }] : [];
  });
}

/** Text of a value; `null` for rich text that markup cannot represent. */
function textOf(kind: TranslatableField['kind'], value: unknown): string | null {
  if (kind === 'richText') return printMarkup(value);
  return typeof value === 'string' ? value : '';
}

/** Texts of an entry that can be translated into a language, in the order of its fields. */
export function translationUnits(
  { type, fields }: Pick<ContractEntity, 'type' | 'fields'>,
  language: Language,
): TranslationUnit[] {
  return translatableFields(type).flatMap(({ id, kind, max }) => {
    const source = textOf(kind, fields[id]?.[DEFAULT_LOCALE]);
    const target = textOf(kind, fields[id]?.[language]);
    // Markup that loses something is edited on the entry's own page.
    if (!source || target === null) return [];
    return [{ field: id, source, target, max }];
  });
}

/**
 * Value of a field with a translation.
 * @returns `undefined` if the field has no text that can be translated
 */
export function translatedValue(type: string, field: string, target: string): unknown {
  const declared = translatableFields(type).find(({ id }) => id === field);
  if (!declared) return undefined;
  return declared.kind === 'richText' ? parseMarkup(target) : target;
}
