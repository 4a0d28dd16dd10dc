import { setTimeout as delay } from 'node:timers/promises';
import { pageContext, type PageContext, type PageRequest } from '@/lib/page-context/page-context';
import { noteRender } from '@/lib/page-cache/rendered-pages';
import type { ListState } from '@/lib/search/list-state';
import { RETRY_AFTER_OUTAGE_MS } from './document-cache.server';
import { loadBlocks, type BlockLoaders } from './load-blocks.server';
import { loadPage, type LoadedPage } from './load-page.server';
import { projectFields } from './project-fields.server';

/** A cached page is rendered again after this long, in the background. */
const FRESH_SECONDS = 300;
/**
 * A render that would end this close to an edge waits for it: no answer may begin after the edge
 * with a page made before it, and several requests may share one render.
 */
const EDGE_MARGIN_MS = 250;
/** Edges may lie closer together than the margin; this bounds the wait. */
const MOST_ATTEMPTS = 20;

export interface ServedPage extends LoadedPage {
  context: PageContext;
  /** Epoch milliseconds before any content was read. */
  renderedAt: number;
  /** Whole seconds, at least 1, for `revalidate` in getStaticProps. */
  revalidate: number;
}

/** How a page's blocks are filled. */
export interface Filling {
  loaders: BlockLoaders;
  /** What the address asks the page's list for; `null` on the page everybody sees first. */
  list: ListState | null;
}

/** Internal path under which Next caches a page. */
function internalPath({ project, locale, path }: PageRequest): string {
  return `/s/${project}/${locale}${path === '/' ? '' : path}`;
}

interface FilledPage extends LoadedPage {
  /** False when a block's loader failed: an earlier result stands in, or none. */
  isComplete: boolean;
}

/** A page with what its blocks need besides content. */
async function loadFilled(
  path: string,
  context: PageContext,
  { loaders, list }: Filling,
): Promise<FilledPage> {
  const loaded = await loadPage(path, context);
  if (!loaded.page || !loaded.node) return { ...loaded, isComplete: true };
  const { productsPerPage, filterProductBlacklists, zeroResultPage } = projectFields(
    loaded.site.project,
  );
  const { pimSlug, isPremiumSale } = loaded.node;
  const { documents, isComplete } = await loadBlocks(
    [loaded.page.header, loaded.page.main],
    {
      ...{ context, path, list, productsPerPage, isPremiumSale, zeroResultPage },
      nodes: loaded.site.shape.nodes,
      category: pimSlug,
      productRules: filterProductBlacklists ?? [],
    },
    loaders,
  );
  return { ...loaded, documents: [...loaded.documents, ...documents], isComplete };
}

async function loadClearOfEdge(
  request: PageRequest,
  filling: Filling,
): Promise<[FilledPage, PageContext, number] | null> {
  for (let attempt = 1; ; attempt++) {
    const renderedAt = Date.now();
    const context = pageContext(request, renderedAt);
    if (!context) return null;
    const loaded = await loadFilled(request.path, context, filling);
    const left = (loaded.validUntil ?? Number.POSITIVE_INFINITY) - Date.now();
    if (left > EDGE_MARGIN_MS || attempt === MOST_ATTEMPTS) return [loaded, context, renderedAt];
    if (left > 0) await delay(left);
  }
}

/**
 * The page to answer a request with now, noted so that the cache knows its exact end. One that
 * answers a list's parameters is nobody else's: it is not noted, so no cache keeps it.
 * @returns `null` for a project or locale that does not exist.
 * @throws ContentUnavailable as {@link loadPage}.
 */
export async function servePage(
  request: PageRequest,
  filling: Filling,
): Promise<ServedPage | null> {
  const result = await loadClearOfEdge(request, filling);
  if (!result) return null;
  const [loaded, context, renderedAt] = result;
  const { validUntil, documents, isLastGood, isComplete } = loaded;
  const isMissing = loaded.page === null;
  if (filling.list === null)
    noteRender(internalPath(request), { renderedAt, validUntil, isMissing, documents });
  const longest = isLastGood || !isComplete ? RETRY_AFTER_OUTAGE_MS / 1000 : FRESH_SECONDS;
  const left = validUntil === null ? longest : Math.floor((validUntil - Date.now()) / 1000);
  return { ...loaded, context, renderedAt, revalidate: Math.max(1, Math.min(longest, left)) };
}

/**
 * The page as it stands in the CMS now, for an editor. Nothing of it is kept anywhere.
 * @returns `null` for a project or locale that does not exist.
 * @throws ContentUnavailable when the preview API is down.
 */
export async function serveDraft(
  request: PageRequest,
  filling: Filling,
): Promise<ServedPage | null> {
  const renderedAt = Date.now();
  const context = pageContext(request, renderedAt);
  if (!context) return null;
  const loaded = await loadFilled(request.path, { ...context, isDraft: true }, filling);
  return { ...loaded, context, renderedAt, revalidate: 1 };
}
