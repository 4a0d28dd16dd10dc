import type { Language } from '@/lib/shop/page-context/locale';

const MAX_KEPT = 6;
/** Longer ones are pasted, not searched for again. */
const LONGEST = 100;

const keyOf = (language: Language) => `storage_recentSearches_${language}`;

const listeners = new Set<() => void>();

/** Searches stored in this browser, as a string; two snapshots can be compared. */
export function storedTerms(language: Language): string {
  try {
    return localStorage.getItem(keyOf(language)) ?? '';
  } catch {
    // Storage is closed to this page: nothing is remembered.
    return '';
  }
}

/** Newest first. Values that other scripts have written there are left out. */
export function parseTerms(stored: string): string[] {
  try {
    const terms: unknown = JSON.parse(stored || '[]');
    if (!Array.isArray(terms)) return [];
    const texts = terms.filter((term) => typeof term === 'string');
    return texts.filter((term) => term.trim() && term.length <= LONGEST).slice(0, MAX_KEPT);
  } catch {
    return [];
  }
}

function store(language: Language, terms: readonly string[]) {
  try {
    if (terms.length === 0) localStorage.removeItem(keyOf(language));
    else localStorage.setItem(keyOf(language), JSON.stringify(terms.slice(0, MAX_KEPT)));
  } catch {
    // Full or closed: the search itself goes on.
  }
  for (const listener of listeners) listener();
}

const without = (terms: readonly string[], gone: string) =>
  terms.filter((term) => term.toLocaleLowerCase() !== gone.toLocaleLowerCase());

/** Puts a search before the others; they never leave this browser. */
export function rememberTerm(language: Language, query: string): void {
  const term = query.trim();
  if (!term || term.length > LONGEST) return;
  store(language, [term, ...without(parseTerms(storedTerms(language)), term)]);
}

export function forgetTerm(language: Language, term: string): void {
  store(language, without(parseTerms(storedTerms(language)), term));
}

/** Calls back when the searches change, here or in another tab; returns the unsubscriber. */
export function onTermsChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
