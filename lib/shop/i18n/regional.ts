import type { Language } from '@/lib/shop/page-context/locale';

/** One regional variant per language, so that server and browser format alike. */
export const REGIONAL: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-GB',
  cs: 'cs-CZ',
  pl: 'pl-PL',
  nl: 'nl-NL',
  fr: 'fr-FR',
};
