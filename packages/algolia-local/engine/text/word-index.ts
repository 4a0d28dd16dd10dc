import { packTerms, type Terms } from './terms';

/** An occurrence: the attribute in the bits above, the position of the word in the bits below. */
export const PLACE_BITS = 20;
export const POSITION_MASK = 2 ** PLACE_BITS - 1;
/** Set on a word that is the whole attribute (or array element). */
export const ALONE = 0x80000000;
/** Attribute numbers stay below the top bit. */
export const ATTRIBUTE_MASK = 2 ** 11 - 1;

export function attributeOf(place: number): number {
  return (place >>> PLACE_BITS) & ATTRIBUTE_MASK;
}

/**
 * The occurrences of each term. Those of term t are at `postings[t]` to `postings[t + 1]`, in order
 * of record and position. All arrays can be transferred to another thread.
 */
export interface WordIndex {
  readonly terms: Terms;
  readonly postings: Uint32Array;
  readonly records: Uint32Array;
  readonly places: Uint32Array;
}

export const NO_MESSAGES: WordIndex = {
  terms: packTerms([]),
  postings: new Uint32Array(1),
  records: new Uint32Array(0),
  places: new Uint32Array(0),
};
