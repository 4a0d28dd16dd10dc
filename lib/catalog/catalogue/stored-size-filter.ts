import { parseSizeString, type SizeFacet } from './size-string';

const KEY = 'storage_sizeFilter';
/** More than a visitor chooses; what another script wrote may be longer. */
const MAX_SIZES = 100;

/** Sizes a visitor filtered a list by in this browser; the article's page then begins with theirs. */
export function storedSizeFilter(): SizeFacet[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .slice(0, MAX_SIZES)
      .flatMap((text) => (typeof text === 'string' ? (parseSizeString(text) ?? []) : []));
  } catch {
    // Closed storage, or not ours any more: nothing was chosen.
    return [];
  }
}

/** @param sizeStrings values of the size filter; none forgets what was chosen */
export function storeSizeFilter(sizeStrings: readonly string[]): void {
  try {
    if (sizeStrings.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(sizeStrings.slice(0, MAX_SIZES)));
  } catch {
    // Full or closed storage: pages begin without a size.
  }
}
