import type { Language } from '@/lib/shop/page-context/locale';
import { formatMessage } from './format-message';
import { formatNumber } from './format-number';

/** Texts by plural category (`one`, `few`, `many`, `other`) or exact number (`=0`). */
export interface PluralForms {
  readonly [category: string]: string;
  readonly other: string;
}

/**
 * A message with numbers in the form sent to browsers: compiled from ICU, so that no parser is
 * needed.
 */
export interface CountMessage {
  /** The message with one placeholder per plural. */
  text: string;
  /** Plural forms by the name of their number. */
  plurals: Readonly<Record<string, PluralForms>>;
}

// outside: intl-plurals
const rules = new Map<Language, Intl.PluralRules>();

/** Uses the platform's plural rules, which are small, unlike its number and date formats. */
function categoryOf(number: number, language: Language): Intl.LDMLPluralRule {
  const cached = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, cached);
  return cached.select(number);
}

/**
 * Formats a message with numbers in the right plural: `1 Farbe`, `1.024 Farben`.
 * @param values non-negative integers, and texts for other placeholders
 */
export function formatCount(
  { text, plurals }: CountMessage,
  values: Readonly<Record<string, string | number>>,
  language: Language,
): string {
  const written: Record<string, string> = {};
  for (const [name, value] of Object.entries(values))
    written[name] = typeof value === 'number' ? formatNumber(value, language) : value;
  const chosen: Record<string, string> = {};
  for (const [name, forms] of Object.entries(plurals)) {
    const number = Number(values[name]);
    const form = forms[`=${number}`] ?? forms[categoryOf(number, language)] ?? forms.other;
    chosen[name] = formatMessage(form, written);
  }
  return formatMessage(text, { ...written, ...chosen });
}
