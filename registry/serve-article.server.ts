import { articleAddress, type RequestedArticle } from '@/lib/catalog/catalogue/article-address';
import { serveDraft, servePage, type ServedPage } from '@/lib/cms/content/serve-page.server';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { LANGUAGES } from '@/lib/shop/page-context/locale';
import { projects } from '@/lib/shop/project/projects';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { blockLoaders } from './block-loaders.server';

/** The parts of an article's address, as they are in the URL. */
export interface ArticleParams {
  project: string;
  locale: string;
  slug: string;
  id: string;
  /** Item number of the colour whose page it is; `null` on the page of the colour it opens with. */
  colour: string | null;
}

interface ArticlePageRequest {
  requested: RequestedArticle;
  /** `null` on the page without parameters. */
  list: ListState | null;
  isDraft: boolean;
}

const encoded = (segment: string, at: number) => (at === 0 ? segment : encodeURIComponent(segment));

/** Path below the locale under which an article's page is cached, one for each colour. */
export const articlePath = ({ slug, id, colour }: Omit<ArticleParams, 'project' | 'locale'>) =>
  ['/p', slug, id, ...(colour === null ? [] : [colour])].map(encoded).join('/');

/**
 * The page of one article.
 * @returns `null` for a project, locale or number that does not exist.
 * @throws ContentUnavailable when content or catalogue is down.
 */
export async function serveArticle(
  params: ArticleParams,
  { requested, list, isDraft }: ArticlePageRequest,
): Promise<ServedPage | null> {
  const { project, locale, slug, id, colour } = params;
  const article = articleAddress(slug, id, { requested, isColourInPath: colour !== null });
  if (!article) return null;
  const request = { project, locale, path: articlePath(params) };
  const filling = { loaders: blockLoaders, list, article };
  return isDraft ? serveDraft(request, filling) : servePage(request, filling);
}

/**
 * The address of an article's page in the language that `language` names, in the same country.
 * @returns `null` when the page is in that language already, has none in it, or the shop does not
 *   read the parameter
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
