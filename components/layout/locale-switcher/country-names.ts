import { countryName } from '@/lib/shop/i18n/country-name';
import { nameOrder } from '@/lib/shop/i18n/name-order';
import type { Language } from '@/lib/shop/page-context/locale';

export interface Country {
  /** ISO 3166-1 alpha-2, upper case. */
  code: string;
  name: string;
}

/** Countries with their names in a language, sorted by its alphabet. */
export function countriesByName(codes: readonly string[], language: Language): Country[] {
  const compare = nameOrder(language);
  return codes
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((one, other) => compare(one.name, other.name));
}
