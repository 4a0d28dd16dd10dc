import type { SearchResponse } from 'algoliasearch/lite';
import type { ListSource } from './list-query';
import type { ListState } from '@/lib/catalog/catalogue/list-state';

/** Initial results of a list, in the page's props. */
export interface LoadedList {
  source: ListSource;
  list: ListState;
  isSaleCategory: boolean;
  /** Results of `listQueries(list, source)` in order; `null` if the service was down. */
  results: SearchResponse[] | null;
}
