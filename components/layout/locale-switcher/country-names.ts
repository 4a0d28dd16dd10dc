import { REGIONAL } from '@/lib/i18n/regional';
import type { Language } from '@/lib/page-context/locale';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
}

/** Countries by their names in a language, in its alphabetical order. */
export function countriesByName(codes: readonly string[], language: Language): Country[] {
  const names = new Intl.DisplayNames(REGIONAL[language], { type: 'region' });
  const { compare } = new Intl.Collator(REGIONAL[language]);
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}
