import { articleAtPath } from './article-at-path';
import type { BlockLoaders } from '@/lib/cms/content/load-blocks.server';
import type { PageContent } from '@/lib/cms/content/load-page.server';
import { serveSimulated, type ServedPage } from '@/lib/cms/content/serve-page.server';
import type { PageRequest } from '@/lib/shop/page-context/page-context';

/** An empty page in the shop's frame, for a node without a page. */
const emptyPage = ({ site: { frame } }: ServedPage): PageContent => ({
  frame,
  place: { trail: [], categories: [], brands: null, sideImages: [] },
  head: {
    title: frame.projectName,
    description: null,
    keywords: null,
    canonical: null,
    addresses: { paths: {}, territories: [] },
  },
  header: [],
  main: [],
});

/**
 * The page that the composer's canvas shows first, as stored drafts, hidden nodes included.
 * @returns `null` for a project or locale that does not exist
 * @throws ContentUnavailable when the preview API is down
 */
export async function loadCanvas(
  request: PageRequest,
  loaders: BlockLoaders,
): Promise<{ served: ServedPage; page: PageContent } | null> {
  const view = { now: Date.now(), isDraft: true, isAsVisited: false };
  const at = async (path: string) => {
    const article = articleAtPath(path);
    return serveSimulated({ ...request, path }, view, { loaders, ...(article && { article }) });
  };
  const first = await at(request.path);
  // An article has another path in each language.
  const moved = first?.movedTo?.slice(`/${request.locale}`.length);
  const served = moved === undefined ? first : await at(moved);
  return served && { served, page: served.page ?? emptyPage(served) };
}
