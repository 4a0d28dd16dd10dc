import { humpsOf, type Token, tokenise, type WordForm } from '#engine/words';
import { type CompoundParts } from './decompound';
import { packTerms } from './terms';
import { WordNumbers } from './word-numbers';
import {
  ALONE,
  ATTRIBUTE_MASK,
  attributeOf,
  PLACE_BITS,
  POSITION_MASK,
  type WordIndex,
} from './word-index';

/** Words of different array elements are not adjacent. */
const ELEMENT_GAP = 8;
const FIRST_CAPACITY = 4096;

export interface BuilderOptions {
  readonly form: WordForm;
  /** Attribute number → language of the compounds to split. */
  readonly compounds: ReadonlyMap<number, string>;
  readonly compoundParts: CompoundParts;
  /** Whether camel case words of an attribute are also split. */
  readonly hasHumps: (attribute: number) => boolean;
  /** Words known in addition to those of this builder. */
  readonly isKnown?: (word: string) => boolean;
}

interface Span {
  readonly record: number;
  readonly from: number;
  to: number;
}

type Visit = (term: number, record: number, place: number) => void;

/**
 * Collects the words of records and sorts them into an index. A record that is started again is
 * replaced.
 */
export class WordIndexBuilder {
  readonly #options: BuilderOptions;
  readonly #words = new WordNumbers();
  readonly #spans = new Map<number, Span>();
  #terms = new Uint32Array(FIRST_CAPACITY);
  #places = new Uint32Array(FIRST_CAPACITY);
  #used = 0;
  /** Next position in each attribute of the current record. */
  readonly #next: number[] = [];
  readonly #read: number[] = [];
  #bytes = Buffer.alloc(FIRST_CAPACITY);

  constructor(options: BuilderOptions) {
    this.#options = options;
  }

  begin(record: number): void {
    this.#next.fill(0);
    this.#spans.set(record, { record, from: this.#used, to: this.#used });
  }

  end(record: number): void {
    const span = this.#spans.get(record);
    if (span) span.to = this.#used;
  }

  add(attribute: number, text: string): void {
    // A code unit takes at most three bytes.
    if (text.length * 3 > this.#bytes.length) this.#bytes = Buffer.alloc(text.length * 6);
    const length = this.#bytes.write(text);
    if (this.addAscii(attribute, this.#bytes, 0, length)) return;
    const { first } = this.#begin(attribute);
    this.#next[attribute] = first + this.#addFolded(text, attribute, first) + ELEMENT_GAP;
  }

  /**
   * @returns false, with nothing added, for a text that is not plain ASCII, which `add` has to read
   */
  addAscii(attribute: number, bytes: Buffer, start: number, end: number): boolean {
    this.#read.length = 0;
    const isPlain =
      this.#options.form.separators === '' &&
      !this.#options.hasHumps(attribute) &&
      this.#words.readAscii(bytes, start, end, this.#read);
    if (!isPlain) return false;
    const { base, first } = this.#begin(attribute);
    const count = this.#read.length;
    for (let at = 0; at < count; at += 1) {
      this.#push(this.#read[at] ?? 0, placeOf(base, first + at, count));
    }
    this.#next[attribute] = first + count + ELEMENT_GAP;
    return true;
  }

  /** Position of the next word of an attribute. */
  #begin(attribute: number): { base: number; first: number } {
    while (this.#next.length <= attribute) this.#next.push(0);
    return { base: baseOf(attribute), first: this.#next[attribute] ?? 0 };
  }

  /** @returns the number of positions that the words take */
  #addFolded(text: string, attribute: number, first: number): number {
    const { form, hasHumps } = this.#options;
    const base = baseOf(attribute);
    const tokens = tokenise(text, form);
    const isTakenApart = hasHumps(attribute);
    let at = 0;
    for (const token of tokens) {
      this.#addToken(token, placeOf(base, first + at, tokens.length));
      const humps = isTakenApart ? humpsOf(text, token, form) : [];
      for (const [hump, part] of humps.entries()) {
        this.#addToken(part, placeOf(base, first + at + hump, humps.length));
      }
      at += Math.max(1, humps.length);
    }
    return at;
  }

  #addToken({ word, spelled }: Token, place: number): void {
    this.#push(this.#words.numberOf(word), place);
    if (spelled !== null) this.#push(this.#words.numberOf(spelled), place);
  }

  build(): WordIndex {
    // Parts of compounds are terms too, so they must be known before the terms are sorted.
    const parts = this.#compoundParts();
    const sorted = [...this.#words.words].sort();
    const order = new Uint32Array(sorted.length);
    for (const [rank, word] of sorted.entries()) order[this.#words.numberOf(word)] = rank;
    const spans = [...this.#spans.values()].sort((left, right) => left.record - right.record);

    const postings = new Uint32Array(sorted.length + 1);
    this.#visit(spans, parts, (term) => {
      const next = (order[term] ?? 0) + 1;
      postings[next] = (postings[next] ?? 0) + 1;
    });
    for (let at = 1; at < postings.length; at += 1) {
      postings[at] = (postings[at] ?? 0) + (postings[at - 1] ?? 0);
    }
    const free = postings.slice();
    const total = postings[sorted.length] ?? 0;
    const records = new Uint32Array(total);
    const places = new Uint32Array(total);
    this.#visit(spans, parts, (term, record, place) => {
      const rank = order[term] ?? 0;
      const at = free[rank] ?? 0;
      records[at] = record;
      places[at] = place;
      free[rank] = at + 1;
    });
    return { terms: packTerms(sorted), postings, records, places };
  }

  #visit(
    spans: readonly Span[],
    parts: ReadonlyMap<number, readonly number[]>,
    visit: Visit,
  ): void {
    for (const { record, from, to } of spans) {
      for (let at = from; at < to; at += 1) {
        const term = this.#terms[at] ?? 0;
        const place = this.#places[at] ?? 0;
        visit(term, record, place);
        if (parts.size === 0 || !this.#options.compounds.has(attributeOf(place))) continue;
        for (const part of parts.get(term) ?? []) visit(part, record, (place & ~ALONE) >>> 0);
      }
    }
  }

  #compoundParts(): Map<number, number[]> {
    const parts = new Map<number, number[]>();
    const { compounds, compoundParts, isKnown } = this.#options;
    const isWord = (word: string): boolean => this.#words.has(word) || isKnown?.(word) === true;
    const languages = [...new Set(compounds.values())];
    if (languages.length === 0) return parts;
    for (const [term, word] of [...this.#words.words].entries()) {
      const found = languages.flatMap((language) => compoundParts(word, language, isWord));
      if (found.length > 0)
        parts.set(
          term,
          [...new Set(found)].map((part) => this.#words.numberOf(part)),
        );
    }
    return parts;
  }

  #push(term: number, place: number): void {
    if (this.#used === this.#terms.length) {
      this.#terms = grown(this.#terms);
      this.#places = grown(this.#places);
    }
    this.#terms[this.#used] = term;
    this.#places[this.#used] = place;
    this.#used += 1;
  }
}

const baseOf = (attribute: number): number => (attribute & ATTRIBUTE_MASK) << PLACE_BITS;

/** @param words number of words in the text; a single one is marked */
function placeOf(base: number, position: number, words: number): number {
  return (base | Math.min(position, POSITION_MASK) | (words === 1 ? ALONE : 0)) >>> 0;
}

function grown(array: Uint32Array<ArrayBuffer>): Uint32Array<ArrayBuffer> {
  const larger = new Uint32Array(array.length * 2);
  larger.set(array);
  return larger;
}
