/**
 * The words of an index in order of their code units, concatenated: 100,000 strings would take ten
 * times the memory and could not be transferred to another thread without a copy.
 */
export interface Terms {
  readonly letters: Uint16Array;
  /** One more than there are terms. */
  readonly starts: Uint32Array;
  /** Number of leading letters that a term shares with the previous one. */
  readonly shared: Uint8Array;
}

/** @param sorted without duplicates */
export function packTerms(sorted: readonly string[]): Terms {
  const starts = new Uint32Array(sorted.length + 1);
  let length = 0;
  for (const [number, term] of sorted.entries()) {
    starts[number] = length;
    length += term.length;
  }
  starts[sorted.length] = length;
  const letters = new Uint16Array(length);
  const shared = new Uint8Array(sorted.length);
  let before = '';
  for (const [number, term] of sorted.entries()) {
    const start = starts[number] ?? 0;
    for (let at = 0; at < term.length; at += 1) letters[start + at] = term.charCodeAt(at);
    let same = 0;
    while (same < 255 && same < term.length && term.charCodeAt(same) === before.charCodeAt(same)) {
      same += 1;
    }
    shared[number] = same;
    before = term;
  }
  return { letters, starts, shared };
}

export function termCount(terms: Terms): number {
  return terms.shared.length;
}

/** @returns the number of the term, or -1 */
export function findTerm(terms: Terms, word: string): number {
  const number = firstNotBefore(terms, word);
  if (number === termCount(terms)) return -1;
  const length = (terms.starts[number + 1] ?? 0) - (terms.starts[number] ?? 0);
  return length === word.length && beginsWith(terms, number, word) ? number : -1;
}

/** The terms that begin with `prefix`, as a half-open range. */
export function prefixRange(terms: Terms, prefix: string): { from: number; to: number } {
  const from = firstNotBefore(terms, prefix);
  let low = from;
  let high = termCount(terms);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (beginsWith(terms, middle, prefix)) low = middle + 1;
    else high = middle;
  }
  return { from, to: low };
}

function beginsWith(terms: Terms, number: number, prefix: string): boolean {
  const start = terms.starts[number] ?? 0;
  if ((terms.starts[number + 1] ?? 0) - start < prefix.length) return false;
  for (let at = 0; at < prefix.length; at += 1) {
    if (terms.letters[start + at] !== prefix.charCodeAt(at)) return false;
  }
  return true;
}

function firstNotBefore(terms: Terms, word: string): number {
  let low = 0;
  let high = termCount(terms);
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(terms, middle, word)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isBefore(terms: Terms, number: number, word: string): boolean {
  const start = terms.starts[number] ?? 0;
  const length = (terms.starts[number + 1] ?? 0) - start;
  const common = Math.min(length, word.length);
  for (let at = 0; at < common; at += 1) {
    const difference = (terms.letters[start + at] ?? 0) - word.charCodeAt(at);
    if (difference !== 0) return difference < 0;
  }
  return length < word.length;
}
