import type { Language } from '@/lib/shop/page-context/locale';

const MAX_TERMS = 6;
/** Longest stored search; longer texts are pasted and not searched for again. */
const LONGEST = 100;

const keyOf = (language: Language) => `storage_recentSearches_${language}`;

const listeners = new Set<() => void>();

/** Searches stored in this browser, as a string so that snapshots can be compared. */
export function storedTerms(language: Language): string {
  try {
    return localStorage.getItem(keyOf(language)) ?? '';
  } catch {
    // Storage is unavailable: nothing is remembered.
    return '';
  }
}

/** Parses stored searches, newest first. Ignores values of other scripts. */
export function parseTerms(stored: string): string[] {
  try {
    const terms: unknown = JSON.parse(stored || '[]');
    if (!Array.isArray(terms)) return [];
    const texts = terms.filter((term) => typeof term === 'string');
    return texts.filter((term) => term.trim() && term.length <= LONGEST).slice(0, MAX_TERMS);
  } catch {
    return [];
  }
}

function store(language: Language, terms: readonly string[]) {
  try {
    if (terms.length === 0) localStorage.removeItem(keyOf(language));
    else localStorage.setItem(keyOf(language), JSON.stringify(terms.slice(0, MAX_TERMS)));
  } catch {
    // Storage is full or unavailable; the search itself still works.
  }
  for (const listener of listeners) listener();
}

const without = (terms: readonly string[], gone: string) =>
  terms.filter((term) => term.toLocaleLowerCase() !== gone.toLocaleLowerCase());

/** Adds a search at the front. Searches never leave this browser. */
export function rememberTerm(language: Language, query: string): void {
  const term = query.trim();
  if (!term || term.length > LONGEST) return;
  store(language, [term, ...without(parseTerms(storedTerms(language)), term)]);
}

export function forgetTerm(language: Language, term: string): void {
  store(language, without(parseTerms(storedTerms(language)), term));
}

/** Calls back when the searches change in this or another tab. @returns the unsubscribe function */
export function onTermsChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
