import { detailOfPage } from '@/lib/cms/blocks/detail-of-page.server';
import type { LoadedTabs } from '@/lib/cms/content/loaded-tabs';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { loadShippingInfo } from '@/lib/cms/content/shipping-info.server';
import { documentsOfArticles } from '@/lib/catalog/search/load-articles.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    productTabs: LoadedTabs;
  }
}

/** Texts about the article of a page; empty on other pages. */
export const loadProductTabs: BlockLoader<'productTabs', LoadedTabs> = async (blocks, page) => {
  if (!page.article) return new Map();
  const [{ detail, isComplete }, shipping] = await Promise.all([
    detailOfPage(page.article, page),
    loadShippingInfo(page.context),
  ]);
  const { number, texts, material, gpsr, ratings, choice, colours } = detail;
  const loaded = {
    number,
    texts,
    material,
    gpsr,
    ratings,
    shipping,
    itemnum: choice.itemnum,
    colours: colours.map(({ itemnum, texts: own, care }) => ({ itemnum, texts: own, care })),
  };
  const documents = documentsOfArticles([number]);
  const load = { loaded, documents, ...(!isComplete && { isPartial: true as const }) };
  return new Map(blocks.map(({ id }) => [id, load] as const));
};
