import type { Language } from '@/lib/shop/page-context/locale';
import { REGIONAL } from './regional';

/** Each takes a phone some milliseconds to make. */
const collators = new Map<Language, Intl.Collator>();

/**
 * Compares names in a language's alphabetical order: in Czech, Č stands behind C and CH behind H.
 * The only place that decides it; numbers within names are compared by their value.
 */
export function nameOrder(language: Language): (one: string, other: string) => number {
  const collator =
    collators.get(language) ?? new Intl.Collator(REGIONAL[language], { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}
