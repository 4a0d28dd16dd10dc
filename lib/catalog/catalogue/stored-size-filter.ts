import { parseSizeString, type SizeFacet } from './size-string';

const KEY = 'storage_sizeFilter';
/** Upper limit, because other scripts may have written a longer list. */
const MAX_SIZES = 100;

/**
 * Sizes by which the visitor last filtered a list in this browser; article pages preselect them.
 */
export function storedSizeFilter(): SizeFacet[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(stored)) return [];
    return stored
      .slice(0, MAX_SIZES)
      .flatMap((text) => (typeof text === 'string' ? (parseSizeString(text) ?? []) : []));
  } catch {
    // Storage is unavailable, or contains another script's value.
    return [];
  }
}

/** @param sizeStrings values of the size filter; an empty list clears the stored ones */
export function storeSizeFilter(sizeStrings: readonly string[]): void {
  try {
    if (sizeStrings.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(sizeStrings.slice(0, MAX_SIZES)));
  } catch {
    // Storage is full or unavailable: pages open without a preselected size.
  }
}
