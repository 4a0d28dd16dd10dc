import { countryName } from '@/lib/shop/i18n/country-name';
import { REGIONAL } from '@/lib/shop/i18n/regional';
import type { Language } from '@/lib/shop/page-context/locale';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
}

const collators = new Map<Language, Intl.Collator>();

/** Countries by their names in a language, in its alphabetical order. */
export function countriesByName(codes: readonly string[], language: Language): Country[] {
  const collator = collators.get(language) ?? new Intl.Collator(REGIONAL[language]);
  collators.set(language, collator);
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => collator.compare(one.name, other.name));
}
