import { countryName } from '@/lib/i18n/country-name';
import { REGIONAL } from '@/lib/i18n/regional';
import type { Language } from '@/lib/page-context/locale';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
}

/** Eighteen: each shop's in each language. Every page has them, and sorting them takes longer than its footer. */
const known = new Map<string, readonly Country[]>();

/** Countries by their names in a language, in its alphabetical order. */
export function countriesByName(codes: readonly string[], language: Language): readonly Country[] {
  const key = `${language} ${codes.join()}`;
  const sorted =
    known.get(key) ??
    codes
      .map((code) => ({ code, name: countryName(code, language) }))
      .sort(byName(new Intl.Collator(REGIONAL[language])));
  known.set(key, sorted);
  return sorted;
}

const byName = (collator: Intl.Collator) => (one: Country, other: Country) =>
  collator.compare(one.name, other.name);
