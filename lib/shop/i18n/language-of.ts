import { LANGUAGES, type Language } from '@/lib/shop/page-context/locale';

/** Language of emails to visitors of a locale; English if the shop does not have it. */
export function languageOf(locale: string): Language {
  return LANGUAGES.find((language) => locale.startsWith(`${language}-`)) ?? 'en';
}
