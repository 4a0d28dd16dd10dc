import type { BlockLoader } from '@/lib/content/block-loader';
import { loadSearch } from '@/lib/search/load-search.server';
import type { LoadedSearch } from '@/lib/search/loaded-search';

/** What the address searches for, and where that leads instead of its list. */
export const loadSearchResults: BlockLoader<'searchResults', LoadedSearch> = async (
  blocks,
  page,
) => {
  const load = await loadSearch(page);
  return new Map(blocks.map(({ id }) => [id, load]));
};
