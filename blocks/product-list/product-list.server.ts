import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { loadList } from '@/lib/cms/lists/load-list.server';
import type { LoadedList } from '@/lib/catalog/search/loaded-list';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    productList: LoadedList;
  }
}

/** List of the block's own category, or else of its page's. */
export const loadProductLists: BlockLoader<'productList', LoadedList> = async (blocks, page) =>
  new Map(
    await Promise.all(
      blocks.map(async ({ id, fields: { category, filters, tallOnly } }) => {
        const list = { category: category ?? page.category, filters, tallOnly };
        return [id, await loadList(list, page)] as const;
      }),
    ),
  );
