import type { ArticleOnPage, LoaderPage } from './block-loader';
import type { ArticleDetail } from '@/lib/catalog/article/article-detail';
import { articleDetail } from '@/lib/catalog/article/article-detail.server';
import { loadExtras } from './load-extras.server';

/** The article of a page, and whether it was loaded completely. */
interface PageDetail {
  detail: ArticleDetail;
  isComplete: boolean;
}

const known = new WeakMap<ArticleOnPage, Promise<PageDetail>>();

async function load(article: ArticleOnPage, page: LoaderPage): Promise<PageDetail> {
  const { extras, isComplete } = await loadExtras(article, page);
  const detail = articleDetail(article.product, article.requested, page.context, extras);
  return { detail, isComplete };
}

/**
 * Loads the article of a page once for all blocks that show it.
 * @throws the search client's error when the service does not respond
 */
export function detailOfPage(article: ArticleOnPage, page: LoaderPage): Promise<PageDetail> {
  const loading = known.get(article) ?? load(article, page);
  known.set(article, loading);
  return loading;
}
