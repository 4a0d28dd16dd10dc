import type { BlockProps } from '@/lib/content/block';
import { longWord } from '@/lib/content/block.fixture';
import { loadedList } from '@/lib/search/loaded-list.fixture';
import type { LoadedList } from '@/lib/search/loaded-list';

type Props = BlockProps<'searchResults'>;

/** What a search has found; the gallery asks no service. */
const found = (query: string, count: number): LoadedList => {
  const loaded = loadedList(count);
  return { ...loaded, list: { ...loaded.list, query } };
};

const minimal: Props = {
  id: 'search-results-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Suche', filterCount: 5, maxDifferenceInPriceFilter: 500 },
  loaded: found('', 0),
};

export const searchResultsFixtures = {
  default: { ...minimal, id: 'search-results', loaded: found('leinenhemd', 8) },
  minimal,
  maximal: { ...minimal, id: 'search-results-maximal', loaded: found('hemd', 24) },
  longWords: { ...minimal, id: 'search-results-long', loaded: found(longWord(60), 3) },
} satisfies Record<string, Props>;
