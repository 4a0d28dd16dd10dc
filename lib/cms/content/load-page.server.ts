import type { NodeFields } from '@/cms-schema/content-types/node';
import type { PageHeadContent } from '@/lib/cms/layout/page-head-content';
import { pageAlternates, pageStructure } from '@/lib/cms/layout/server-only-content';
import { siteStructure } from '@/lib/cms/layout/site-structure';
import type { PagePosition, SiteFrame } from '@/lib/cms/layout/site-frame';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { alternatesOf, canonicalOf } from '@/lib/shop/routes/alternates';
import { addressesOf } from './addresses.server';
import type { ContentNode, SoundNode } from './content-tree';
import { pageKey } from './document-cache.server';
import { pageDocument } from './documents.server';
import type { HiddenNode } from './evaluate';
import { nodeFields, readAgain } from './node-index.server';
import { placeOf } from './page-position.server';
import { EntryReader } from './read-entry.server';
import {
  earlier,
  resolveRegion,
  type BlockInstance,
  type Finding,
  type Region,
} from './resolve-page';
import {
  brokenNodesAt,
  headerRegion,
  evaluateNodes,
  loadSite,
  nodeAt,
  rivalsOf,
  type LoadedSite,
} from './site.server';
import type { ShapeContext } from './shape-value.server';
import { loadRedirect, type PageRedirect } from './redirects.server';
import { uniqueIds } from './unique-ids';

type Regions = Record<'header' | 'main', Region>;

/** A page as it is delivered at one instant, and what its editor may query about it. */
export interface LoadedPage {
  /** `null` when nothing may be visited at this path now. */
  page: PageContent | null;
  /** Where editors lead the address instead; there is no page then. */
  redirect: PageRedirect | null;
  /** The node whose page it is; `null` without a page, and on a product's page. */
  node: NodeFields | null;
  /** What the page's frame was made from, for reports about the navigation. */
  site: LoadedSite;
  hidden: HiddenNode[];
  /** The regions with all their entries, hidden ones among them; `null` without a page. */
  regions: Regions | null;
  /** What an editor should mend although it shows. */
  findings: Finding[];
  /** Earliest instant at which anything on the page, header and navigation included, changes. */
  validUntil: number | null;
  /** True while the content API is down and an earlier copy is used. */
  isLastGood: boolean;
  /** Keys of the documents the page was made from. */
  documents: string[];
}

export interface PageContent {
  frame: SiteFrame;
  place: PagePosition;
  head: PageHeadContent;
  header: BlockInstance[];
  main: BlockInstance[];
}

/**
 * The node at a path and the page it leads to, or why there is none. In draft mode a node that
 * may not be visited now is shown all the same, with its reason.
 */
function destination(site: LoadedSite, path: string, context: PageContext) {
  const node = nodeAt(site, path, context);
  if (!node) return { hidden: brokenNodesAt(site, path) };
  const { shown, hidden } = evaluateNodes([readAgain(node, site.index, site.shape)], context);
  const { page: pageId } = nodeFields(node);
  if (pageId === null) return { hidden: [...hidden, withoutPage(node)] };
  // What is hidden besides are parts of its flyout.
  if (shown.length === 0 && !context.isDraft) return { hidden };
  return { hidden, node, pageId };
}

/** What a node links to instead of a page. */
function asHidden(root: ContentNode): HiddenNode {
  const { id, type, path } = root;
  const reason = root.kind === 'broken' ? root.reason : ({ kind: 'unknown type', type } as const);
  return { id, type, path, issues: [], reason };
}

function withoutPage({ id, type, path, issues }: SoundNode): HiddenNode {
  return { id, type, path, issues, reason: { kind: 'missing', fields: ['page'] } };
}

/** A missing page still shows the shop's frame, which changes with any node's window. */
export function nothingAt(site: LoadedSite, hidden: HiddenNode[]): LoadedPage {
  const { documents, isLastGood, validUntil } = site;
  return {
    page: null,
    redirect: null,
    node: null,
    site,
    hidden,
    regions: null,
    findings: [],
    validUntil,
    documents,
    isLastGood,
  };
}

async function headOf(
  node: SoundNode,
  frame: SiteFrame,
  { trail, shape }: Pick<PagePosition, 'trail'> & { shape: ShapeContext },
  context: PageContext,
): Promise<PageHeadContent> {
  const fields = nodeFields(node);
  const { seoTitle, seoDescription, seoKeywords, pageName, name } = fields;
  const ownTitle = seoTitle ?? pageName ?? name;
  const isComplete = ownTitle.includes(frame.projectName);
  const { project, locale } = context;
  const addresses = await addressesOf(node, shape, context);
  const { paths, territories } = addresses;
  const head = {
    title: isComplete ? ownTitle : `${ownTitle} – ${frame.projectName}`,
    // What an editor left out is filled in from the page's name and the shop's.
    description: seoDescription ?? (frame.claim && `${ownTitle}: ${frame.claim}`),
    keywords: seoKeywords,
    canonical: canonicalOf(project, locale.segment, addresses),
    addresses: { paths, territories },
    ...(fields.hideFromSearchEngines && ({ isHidden: true } as const)),
  };
  const subject = { head, frame, trail, origin: addresses.origin };
  pageStructure.attach(head, siteStructure(subject, context));
  return pageAlternates.attach(head, head.isHidden ? [] : alternatesOf(project, addresses));
}

/** The project's region and the page's own; ids are unique over both. */
function resolveRegions(site: LoadedSite, page: SoundNode, context: PageContext): Regions {
  const idOf = uniqueIds();
  const resolve = (nodes: readonly ContentNode[]): Region => ({
    ...resolveRegion(nodes, context, idOf),
    nodes,
  });
  return {
    header: resolve(headerRegion(site)),
    main: resolve(page.children.find(({ field }) => field === 'main')?.nodes ?? []),
  };
}

interface PageEntry {
  site: LoadedSite;
  /** Id of the `page` entry. */
  pageId: string;
  /** What is hidden besides its blocks. */
  hidden: HiddenNode[];
}

/** What a page is shown as: the page of a node, or of a product. */
type Description = Pick<PageContent, 'head' | 'place'> & { node: NodeFields | null };

/**
 * What a `page` entry shows in a context.
 * @throws ContentUnavailable when the content API is down and no copy of the page was stored.
 */
export async function loadPageEntry(
  { site, pageId, hidden }: PageEntry,
  context: PageContext,
  describe: (frame: SiteFrame) => Description | Promise<Description>,
): Promise<LoadedPage> {
  const { document, isLastGood } = await pageDocument(pageId, context);
  const root = new EntryReader(document, site.shape).read(pageId, 'page');
  const from = {
    documents: [...site.documents, pageKey(pageId, context.locale.language)],
    isLastGood: isLastGood || site.isLastGood,
  };
  if (root.kind === 'broken' || root.type !== 'page')
    return { ...nothingAt(site, [asHidden(root)]), ...from };
  const { frame, validUntil } = site;
  const { header, main } = resolveRegions(site, root, context);
  const { node, head, place } = await describe(frame);
  return {
    page: { frame, place, head, header: header.blocks, main: main.blocks },
    node,
    site,
    redirect: null,
    regions: { header, main },
    hidden: [...hidden, ...header.hidden, ...main.hidden],
    findings: [...header.findings, ...main.findings],
    validUntil: earlier(validUntil, earlier(header.validUntil, main.validUntil)),
    ...from,
  };
}

/**
 * Everything the page of a node shows in a context. Invalid content never throws: it is left out
 * and named in `hidden`.
 * @param path path of the node below the locale, `/` for the home page.
 * @throws ContentUnavailable when the content API is down and no copy of the page was stored.
 */
export async function loadPage(path: string, context: PageContext): Promise<LoadedPage> {
  const site = await loadSite(context);
  // An editor who opens a page wants to see it.
  const moved = context.isDraft ? null : await loadRedirect(path, site.shape, context);
  const loaded = moved?.redirect ? nothingAt(site, []) : await loadNodePage(site, path, context);
  if (!moved) return loaded;
  return {
    ...loaded,
    redirect: moved.redirect,
    hidden: [...loaded.hidden, ...moved.hidden],
    validUntil: earlier(loaded.validUntil, moved.validUntil),
    documents: [...loaded.documents, ...moved.documents],
  };
}

async function loadNodePage(
  site: LoadedSite,
  path: string,
  context: PageContext,
): Promise<LoadedPage> {
  const found = destination(site, path, context);
  if (!found.node) return nothingAt(site, found.hidden);
  const { node, pageId, hidden } = found;
  const loaded = await loadPageEntry({ site, pageId, hidden }, context, async (frame) => {
    const place = placeOf(node, site);
    return {
      node: nodeFields(node),
      place,
      head: await headOf(node, frame, { trail: place.trail, shape: site.shape }, context),
    };
  });
  return { ...loaded, findings: [...rivalsOf(site, node, context), ...loaded.findings] };
}
