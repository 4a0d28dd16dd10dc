import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { loadSearch } from '@/lib/cms/lists/load-search.server';
import type { LoadedSearch } from '@/lib/catalog/search/loaded-search';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    searchResults: LoadedSearch;
  }
}

/** Search results for the query of the address, or the search's redirect. */
export const loadSearchResults: BlockLoader<'searchResults', LoadedSearch> = async (
  blocks,
  page,
) => {
  const load = await loadSearch(page);
  return new Map(blocks.map(({ id }) => [id, load]));
};
