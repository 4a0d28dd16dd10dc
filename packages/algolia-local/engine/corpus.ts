import { type Bitset, emptySet, fullSet } from './bitset';
import { NumberColumn, type StoredNumberColumn } from './columns/number-column';
import { type StoredValueColumn, ValueColumn } from './columns/value-column';
import { type FacetAttribute, facetAttributesOf, type SearchableAttribute } from './index-schema';
import { RecordStore } from './records/record-store';
import type { StoredRecords } from './records/stored-records';
import { NO_MESSAGES, type WordIndex } from './text/word-index';
import type { WordIndexBuilder } from './text/word-index-builder';
import type { IndexSettings } from './types';

/** The result of a build, in a form that can be transferred between threads. */
export interface StoredCorpus {
  readonly settings: IndexSettings;
  readonly sortAttributes: readonly string[];
  readonly records: StoredRecords;
  readonly objectIDs: readonly string[];
  readonly words: WordIndex;
  readonly searchable: readonly SearchableAttribute[];
  readonly values: readonly (readonly [string, StoredValueColumn])[];
  readonly numbers: readonly (readonly [string, StoredNumberColumn])[];
}

/**
 * Everything that an index and its replicas share. Records are numbered from 0 in order of arrival.
 */
export class Corpus {
  readonly settings: IndexSettings;
  readonly sortAttributes: readonly string[];
  readonly records: RecordStore;
  readonly numberOf = new Map<string, number>();
  readonly objectIDs: string[];
  readonly searchable: SearchableAttribute[];
  readonly facets: readonly FacetAttribute[];
  readonly values: Map<string, ValueColumn>;
  readonly numbers: Map<string, NumberColumn>;
  readonly words: WordIndex;
  /** Words of records that were added or reworded since the build. */
  delta: WordIndex = NO_MESSAGES;
  deltaBuilder: WordIndexBuilder | null = null;
  /** Records whose words in `words` are outdated; null if there are none. */
  reworded: Bitset | null = null;
  rewordedCount = 0;
  live: Bitset;
  liveCount: number;
  /** Increases with every change, which makes results cached by earlier queries stale. */
  version = 0;
  /** Increases only when words or the number of records change. */
  wordVersion = 0;

  constructor(stored: StoredCorpus) {
    this.settings = stored.settings;
    this.sortAttributes = stored.sortAttributes;
    this.records = new RecordStore(stored.records);
    this.objectIDs = [...stored.objectIDs];
    this.searchable = [...stored.searchable];
    this.facets = facetAttributesOf(stored.settings);
    this.words = stored.words;
    this.values = new Map(stored.values.map(([path, column]) => [path, new ValueColumn(column)]));
    this.numbers = new Map(
      stored.numbers.map(([path, column]) => [path, new NumberColumn(column)]),
    );
    this.#reserveRows(this.count);
    // The last record with an objectID replaces earlier ones.
    this.live = fullSet(this.count, this.count);
    for (const [number, objectID] of this.objectIDs.entries()) {
      const earlier = this.numberOf.get(objectID);
      if (earlier !== undefined) this.#strike(earlier);
      this.numberOf.set(objectID, number);
    }
    this.liveCount = this.numberOf.size;
  }

  /** Number of records ever added, including deleted ones. */
  get count(): number {
    return this.objectIDs.length;
  }

  #strike(number: number): void {
    const word = number >>> 5;
    this.live[word] = (this.live[word] ?? 0) & ~(1 << (number & 31));
  }

  #reserveRows(count: number): void {
    for (const column of this.values.values()) column.rows.reserve(count);
    for (const column of this.numbers.values()) column.rows.reserve(count);
  }

  grow(count: number): void {
    this.#reserveRows(count);
    this.live = grownSet(this.live, count);
    if (this.reworded) this.reworded = grownSet(this.reworded, count);
  }
}

function grownSet(set: Bitset, count: number): Bitset {
  const needed = (count + 31) >>> 5;
  if (needed <= set.length) return set;
  const larger = emptySet(Math.max(count, set.length * 48));
  larger.set(set);
  return larger;
}
