import { setTimeout as delay } from 'node:timers/promises';
import type { ArticleAddress } from '@/lib/catalog/catalogue/article-address';
import type { PageContext, PageRequest } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { cacheSeconds } from '@/lib/platform/page-cache/cache-seconds';
import { noteRender } from '@/lib/platform/page-cache/rendered-pages';
import type { ListState } from '@/lib/catalog/catalogue/list-state';
import { loadArticlePage } from './article-page.server';
import type { PageVisitor } from '@/lib/cms/blocks/block-loader';
import { RETRY_AFTER_OUTAGE_MS } from './document-cache.server';
import type { DraftNote } from './draft-notes';
import { draftPageNotes } from './draft-state.server';
import { loadBlocks, type BlockLoaders } from './load-blocks.server';
import { loadPage, type LoadedPage } from './load-page.server';
import { projectFields } from './project-fields.server';

/** Seconds after which a cached page is rendered again in the background. */
const FRESH_SECONDS = cacheSeconds(300);
/**
 * A render that would end this close to an edge waits for it: no response may begin after the edge
 * with a page from before it, and several requests may share one render.
 */
const EDGE_MARGIN_MS = 250;
/** Limits the wait, because edges may be closer together than the margin. */
const MAX_ATTEMPTS = 20;

export interface ServedPage extends LoadedPage {
  context: PageContext;
  /** Epoch milliseconds before any content was read. */
  renderedAt: number;
  /** Path and query of the product page, if they differ from the request. */
  movedTo: string | null;
  /** Whole seconds, at least 1, for `revalidate` in getStaticProps. */
  revalidate: number;
  /** False when something could not be loaded, and is missing or an earlier result. */
  isWhole: boolean;
}

/** A page made from drafts, with notes on the page as a whole. */
export interface ServedDraft extends ServedPage {
  pageNotes: DraftNote[];
}

/** What the blocks of a page are filled with. */
export interface Filling {
  loaders: BlockLoaders;
  /** The list's state in the address; `null` on the page without parameters. */
  list: ListState | null;
  /** The article of a product page; its template determines the page. */
  article?: ArticleAddress;
  /** The visitor a page is rendered for; `null` for pages that are the same for everyone. */
  visitor?: PageVisitor | null;
  /** Aborted when no visitor waits for the page any more; ends its searches. */
  signal?: AbortSignal | undefined;
}

/** Internal path under which Next caches a page. */
function internalPath({ project, locale, path }: PageRequest): string {
  return `/s/${project}/${locale}${path === '/' ? '' : path}`;
}

interface FilledPage extends LoadedPage {
  /** False when a block's loader failed: an earlier result is used, or none. */
  isComplete: boolean;
  movedTo: string | null;
}

/** Loads the page at an address, with its article if it is a product page. */
async function loadAddressed(path: string, context: PageContext, address?: ArticleAddress) {
  if (address) return loadArticlePage(address, context);
  const loaded = await loadPage(path, context);
  return { loaded, article: null, movedTo: null, isComplete: true };
}

/** Loads a page and runs the loaders of its blocks. */
async function loadFilled(
  path: string,
  context: PageContext,
  { loaders, list, article: address, visitor = null, signal }: Filling,
): Promise<FilledPage> {
  const addressed = await loadAddressed(path, context, address);
  const { loaded, article, movedTo } = addressed;
  if (!loaded.page) return { ...loaded, isComplete: true, movedTo };
  const { productsPerPage, filterProductBlacklists, zeroResultPage } = projectFields(
    loaded.site.project,
  );
  const { documents, isComplete } = await loadBlocks(
    [loaded.page.header, loaded.page.main],
    {
      context,
      path,
      list,
      article,
      visitor,
      signal,
      productsPerPage,
      zeroResultPage,
      isPremiumSale: loaded.node?.isPremiumSale ?? false,
      nodes: loaded.site.shape.nodes,
      category: loaded.node?.pimSlug ?? null,
      productRules: filterProductBlacklists ?? [],
    },
    loaders,
  );
  return {
    ...loaded,
    documents: [...loaded.documents, ...documents],
    isComplete: isComplete && addressed.isComplete,
    movedTo,
  };
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
    if (left > EDGE_MARGIN_MS || attempt === MAX_ATTEMPTS) return [loaded, context, renderedAt];
    if (left > 0) await delay(left);
  }
}

/**
 * The page to respond with now, recorded so that the cache knows its exact end. Pages for a list's
 * parameters or with a visitor's own data are not recorded, so that they are not cached.
 * @returns `null` for a project or locale that does not exist
 * @throws ContentUnavailable like {@link loadPage}
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
  if (filling.list === null && !filling.visitor)
    noteRender(internalPath(request), { renderedAt, validUntil, isMissing, documents });
  const isWhole = isComplete && !isLastGood;
  const longest = isWhole ? FRESH_SECONDS : RETRY_AFTER_OUTAGE_MS / 1000;
  const left = validUntil === null ? longest : Math.floor((validUntil - Date.now()) / 1000);
  const revalidate = Math.max(1, Math.min(longest, left));
  return { ...loaded, context, renderedAt, isWhole, revalidate };
}

/**
 * The page from current drafts, for an editor. Nothing of it is cached anywhere.
 * @param documents drafts, including unsaved changes
 * @returns `null` for a project or locale that does not exist
 * @throws ContentUnavailable when the preview API is down
 */
export async function serveDraft(
  request: PageRequest,
  filling: Filling,
  documents?: PageContext['documents'],
): Promise<ServedDraft | null> {
  const renderedAt = Date.now();
  const context = pageContext(request, renderedAt);
  if (!context) return null;
  const draft: PageContext = { ...context, isDraft: true, ...(documents && { documents }) };
  const loaded = await loadFilled(request.path, draft, filling);
  // A product's page has no node of its own.
  const pageNotes = filling.article ? [] : await draftPageNotes(request.path, loaded, draft);
  return { ...loaded, context: draft, renderedAt, isWhole: false, revalidate: 1, pageNotes };
}

/**
 * The page at another time, for an editor. Nothing of it is recorded or cached, so no visitor gets
 * a page made for a simulated time.
 * @param now epoch milliseconds
 * @returns `null` for a project or locale that does not exist
 * @throws ContentUnavailable like {@link loadPage}
 */
export async function serveSimulated(
  request: PageRequest,
  { now, ...view }: Pick<PageContext, 'now' | 'documents' | 'isAsVisited'> & { isDraft: boolean },
  filling: Pick<Filling, 'loaders' | 'article'>,
): Promise<ServedPage | null> {
  const context = pageContext(request, now);
  if (!context) return null;
  const shown: PageContext = { ...context, ...view };
  // Loads blocks as for one visitor, so that the results are not cached for others.
  const visitor: PageVisitor = {
    session: () => Promise.resolve(null),
    query: new URLSearchParams(),
  };
  const loaded = await loadFilled(request.path, shown, { ...filling, list: null, visitor });
  return { ...loaded, context: shown, renderedAt: now, isWhole: false, revalidate: 1 };
}
