import { packTerms, type Terms } from './terms';

/** An occurrence: the attribute above these bits, the position of the word inside it below. */
export const PLACE_BITS = 20;
export const POSITION_MASK = 2 ** PLACE_BITS - 1;
/** Set on a word that is all of its attribute (or array element). */
export const ALONE = 0x80000000;
/** Attributes are counted below the top bit. */
export const ATTRIBUTE_MASK = 2 ** 11 - 1;

export function attributeOf(place: number): number {
  return (place >>> PLACE_BITS) & ATTRIBUTE_MASK;
}

/**
 * Where each term stands. Occurrences of term t lie from `postings[t]` to `postings[t + 1]`, in
 * order of record and position. All arrays can be transferred to another thread.
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
