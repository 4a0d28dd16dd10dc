import type { Language } from '@/lib/shop/page-context/locale';
import { REGIONAL } from './regional';

// outside: search-facet-order
/** Cached, because each takes a phone some milliseconds to create. */
const collators = new Map<Language, Intl.Collator>();

/**
 * Compares names in a language's alphabetical order: in Czech, Č comes after C, and CH after H.
 * Used for all sorting of names; numbers in names are compared by value.
 */
export function nameOrder(language: Language): (one: string, other: string) => number {
  const collator =
    collators.get(language) ?? new Intl.Collator(REGIONAL[language], { numeric: true });
  collators.set(language, collator);
  return collator.compare;
}
