import type { SearchResponse } from 'algoliasearch/lite';
import type { ListSource } from './list-query';
import type { ListState } from '@/lib/catalog/catalogue/list-state';

/** First results of a list, in the page's props. */
export interface LoadedList {
  source: ListSource;
  /** The list state of the results. */
  list: ListState;
  isSaleCategory: boolean;
  /** Results of `listQueries(list, source)` in their order; `null` when the service was down. */
  results: SearchResponse[] | null;
}
