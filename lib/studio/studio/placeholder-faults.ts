import { EMAIL_PLACEHOLDERS, EMAIL_KINDS } from '@/cms-schema/email-kinds';
import { textOf } from './entry-reach';
import type { LocalizedFields } from './studio-entry';

const WORDED = ['subject', 'intro', 'closing'];
const PLACEHOLDER = /\{([a-zA-Z]+)\}/g;
/** A brace outside a placeholder, with the surrounding text. */
const BROKEN = /[^\s{}]*[{}][^\s{}]*\}?/g;

/** Unknown or malformed placeholders of an email template, which customers would see. */
export function placeholderFaults(fields: LocalizedFields): { field: string; detail: string }[] {
  const kind = EMAIL_KINDS.find((known) => known === textOf(fields, 'kind'));
  if (kind === undefined) return [];
  const allowed: readonly string[] = ['shop', ...EMAIL_PLACEHOLDERS[kind]];
  const may = allowed.map((name) => `{${name}}`).join(' ');
  return WORDED.flatMap((field) =>
    Object.keys(fields[field] ?? {}).flatMap((locale) => {
      const text = textOf(fields, field, locale);
      const unknown = [...text.matchAll(PLACEHOLDER)]
        .filter(([, name = '']) => !allowed.includes(name))
        .map(([whole]) => whole);
      const broken = text.replaceAll(PLACEHOLDER, ' ').match(BROKEN) ?? [];
      return [...new Set([...unknown, ...broken])].map((found) => ({
        field,
        detail: `${locale} ${found} (${may})`,
      }));
    }),
  );
}
