import { bareGreenClaims } from '@/cms-schema/green-claims';
import type { LocalizedFields } from './studio-entry';

/** Texts in a value, including those of rich text. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (name === 'uri' ? [] : textsIn(inner)));
}

/** Sentences of an entry with a generic environmental claim and no specification, by field. */
export const greenClaimFaults = (fields: LocalizedFields): { field: string; detail: string }[] =>
  Object.entries(fields).flatMap(([field, byLocale]) =>
    Object.entries(byLocale).flatMap(([locale, value]) =>
      textsIn(value)
        .flatMap((text) => bareGreenClaims(text, locale))
        .map((sentence) => ({ field, detail: `${locale} ${sentence}` })),
    ),
  );
