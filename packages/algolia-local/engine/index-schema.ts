import type { IndexSettings } from './types';
import type { WordForm } from './words';

export interface SearchableAttribute {
  readonly path: string;
  /** Position in the list; attributes of one entry share it. */
  readonly rank: number;
  /** Whether the position of a word inside the attribute counts. */
  readonly isOrdered: boolean;
}

export interface FacetAttribute {
  readonly path: string;
  readonly isSearchable: boolean;
  /** `filterOnly(a)`: no counts. */
  readonly isCounted: boolean;
  readonly isAfterDistinct: boolean;
}

/** How the texts of an index are split into words. */
export const wordFormOf = (settings: IndexSettings): WordForm => ({
  separators: settings.separatorsToIndex,
  preservedLetters: settings.keepDiacriticsOnCharacters.normalize('NFC').toLowerCase(),
});

const WRAPPED = /^(\w+)\((.*)\)$/s;

/** `a, b` in one entry share a rank, and as at Algolia their word positions do not count. */
export function searchableAttributesOf(settings: IndexSettings): SearchableAttribute[] {
  return settings.searchableAttributes.flatMap((entry, rank) => {
    const paths = entry.split(',').map((path) => path.trim());
    return paths.map((path) => {
      const [, wrapper, inner] = WRAPPED.exec(path) ?? [];
      return {
        path: inner?.trim() ?? path,
        rank,
        isOrdered: wrapper !== 'unordered' && paths.length === 1,
      };
    });
  });
}

export function facetAttributesOf(settings: IndexSettings): FacetAttribute[] {
  return settings.attributesForFaceting.map((entry) => {
    let path = entry.trim();
    const wrappers = new Set<string>();
    for (let match = WRAPPED.exec(path); match; match = WRAPPED.exec(path)) {
      wrappers.add(match[1] ?? '');
      path = (match[2] ?? '').trim();
    }
    return {
      path,
      isSearchable: wrappers.has('searchable'),
      isCounted: !wrappers.has('filterOnly'),
      isAfterDistinct: wrappers.has('afterDistinct'),
    };
  });
}

/** `null` means every number. */
export function numericAttributesOf(settings: IndexSettings): string[] | null {
  return (
    settings.numericAttributesForFiltering?.map((entry) =>
      (WRAPPED.exec(entry.trim())?.[2] ?? entry).trim(),
    ) ?? null
  );
}

export interface SortCriterion {
  readonly attribute: string;
  readonly isDescending: boolean;
}

/** `asc(price)` or `desc(price)`; null for anything else. */
export function sortCriterionOf(entry: string): SortCriterion | null {
  const [, direction, attribute] = WRAPPED.exec(entry.trim()) ?? [];
  if (!attribute || (direction !== 'asc' && direction !== 'desc')) return null;
  return { attribute: attribute.trim(), isDescending: direction === 'desc' };
}

export function sortAttributesOf(settings: IndexSettings): string[] {
  return [...settings.ranking, ...settings.customRanking].flatMap((entry) => {
    const criterion = sortCriterionOf(entry);
    return criterion ? [criterion.attribute] : [];
  });
}
