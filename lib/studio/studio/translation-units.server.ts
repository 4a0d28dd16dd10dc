import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import type { Language } from '@/lib/shop/page-context/locale';
import type { ContractEntity } from './contract-entity';
import type { RichTextFieldInput, StudioField } from './field-input';
import { declaredType, studioFields } from './field-inputs.server';
import { isRichNode, type RichNode } from './rich-node';
import { translatedLines } from './translated-lines';

/** A text of an entry with its translation; both empty without one. */
export interface PlainUnit {
  kind: 'plain';
  field: string;
  source: string;
  target: string;
  /** Maximum characters of the translation. */
  max: number;
}

/** A rich text of an entry with its translation, which is `null` without one. */
export interface RichUnit {
  kind: 'rich';
  field: string;
  input: RichTextFieldInput;
  source: RichNode;
  target: RichNode | null;
}

export type TranslationUnit = PlainUnit | RichUnit;

/** An entry's texts in one language. */
export interface TranslatedEntry {
  id: string;
  type: string;
  /** For people; the source's display name. */
  title: string;
  version: number;
  units: TranslationUnit[];
}

/** Fields with texts; addresses, which have a pattern, are no translator's matter. */
function translatableFields(type: string): StudioField[] {
  return studioFields(type).filter(({ id, localized, input }) => {
    const isPattern = declaredType(type)?.fields[id]?.validations.some((rule) => 'regexp' in rule);
    return localized && !isPattern && ['line', 'lines', 'richText'].includes(input.kind);
  });
}

const isDocument = (value: unknown): value is RichNode =>
  isRichNode(value) && value.nodeType === 'document' && Array.isArray(value.content);

function unitOf(
  { id: field, input }: StudioField,
  source: unknown,
  target: unknown,
): TranslationUnit[] {
  if (input.kind === 'richText') {
    if (!isDocument(source) || translatedLines(source, null).length === 0) return [];
    const translation = isDocument(target) ? target : null;
    return [{ field, kind: 'rich', input, source, target: translation }];
  }
  if ((input.kind !== 'line' && input.kind !== 'lines') || typeof source !== 'string') return [];
  const translation = typeof target === 'string' ? target : '';
  return source === ''
    ? []
    : [{ field, kind: 'plain', source, target: translation, max: input.max }];
}

/** Texts of an entry that can be translated into a language, in the order of its fields. */
export function translationUnits(
  { type, fields }: Pick<ContractEntity, 'type' | 'fields'>,
  language: Language,
): TranslationUnit[] {
  return translatableFields(type).flatMap((field) =>
    unitOf(field, fields[field.id]?.[DEFAULT_LOCALE], fields[field.id]?.[language]),
  );
}
