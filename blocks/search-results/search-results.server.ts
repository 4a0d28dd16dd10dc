import type { BlockLoader } from '@/lib/blocks/block-loader';
import { loadSearch } from '@/lib/search/load-search.server';
import type { LoadedSearch } from '@/lib/search/loaded-search';

/** The query of the address, and its redirect, if it leads elsewhere than to a list. */
export const loadSearchResults: BlockLoader<'searchResults', LoadedSearch> = async (
  blocks,
  page,
) => {
  const load = await loadSearch(page);
  return new Map(blocks.map(({ id }) => [id, load]));
};
