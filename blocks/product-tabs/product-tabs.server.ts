import { detailOfPage } from '@/lib/article/detail-of-page.server';
import type { LoadedTabs } from '@/lib/content/loaded-tabs';
import type { BlockLoader } from '@/lib/blocks/block-loader';
import { loadShippingInfo } from '@/lib/content/shipping-info.server';
import { documentsOfArticles } from '@/lib/search/load-articles.server';

/** What there is to read about the article of a page; nothing on any other page. */
export const loadProductTabs: BlockLoader<'productTabs', LoadedTabs> = async (blocks, page) => {
  if (!page.article) return new Map();
  const [{ detail, isComplete }, shipping] = await Promise.all([
    detailOfPage(page.article, page),
    loadShippingInfo(page.context),
  ]);
  const { number, texts, material, gpsr, ratings, choice, colours } = detail;
  const loaded = {
    ...{ number, texts, material, gpsr, ratings, shipping, itemnum: choice.itemnum },
    colours: colours.map(({ itemnum, texts: own, care }) => ({ itemnum, texts: own, care })),
  };
  const documents = documentsOfArticles([number]);
  const load = { loaded, documents, ...(!isComplete && { isPartial: true as const }) };
  return new Map(blocks.map(({ id }) => [id, load] as const));
};
