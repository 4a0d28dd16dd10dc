import { Corpus, type StoredCorpus } from './corpus';
import type { IndexSettings, SearchRecord } from './types';

/** An index that can be queried, or a replica of one. */
export interface SearchIndex {
  readonly settings: IndexSettings;
  readonly corpus: Corpus;
  /** Number of records. */
  readonly size: number;
}

export function openIndex(stored: StoredCorpus): SearchIndex {
  return handle(new Corpus(stored), stored.settings);
}

/**
 * A replica, or the same index with other settings. Records, postings and columns are shared: a
 * change through one is visible through all. `mustRebuild` shows which settings this does not
 * support.
 */
export function withSettings(index: SearchIndex, settings: IndexSettings): SearchIndex {
  return handle(index.corpus, settings);
}

function handle(corpus: Corpus, settings: IndexSettings): SearchIndex {
  return {
    settings,
    corpus,
    get size() {
      return corpus.liveCount;
    },
  };
}

export function recordOf(index: SearchIndex, objectID: string): SearchRecord | null {
  const number = index.corpus.numberOf.get(objectID);
  return number === undefined ? null : index.corpus.records.get(number);
}
