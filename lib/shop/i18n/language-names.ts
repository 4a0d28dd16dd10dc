import type { Language } from '@/lib/shop/page-context/locale';

/** Each language's own name, capitalised for lists. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  cs: 'Čeština',
  pl: 'Polski',
  nl: 'Nederlands',
  fr: 'Français',
};
