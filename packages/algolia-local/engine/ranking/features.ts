import { type Bitset, has } from '#engine/bitset';
import type { Corpus } from '#engine/corpus';
import { type Alternative, type AttributeMask, isIgnoredAt } from '#engine/query/alternative';
import type { QuerySettings } from '#engine/types';
import type { MatchedWord } from '#engine/query/match-text';
import * as layout from '#engine/text/word-index';

// Read once: a module lookup per occurrence shows in the profile.
const { ALONE, ATTRIBUTE_MASK, PLACE_BITS, POSITION_MASK } = layout;

/** Marks a word that a record lacks. */
const ABSENT = 255;
/** Maximum distance of words; larger ones count as this. */
const FAR = 8;
/**
 * Factor of an attribute's rank, to which the word's position is added, as in `firstMatchedWord`.
 */
const RANK_STEP = 1000;

const ANYWHERE = -1;

/**
 * How the words of a query occur in the candidate records, collected in one pass over the
 * occurrences and read by the criteria. Candidates are numbered from 0 ("slots").
 */
export class Features {
  readonly #candidates: Uint32Array;
  readonly #words: readonly MatchedWord[];
  /** [word * candidates + slot] */
  readonly #typos: Uint8Array;
  readonly #isExact: Uint8Array;
  readonly #firstPlace: Float64Array;
  /** Chains of positions per word and slot, for proximity; unused for single words. */
  readonly #heads: Int32Array;
  #next: Int32Array = new Int32Array(1024);
  #places: Uint32Array = new Uint32Array(1024);
  #used = 0;
  readonly #rankKeys: Float64Array;
  readonly #isOrdered: Uint8Array;
  readonly #keepsPlaces: boolean;
  readonly #countsExact: boolean;

  constructor(
    corpus: Corpus,
    words: readonly MatchedWord[],
    candidates: Uint32Array,
    notExactIn: AttributeMask,
    exactOnSingleWord: QuerySettings['exactOnSingleWordQuery'],
  ) {
    this.#candidates = candidates;
    this.#words = words;
    const cells = words.length * candidates.length;
    this.#typos = new Uint8Array(cells).fill(ABSENT);
    this.#isExact = new Uint8Array(cells);
    this.#firstPlace = new Float64Array(cells).fill(Infinity);
    this.#keepsPlaces = words.length > 1;
    this.#heads = new Int32Array(this.#keepsPlaces ? cells : 0).fill(-1);
    this.#rankKeys = Float64Array.from(corpus.searchable, (entry) => entry.rank * RANK_STEP);
    this.#isOrdered = Uint8Array.from(corpus.searchable, (entry) => (entry.isOrdered ? 1 : 0));
    const slots = slotsOf(corpus.count, candidates);
    const isSingle = words.length === 1;
    const mustBeAlone = isSingle && exactOnSingleWord === 'attribute';
    this.#countsExact = !(isSingle && exactOnSingleWord === 'none');
    for (const [number, word] of words.entries()) {
      const base = number * candidates.length;
      for (const alternative of word.alternatives) {
        const stale = alternative.isBuilt ? corpus.reworded : null;
        this.#gather(alternative, base, slots, stale, notExactIn, mustBeAlone);
      }
    }
  }

  #gather(
    alternative: Alternative,
    base: number,
    slots: Int32Array,
    stale: Bitset | null,
    notExactIn: AttributeMask,
    mustBeAlone: boolean,
  ): void {
    const { records, places, from, to, typos, isExact, ignored } = alternative;
    for (let at = from; at < to; at += 1) {
      const record = records[at] ?? 0;
      const slot = slots[record] ?? -1;
      if (slot < 0 || (stale !== null && has(stale, record))) continue;
      const place = places[at] ?? 0;
      if (ignored !== null && isIgnoredAt(ignored, place)) continue;
      const cell = base + slot;
      if (typos < (this.#typos[cell] ?? ABSENT)) this.#typos[cell] = typos;
      const attribute = (place >>> PLACE_BITS) & ATTRIBUTE_MASK;
      const position =
        this.#isOrdered[attribute] === 1 ? Math.min(place & POSITION_MASK, RANK_STEP - 1) : 0;
      const key = (this.#rankKeys[attribute] ?? 0) + position;
      if (key < (this.#firstPlace[cell] ?? 0)) this.#firstPlace[cell] = key;
      const counts = isExact && this.#countsExact && (!mustBeAlone || (place & ALONE) !== 0);
      if (counts && !isIgnoredAt(notExactIn, place)) this.#isExact[cell] = 1;
      if (this.#keepsPlaces) this.#chain(cell, place);
    }
  }

  #chain(cell: number, place: number): void {
    if (this.#used === this.#places.length) {
      const next = new Int32Array(this.#used * 2);
      next.set(this.#next);
      this.#next = next;
      const places = new Uint32Array(this.#used * 2);
      places.set(this.#places);
      this.#places = places;
    }
    this.#places[this.#used] = place & ~ALONE;
    this.#next[this.#used] = this.#heads[cell] ?? -1;
    this.#heads[cell] = this.#used;
    this.#used += 1;
  }

  /** Sum of each word's lowest number of typos. */
  typos(slot: number): number {
    let sum = 0;
    for (let cell = slot; cell < this.#typos.length; cell += this.#candidates.length) {
      const typos = this.#typos[cell] ?? ABSENT;
      if (typos !== ABSENT) sum += typos;
    }
    return sum;
  }

  matchedWords(slot: number): number {
    let count = 0;
    for (let cell = slot; cell < this.#typos.length; cell += this.#candidates.length) {
      if (this.#typos[cell] !== ABSENT) count += 1;
    }
    return count;
  }

  exactWords(slot: number): number {
    let count = 0;
    for (let cell = slot; cell < this.#isExact.length; cell += this.#candidates.length) {
      count += this.#isExact[cell] ?? 0;
    }
    return count;
  }

  /** Rank of the best attribute that contains a word, times 1000, plus the word's position. */
  firstMatchedWord(slot: number): number {
    let first = Infinity;
    for (let cell = slot; cell < this.#firstPlace.length; cell += this.#candidates.length) {
      first = Math.min(first, this.#firstPlace[cell] ?? Infinity);
    }
    return first;
  }

  /** Like `firstMatchedWord`, for the attribute in which adjacent query words are nearest. */
  firstWordOfNearest(slot: number, least: number): number {
    const attributes = new Map<number, number>();
    for (let cell = slot; cell < this.#heads.length; cell += this.#candidates.length) {
      for (let at = this.#heads[cell] ?? -1; at >= 0; at = this.#next[at] ?? -1) {
        const place = this.#places[at] ?? 0;
        const attribute = place >>> PLACE_BITS;
        const key = this.#keyOf(place);
        attributes.set(attribute, Math.min(key, attributes.get(attribute) ?? Infinity));
      }
    }
    let best = { distance: Infinity, key: Infinity };
    for (const [attribute, key] of attributes) {
      const distance = this.#sumOfDistances(slot, least, attribute);
      const isBetter = distance < best.distance || (distance === best.distance && key < best.key);
      if (isBetter) best = { distance, key };
    }
    return best.key;
  }

  #keyOf(place: number): number {
    const attribute = (place >>> PLACE_BITS) & ATTRIBUTE_MASK;
    const isOrdered = this.#isOrdered[attribute] === 1;
    const position = isOrdered ? Math.min(place & POSITION_MASK, RANK_STEP - 1) : 0;
    return (this.#rankKeys[attribute] ?? 0) + position;
  }

  /** Sum of the distances between adjacent query words, each 1 to 8; 0 for a single word. */
  proximity(slot: number, least: number): number {
    return this.#sumOfDistances(slot, least, ANYWHERE);
  }

  #sumOfDistances(slot: number, least: number, attribute: number): number {
    let sum = 0;
    for (let word = 0; word + 1 < this.#words.length; word += 1) {
      sum += Math.max(least, this.#distance(word, slot, attribute));
    }
    return sum;
  }

  #distance(word: number, slot: number, attribute: number): number {
    const left = word * this.#candidates.length + slot;
    const right = left + this.#candidates.length;
    let nearest = FAR;
    for (let one = this.#heads[left] ?? -1; one >= 0; one = this.#next[one] ?? -1) {
      const place = this.#places[one] ?? 0;
      if (attribute !== ANYWHERE && place >>> PLACE_BITS !== attribute) continue;
      for (let two = this.#heads[right] ?? -1; two >= 0; two = this.#next[two] ?? -1) {
        const other = this.#places[two] ?? 0;
        if (place >>> PLACE_BITS !== other >>> PLACE_BITS) continue;
        const distance = Math.max(1, Math.abs(place - other));
        if (distance < nearest) nearest = distance;
      }
      if (nearest === 1) return 1;
    }
    return nearest;
  }
}

/** Record → slot, or -1. */
function slotsOf(records: number, candidates: Uint32Array): Int32Array {
  const slots = new Int32Array(records).fill(-1);
  for (let slot = 0; slot < candidates.length; slot += 1) slots[candidates[slot] ?? 0] = slot;
  return slots;
}
