import { findTerm } from './terms';
import { type WordIndex, ALONE } from './word-index';

export interface PhraseRun {
  readonly records: Uint32Array;
  readonly places: Uint32Array;
}

const NOWHERE: PhraseRun = { records: new Uint32Array(0), places: new Uint32Array(0) };

/** Where words are adjacent, in this order; the position is the first word's. */
export function phraseRun(words: WordIndex, phrase: readonly string[]): PhraseRun {
  let found: PhraseRun | null = null;
  for (const [distance, word] of phrase.entries()) {
    const term = findTerm(words.terms, word);
    if (term < 0) return NOWHERE;
    const run = {
      records: words.records.subarray(words.postings[term], words.postings[term + 1]),
      places: words.places.subarray(words.postings[term], words.postings[term + 1]),
    };
    found = found === null ? run : followedBy(found, run, distance);
    if (found.records.length === 0) return NOWHERE;
  }
  return found ?? NOWHERE;
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
