import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { detailOfPage } from '@/lib/cms/blocks/detail-of-page.server';
import { documentsOfArticles } from '@/lib/catalog/search/load-articles.server';
import type { BlockLoader } from '@/lib/cms/blocks/block-loader';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    productDetail: ArticleDetail;
  }
}

/** The article of a product page; empty on other pages. */
export const loadProductDetails: BlockLoader<'productDetail', ArticleDetail> = async (
  blocks,
  page,
) => {
  if (!page.article) return new Map();
  const { product } = page.article;
  const { detail: loaded, isComplete } = await detailOfPage(page.article, page);
  const numbers = [product.objectID, ...product.subProducts.map(({ objectID }) => objectID)];
  const documents = documentsOfArticles(numbers);
  const load = { loaded, documents, ...(!isComplete && { isPartial: true as const }) };
  return new Map(blocks.map(({ id }) => [id, load] as const));
};
