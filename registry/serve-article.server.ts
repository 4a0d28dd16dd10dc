import { articleAddress, type RequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { serveDraft, servePage, type ServedPage } from '@/lib/cms/content/serve-page.server';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { projects } from '@/lib/shop/project/projects';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { numberOfSegment, numberSegment } from '@/lib/shop/routes/number-segment';
import { blockLoaders } from './block-loaders.server';

/** Parameters of an article's address, as in the URL. */
export interface ArticleParams {
  project: string;
  locale: string;
  slug: string;
  /** Article number, as `numberSegment` writes it. */
  id: string;
  /**
   * Item number of the page's colour, as `numberSegment` writes it; `null` on the page of the
   * default colour.
   */
  colour: string | null;
}

interface ArticlePageRequest {
  requested: RequestedArticle;
  /** `null` on a page without parameters. */
  list: ListState | null;
  isDraft: boolean;
}

/** Path without the locale under which an article's page is cached, one per colour. */
export const articlePath = ({ slug, id, colour }: Omit<ArticleParams, 'project' | 'locale'>) =>
  ['/p', encodeURIComponent(slug), id, ...(colour === null ? [] : [colour])].join('/');

/**
 * Loads the page of an article.
 * @returns `null` for a project, locale or number that does not exist.
 * @throws ContentUnavailable when content or catalogue is down.
 */
export async function serveArticle(
  params: ArticleParams,
  { requested, list, isDraft }: ArticlePageRequest,
): Promise<ServedPage | null> {
  const { project, locale, slug, id, colour } = params;
  const number = numberOfSegment(id);
  const article = articleAddress(slug, number, { requested, isColourInPath: colour !== null });
  // Any other spelling of the number would be a second page; it is redirected as missing.
  if (!article || numberSegment(number) !== id) return null;
  const request = { project, locale, path: articlePath(params) };
  const filling = { loaders: blockLoaders, list, article };
  return isDraft ? serveDraft(request, filling) : servePage(request, filling);
}

/**
 * Address of an article's page in the language of the parameter `language`, in the same country.
 * @returns `null` if the page is already in that language or does not exist in it, or if the shop
 *   does not support the parameter
 */
export function inLanguage({ page, context }: ServedPage, query: URLSearchParams): string | null {
  const { project, locale } = context;
  const language = LANGUAGES.find((known) => known === query.get('language'));
  if (!projects[project].readsLanguage || !language || language === locale.language) return null;
  const path = page?.head.addresses.paths[language];
  if (path === undefined) return null;
  const rest = new URLSearchParams(query);
  rest.delete('language');
  const [pathname = ''] = path.split('?', 1);
  const segment = `${language}-${locale.territory.toLowerCase()}`;
  const address = localizedPath(segment, pathname);
  return rest.size > 0 ? `${address}?${rest}` : address;
}
