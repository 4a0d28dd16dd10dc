import { prefixRange, type Terms, termCount } from './terms';

export interface TypoMatch {
  readonly term: number;
  readonly typos: number;
}

/** Longer query words are compared by their first letters only. */
const LONGEST_WORD = 40;

/**
 * Terms within `most` typos of a word, without exact matches. A typo is an insertion, a deletion, a
 * substitution, or a swap of two neighbours; one in the first letter counts twice. With `isPrefix`
 * a term matches by any of its prefixes.
 *
 * Walks the sorted terms like a trie: the row of edit distances for a letter is computed once for
 * all terms that share it, and a prefix that is too different is skipped with all its terms.
 */
export function termsWithTypos(
  terms: Terms,
  word: string,
  most: number,
  isPrefix: boolean,
): TypoMatch[] {
  const walk = new Walk(terms, word.slice(0, LONGEST_WORD), most, isPrefix);
  if (most < 2) {
    // A wrong first letter already counts twice.
    const { from, to } = prefixRange(terms, word.slice(0, 1));
    walk.run(from, to);
  } else walk.run(0, termCount(terms));
  return walk.matches;
}

const DEEPEST = LONGEST_WORD + 4;

class Walk {
  readonly matches: TypoMatch[] = [];
  readonly #terms: Terms;
  readonly #word: Uint16Array;
  readonly #most: number;
  readonly #isPrefix: boolean;
  readonly #width: number;
  /** Row d: distances between the first d letters of the term and each prefix of the word. */
  readonly #rows: Uint8Array;
  readonly #smallest: Uint8Array;
  /** Smallest distance between the whole word and any prefix of at most d letters. */
  readonly #best: Uint8Array;
  readonly #path = new Uint16Array(DEEPEST + 1);

  constructor(terms: Terms, word: string, most: number, isPrefix: boolean) {
    this.#terms = terms;
    this.#word = Uint16Array.from(word, (letter) => letter.charCodeAt(0));
    this.#most = most;
    this.#isPrefix = isPrefix;
    this.#width = this.#word.length + 1;
    this.#rows = new Uint8Array((DEEPEST + 1) * this.#width);
    this.#smallest = new Uint8Array(DEEPEST + 1);
    this.#best = new Uint8Array(DEEPEST + 1);
    for (let column = 0; column < this.#width; column += 1) this.#rows[column] = column;
    this.#best[0] = this.#word.length;
  }

  run(from: number, to: number): void {
    const { letters, starts, shared } = this.#terms;
    // Rows up to this depth are valid from the previous term.
    let valid = 0;
    let number = from;
    while (number < to) {
      const start = starts[number] ?? 0;
      const length = Math.min((starts[number + 1] ?? 0) - start, DEEPEST);
      let depth = number === from ? 0 : Math.min(valid, shared[number] ?? 0);
      let isDead = false;
      while (depth < length && !isDead) {
        depth += 1;
        this.#path[depth] = letters[start + depth - 1] ?? 0;
        this.#step(depth);
        isDead = (this.#smallest[depth] ?? 0) > this.#most;
      }
      valid = depth;
      const isHopeless = isDead && !(this.#isPrefix && (this.#best[depth] ?? 0) <= this.#most);
      if (isHopeless) {
        number = this.#skip(number + 1, to, depth);
        continue;
      }
      const isWhole = depth === (starts[number + 1] ?? 0) - start;
      this.#evaluate(number, depth, isWhole);
      number += 1;
    }
  }

  /** The first term that does not share the first `depth` letters. */
  #skip(from: number, to: number, depth: number): number {
    const { shared } = this.#terms;
    let number = from;
    while (number < to && (shared[number] ?? 0) >= depth) number += 1;
    return number;
  }

  #step(depth: number): void {
    const width = this.#width;
    const rows = this.#rows;
    const word = this.#word;
    const here = depth * width;
    const above = here - width;
    const letter = this.#path[depth];
    rows[here] = depth;
    let smallest = depth;
    for (let column = 1; column < width; column += 1) {
      const isSame = word[column - 1] === letter;
      let distance = Math.min(
        (rows[above + column - 1] ?? 0) + (isSame ? 0 : 1),
        (rows[above + column] ?? 0) + 1,
        (rows[here + column - 1] ?? 0) + 1,
      );
      const isSwap =
        depth > 1 &&
        column > 1 &&
        word[column - 2] === letter &&
        word[column - 1] === this.#path[depth - 1];
      if (isSwap) distance = Math.min(distance, (rows[above - width + column - 2] ?? 0) + 1);
      rows[here + column] = distance;
      if (distance < smallest) smallest = distance;
    }
    this.#smallest[depth] = smallest;
    this.#best[depth] = Math.min(this.#best[depth - 1] ?? 255, rows[here + width - 1] ?? 255);
  }

  #evaluate(number: number, depth: number, isWhole: boolean): void {
    const whole = isWhole ? (this.#rows[depth * this.#width + this.#width - 1] ?? 255) : 255;
    const distance = this.#isPrefix ? (this.#best[depth] ?? 255) : whole;
    const isFirstWrong = this.#path[1] !== this.#word[0];
    const typos = distance + (isFirstWrong && distance > 0 ? 1 : 0);
    if (typos > 0 && typos <= this.#most) this.matches.push({ term: number, typos });
  }
}
