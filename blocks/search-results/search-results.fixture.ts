import type { BlockProps } from '@/lib/cms/content/block';
import { longWord } from '@/lib/cms/content/block.fixture';
import { loadedList } from '@/lib/catalog/search/loaded-list.fixture';
import { searchOf } from '@/lib/catalog/search/loaded-search.fixture';

type Props = BlockProps<'searchResults'>;

/** Without a query, as in the gallery's address, so that the list requests no service. */
const minimal: Props = {
  id: 'search-results-minimal',
  until: null,
  isFirst: false,
  fields: { title: 'Suche', filterCount: 5, maxDifferenceInPriceFilter: 500 },
  loaded: searchOf(loadedList(0)),
};

export const searchResultsFixtures = {
  default: { ...minimal, id: 'search-results', loaded: searchOf(loadedList(8)) },
  minimal,
  maximal: { ...minimal, id: 'search-results-maximal', loaded: searchOf(loadedList(24)) },
  longWords: {
    ...minimal,
    id: 'search-results-long',
    loaded: searchOf(loadedList(3, longWord(60))),
  },
} satisfies Record<string, Props>;
