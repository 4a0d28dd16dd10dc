import type { ArticleOnPage, LoaderPage } from '@/lib/blocks/block-loader';
import type { ArticleDetail } from './article-detail';
import { articleDetail, NO_EXTRAS } from './article-detail.server';
import { loadParts } from './load-parts.server';

const known = new WeakMap<ArticleOnPage, Promise<ArticleDetail>>();

async function load({ product, wish }: ArticleOnPage, page: LoaderPage): Promise<ArticleDetail> {
  const parts = await loadParts(product, page);
  return articleDetail(product, wish, page.context, { ...NO_EXTRAS, parts });
}

/**
 * The article of a page, for all blocks that show something of it: loaded once.
 * @throws the search client's error when the service does not respond
 */
export function detailOfPage(article: ArticleOnPage, page: LoaderPage): Promise<ArticleDetail> {
  const loading = known.get(article) ?? load(article, page);
  known.set(article, loading);
  return loading;
}
