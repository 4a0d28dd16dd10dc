import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';

/** Language of an email to a visitor of a locale, English where the shop does not have it. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.startsWith(`${language}-`)) ?? 'en';
}
