import type { ArticleDetail } from '@/lib/article/article-detail';
import { articleDetail } from '@/lib/article/article-detail.server';
import { loadExtras } from '@/lib/article/load-extras.server';
import { documentsOfArticles } from '@/lib/search/load-articles.server';
import type { BlockLoader } from '@/lib/blocks/block-loader';

/** The article of a product page; nothing on any other page. */
export const loadProductDetails: BlockLoader<'productDetail', ArticleDetail> = async (
  blocks,
  page,
) => {
  if (!page.article) return new Map();
  const { product, wish } = page.article;
  const { extras, isComplete } = await loadExtras(page.article, page);
  const loaded = articleDetail(product, wish, page.context, extras);
  const numbers = [product.objectID, ...product.subProducts.map(({ objectID }) => objectID)];
  const documents = documentsOfArticles(numbers);
  const load = { loaded, documents, ...(!isComplete && { isPartial: true as const }) };
  return new Map(blocks.map(({ id }) => [id, load] as const));
};
