import type { LoadedList } from './loaded-list';
import type { LoadedSearch } from './loaded-search';

/** Search results with a list and suggested terms. */
export const searchOf = (loaded: LoadedList, terms: readonly string[] = []): LoadedSearch => ({
  ...loaded,
  terms: { query: loaded.list.query, terms, words: null },
  zeroResultPage: null,
  destination: null,
});
