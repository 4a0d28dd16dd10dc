import { articleAddress, type ArticleWish } from '@/lib/catalogue/article-address';
import { serveDraft, servePage, type ServedPage } from '@/lib/content/serve-page.server';
import type { ListState } from '@/lib/catalogue/list-state';
import { blockLoaders } from './block-loaders.server';

/** The parts of an article's address, as they are in the URL. */
export interface ArticleParams {
  project: string;
  locale: string;
  slug: string;
  id: string;
}

interface Asked {
  wish: ArticleWish;
  /** `null` on the page without parameters. */
  list: ListState | null;
  isDraft: boolean;
}

/** Path of an article's page below the locale. */
export const articlePath = ({ slug, id }: ArticleParams) =>
  `/p/${encodeURIComponent(slug)}/${encodeURIComponent(id)}`;

/**
 * The page of one article.
 * @returns `null` for a project, locale or number that does not exist.
 * @throws ContentUnavailable when content or catalogue is down.
 */
export async function serveArticle(
  params: ArticleParams,
  { wish, list, isDraft }: Asked,
): Promise<ServedPage | null> {
  const { project, locale, slug, id } = params;
  const article = articleAddress(slug, id, wish);
  if (!article) return null;
  const request = { project, locale, path: articlePath(params) };
  const filling = { loaders: blockLoaders, list, article };
  return isDraft ? serveDraft(request, filling) : servePage(request, filling);
}
