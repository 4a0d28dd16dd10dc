import type { SearchResponse } from 'algoliasearch/lite';
import type { ListSource } from './list-query';
import type { ListState } from './list-state';

/** First results of a list, as the page's props carry them. */
export interface LoadedList {
  source: ListSource;
  /** What the results answer. */
  list: ListState;
  isSaleCategory: boolean;
  /** Answers to `listQueries(list, source)` in their order; `null` when the service was down. */
  results: SearchResponse[] | null;
}
