import type { Corpus } from '#engine/corpus';
import { attributeOf, type WordIndex } from '#engine/text/word-index';

/** Attributes in which a match does not count, one byte each; null if it counts in all. */
export type AttributeMask = Uint8Array | null;

/** One way in which a record can match a query word: a run of occurrences and their value. */
export interface Alternative {
  readonly records: Uint32Array;
  readonly places: Uint32Array;
  readonly from: number;
  readonly to: number;
  readonly typos: number;
  readonly isExact: boolean;
  /** Whether it is from the built index, in which words of reworded records are stale. */
  readonly isBuilt: boolean;
  readonly ignored: AttributeMask;
  /**
   * Terms of a single-word match, for highlighting: a half-open range of the terms of its index.
   */
  readonly terms: { readonly from: number; readonly to: number } | null;
  /** Normalised words of a phrase match (synonym, split word), for highlighting. */
  readonly phrase: readonly string[] | null;
  /** Parts of a compound, highlighted at any position. */
  readonly parts?: readonly string[];
  /** Words of the query that a synonym replaces. */
  readonly replaced?: string;
}

export type Worth = Pick<Alternative, 'typos' | 'isExact' | 'ignored'>;

/** Occurrences of neighbouring terms are adjacent, so a prefix is one run. */
export function termRun(
  corpus: Corpus,
  words: WordIndex,
  terms: { readonly from: number; readonly to: number },
  worth: Worth,
): Alternative {
  return {
    records: words.records,
    places: words.places,
    from: words.postings[terms.from] ?? 0,
    to: words.postings[terms.to] ?? 0,
    isBuilt: words === corpus.words,
    terms,
    phrase: null,
    ...worth,
  };
}

/** @returns the attributes to ignore, or null if the list names none */
export function maskOf(corpus: Corpus, ignored: readonly string[]): AttributeMask {
  if (ignored.length === 0) return null;
  const mask = new Uint8Array(corpus.searchable.length);
  for (const [number, attribute] of corpus.searchable.entries()) {
    if (ignored.includes(attribute.path)) mask[number] = 1;
  }
  return mask.includes(1) ? mask : null;
}

export function maskOfOthers(corpus: Corpus, named: readonly string[]): AttributeMask {
  if (named.length === 0 || named.includes('*')) return null;
  const mask = new Uint8Array(corpus.searchable.length).fill(1);
  for (const [number, attribute] of corpus.searchable.entries()) {
    if (named.includes(attribute.path)) mask[number] = 0;
  }
  return mask;
}

export function both(left: AttributeMask, right: AttributeMask): AttributeMask {
  if (!left || !right) return left ?? right;
  return left.map((isIgnored, at) => isIgnored | (right[at] ?? 0));
}

export function isIgnoredAt(mask: AttributeMask, place: number): boolean {
  return mask !== null && mask[attributeOf(place)] === 1;
}
