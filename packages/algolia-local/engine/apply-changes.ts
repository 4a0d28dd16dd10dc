import { add, emptySet, has, remove } from './bitset';
import type { Corpus } from './corpus';
import { walkTargets, wordOptions } from './index-builder';
import { type AddWords, RecordWalker } from './record-walker';
import type { SearchIndex } from './search-index';
import { findTerm } from './text/terms';
import { WordIndexBuilder } from './text/word-index-builder';
import type { SearchRecord } from './types';

export type RecordChange = { readonly put: SearchRecord } | { readonly delete: string };

export interface ChangeReport {
  /** Number of records whose words are in the delta. */
  readonly delta: number;
  /** Number of deleted records that still use memory. */
  readonly tombstones: number;
  readonly isWorthRebuilding: boolean;
}

/** The delta is sorted with each change of words; 1,000 records take some 10 ms. */
const LARGEST_DELTA = 1000;
const MAX_TOMBSTONES = 0.2;

/**
 * Applies puts and deletes in order; the next search sees them. A record whose words do not change
 * is updated in place, others go to the delta. Memory of replaced records is freed by a rebuild.
 */
export function applyChanges(index: SearchIndex, changes: Iterable<RecordChange>): ChangeReport {
  const { corpus } = index;
  const patch = new Patch(corpus);
  for (const change of changes) {
    if ('put' in change) patch.put(change.put);
    else patch.delete(change.delete);
  }
  patch.finish();
  const tombstones = corpus.count - corpus.liveCount;
  return {
    delta: corpus.rewordedCount,
    tombstones,
    isWorthRebuilding:
      corpus.rewordedCount > LARGEST_DELTA || tombstones > corpus.count * MAX_TOMBSTONES,
  };
}

class Patch {
  readonly #corpus: Corpus;
  readonly #walker: RecordWalker;
  readonly #builder: WordIndexBuilder;
  #hasNewWords = false;
  #hasNewRecords = false;

  constructor(corpus: Corpus) {
    this.#corpus = corpus;
    const { settings, searchable, values, numbers } = corpus;
    this.#walker = new RecordWalker(walkTargets(settings, searchable, values, numbers));
    this.#builder =
      corpus.deltaBuilder ??
      new WordIndexBuilder({
        ...wordOptions(settings, searchable),
        isKnown: (word) => findTerm(corpus.words.terms, word) >= 0,
      });
  }

  put(record: SearchRecord): void {
    const corpus = this.#corpus;
    const number = corpus.numberOf.get(record.objectID);
    if (number === undefined) {
      this.#append(record);
      return;
    }
    const before = corpus.records.get(number);
    corpus.records.replace(number, record);
    const isReworded = this.#textsOf(before) !== this.#textsOf(record);
    if (isReworded) this.#reword(number, record);
    else this.#walker.walkAgain(number, record, null);
  }

  delete(objectID: string): void {
    const corpus = this.#corpus;
    const number = corpus.numberOf.get(objectID);
    if (number === undefined) return;
    corpus.numberOf.delete(objectID);
    if (has(corpus.live, number)) corpus.liveCount -= 1;
    remove(corpus.live, number);
  }

  finish(): void {
    const corpus = this.#corpus;
    corpus.version += 1;
    if (this.#hasNewWords) {
      corpus.deltaBuilder = this.#builder;
      corpus.delta = this.#builder.build();
    }
    if (this.#hasNewWords || this.#hasNewRecords) corpus.wordVersion += 1;
  }

  #append(record: SearchRecord): void {
    const corpus = this.#corpus;
    const number = corpus.records.add(record);
    corpus.objectIDs.push(record.objectID);
    corpus.numberOf.set(record.objectID, number);
    corpus.grow(corpus.count);
    add(corpus.live, number);
    corpus.liveCount += 1;
    this.#hasNewRecords = true;
    this.#reword(number, record);
  }

  #reword(number: number, record: SearchRecord): void {
    const corpus = this.#corpus;
    corpus.reworded ??= emptySet(corpus.count);
    corpus.grow(corpus.count);
    if (!has(corpus.reworded, number)) corpus.rewordedCount += 1;
    add(corpus.reworded, number);
    this.#hasNewWords = true;
    this.#builder.begin(number);
    this.#walker.walkAgain(number, record, (attribute, text) => this.#builder.add(attribute, text));
    this.#builder.end(number);
  }

  /** All texts of the record, to check whether they changed. */
  #textsOf(record: SearchRecord): string {
    const texts: [number, string][] = [];
    textsIn(this.#corpus, record, (attribute, text) => texts.push([attribute, text]));
    return JSON.stringify(texts);
  }
}

function textsIn(corpus: Corpus, record: SearchRecord, addWords: AddWords): void {
  const walker = new RecordWalker({
    searchable: corpus.searchable,
    isOpen: corpus.settings.searchableAttributes.length === 0,
    values: new Map(),
    numbers: new Map(),
    openNumber: null,
  });
  walker.walk(0, record, addWords);
}
