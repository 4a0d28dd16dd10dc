import { findTerm } from './terms';
import { ALONE, ATTRIBUTE_MASK, attributeOf, type WordIndex } from './word-index';

export interface PhraseRun {
  readonly records: Uint32Array;
  readonly places: Uint32Array;
}

const NOWHERE: PhraseRun = { records: new Uint32Array(0), places: new Uint32Array(0) };

/** Occurrences of adjacent words in this order; the position is the first word's. */
export function phraseRun(words: WordIndex, phrase: readonly string[]): PhraseRun {
  let found: PhraseRun | null = null;
  for (const [distance, word] of phrase.entries()) {
    const run = runOf(words, word);
    if (!run) return NOWHERE;
    found = found === null ? run : followedBy(found, run, distance);
    if (found.records.length === 0) return NOWHERE;
  }
  return found ?? NOWHERE;
}

/** Occurrences of the last word in attributes that contain all of them. */
export function togetherRun(words: WordIndex, parts: readonly string[]): PhraseRun {
  let found: PhraseRun | null = null;
  for (const part of parts) {
    const run = runOf(words, part);
    if (!run) return NOWHERE;
    found = found === null ? run : inAttributesOf(found, run);
  }
  return found ?? NOWHERE;
}

/** Keeps the occurrences whose record has one of `others` in the same attribute. */
function inAttributesOf(others: PhraseRun, run: PhraseRun): PhraseRun {
  const attributeAt = ({ records, places }: PhraseRun, at: number): number =>
    (records[at] ?? 0) * (ATTRIBUTE_MASK + 1) + attributeOf(places[at] ?? 0);
  const wanted = new Set(Array.from(others.records, (_, at) => attributeAt(others, at)));
  const remaining = Array.from(run.records.keys()).filter((at) => wanted.has(attributeAt(run, at)));
  return {
    records: Uint32Array.from(remaining, (at) => run.records[at] ?? 0),
    places: Uint32Array.from(remaining, (at) => run.places[at] ?? 0),
  };
}

function runOf({ terms, postings, records, places }: WordIndex, word: string): PhraseRun | null {
  const term = findTerm(terms, word);
  if (term < 0) return null;
  const [from, to] = [postings[term], postings[term + 1]];
  return { records: records.subarray(from, to), places: places.subarray(from, to) };
}

/** Keeps the starts whose record has a word of `next` exactly `distance` further on. */
function followedBy(starts: PhraseRun, next: PhraseRun, distance: number): PhraseRun {
  const records: number[] = [];
  const places: number[] = [];
  let other = 0;
  for (let at = 0; at < starts.records.length; at += 1) {
    const record = starts.records[at] ?? 0;
    const place = starts.places[at] ?? 0;
    const wanted = (place & ~ALONE) + distance;
    while (other < next.records.length && isBefore(next, other, record, wanted)) other += 1;
    const isThere =
      next.records[other] === record && ((next.places[other] ?? 0) & ~ALONE) === wanted;
    if (!isThere) continue;
    records.push(record);
    places.push(place);
  }
  return { records: Uint32Array.from(records), places: Uint32Array.from(places) };
}

function isBefore(run: PhraseRun, at: number, record: number, place: number): boolean {
  const other = run.records[at] ?? 0;
  return other < record || (other === record && ((run.places[at] ?? 0) & ~ALONE) < place);
}
