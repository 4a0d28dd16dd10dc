import type { Combination } from '@/lib/catalog/article/combination';
import { loadCombination } from '@/lib/catalog/article/load-combination.server';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';
import { documentsOfArticles } from '@/lib/catalog/search/load-articles.server';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    combinationDetail: Combination;
  }
}

/** The outfit, set or kit of a product page; empty on other pages. */
export const loadCombinations: BlockLoader<'combinationDetail', Combination> = async (
  blocks,
  page,
) => {
  if (!page.article) return new Map();
  const { product } = page.article;
  const loaded = await loadCombination(product, page);
  if (!loaded) return new Map();
  const numbers = [product.objectID, ...product.subProducts.map(({ objectID }) => objectID)];
  const documents = documentsOfArticles(numbers);
  return new Map(blocks.map(({ id }) => [id, { loaded, documents }] as const));
};
