import type { Corpus } from '#engine/corpus';
import { attributeOf, type WordIndex } from '#engine/text/word-index';

/** Attributes in which a match does not count, one byte each; null when it counts in all. */
export type AttributeMask = Uint8Array | null;

/** One way a record can match a query word: a run of occurrences and what it is worth. */
export interface Alternative {
  readonly records: Uint32Array;
  readonly places: Uint32Array;
  readonly from: number;
  readonly to: number;
  readonly typos: number;
  readonly isExact: boolean;
  /** From the built index, whose words of reworded records are stale. */
  readonly isBuilt: boolean;
  readonly ignored: AttributeMask;
  /** Terms of a single-word match, to highlight: half-open, in the terms of its index. */
  readonly terms: { readonly from: number; readonly to: number } | null;
  /** Normalised words of a phrase match (synonym, split word), to highlight. */
  readonly phrase: readonly string[] | null;
  /** Parts of a compound, to highlight wherever they stand. */
  readonly parts?: readonly string[];
  /** Words of the query that a synonym stands for. */
  readonly replaced?: string;
}

export type Worth = Pick<Alternative, 'typos' | 'isExact' | 'ignored'>;

/** The occurrences of neighbouring terms are adjacent, so a prefix is one run. */
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

/** @returns which attributes to ignore, or null when the list names none */
export function maskOf(corpus: Corpus, ignored: readonly string[]): AttributeMask {
  if (ignored.length === 0) return null;
  const mask = new Uint8Array(corpus.searchable.length);
  for (const [number, attribute] of corpus.searchable.entries()) {
    if (ignored.includes(attribute.path)) mask[number] = 1;
  }
  return mask.includes(1) ? mask : null;
}

/** Ignores all attributes but those named. */
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
