import type { BlockLoader } from '@/lib/content/block-loader';
import { loadList } from '@/lib/search/load-list.server';
import type { LoadedList } from '@/lib/search/loaded-list';

const EVERYTHING = { category: null, filters: null, tallOnly: false };

/** What the address searches for, among all articles. */
export const loadSearchResults: BlockLoader<'searchResults', LoadedList> = async (blocks, page) => {
  const load = await loadList(EVERYTHING, page);
  return new Map(blocks.map(({ id }) => [id, load]));
};
