import type { ArticleDetail } from '@/lib/article/article-detail';
import { articleDetail } from '@/lib/article/article-detail.server';
import { loadParts } from '@/lib/article/load-parts.server';
import { documentsOfArticles } from '@/lib/search/load-articles.server';
import type { BlockLoader } from '@/lib/blocks/block-loader';

/** The article of a product page; nothing on any other page. */
export const loadProductDetails: BlockLoader<'productDetail', ArticleDetail> = async (
  blocks,
  page,
) => {
  if (!page.article) return new Map();
  const { product, wish } = page.article;
  const parts = await loadParts(product, page);
  const loaded = articleDetail(product, wish, page.context, parts);
  const numbers = [product.objectID, ...product.subProducts.map(({ objectID }) => objectID)];
  const documents = documentsOfArticles(numbers);
  return new Map(blocks.map(({ id }) => [id, { loaded, documents }] as const));
};
