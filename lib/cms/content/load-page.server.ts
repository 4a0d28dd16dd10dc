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

/** A page as it is shown at one instant, with details for editors. */
export interface LoadedPage {
  /** `null` when there is no page to visit at this path now. */
  page: PageContent | null;
  /** Target of an editor's redirect; there is no page then. */
  redirect: PageRedirect | null;
  /** Node of the page; `null` without a page, and on a product page. */
  node: NodeFields | null;
  /** The site that header and navigation are made from, for reports. */
  site: LoadedSite;
  hidden: HiddenNode[];
  /** The regions with all entries, including hidden ones; `null` without a page. */
  regions: Regions | null;
  /** Problems that an editor should fix although the page is shown. */
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
 * Finds the node at a path and its page, or why there is none. Draft mode also shows nodes that
 * cannot be visited now, with the reason.
 */
function destination(site: LoadedSite, path: string, context: PageContext) {
  const node = nodeAt(site, path, context);
  if (!node) return { hidden: brokenNodesAt(site, path) };
  const { shown, hidden } = evaluateNodes([readAgain(node, site.index, site.shape)], context);
  const { page: pageId } = nodeFields(node);
  if (pageId === null) return { hidden: [...hidden, withoutPage(node)] };
  // Any other hidden entries are parts of its flyout.
  const showsHidden = context.isDraft && !context.isAsVisited;
  if (shown.length === 0 && !showsHidden) return { hidden };
  return { hidden, node, pageId };
}

/** A node that has a link instead of a page. */
function asHidden(root: ContentNode): HiddenNode {
  const { id, type, path } = root;
  const reason = root.kind === 'broken' ? root.reason : ({ kind: 'unknown type', type } as const);
  return { id, type, path, issues: [], reason };
}

function withoutPage({ id, type, path, issues }: SoundNode): HiddenNode {
  return { id, type, path, issues, reason: { kind: 'missing', fields: ['page'] } };
}

/** A missing page still has the shop's header and footer, which change with every node's window. */
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
    // Defaults are made from the names of the page and the shop.
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

/** Resolves the project's region and the page's own; ids are unique across both. */
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
  /** Hidden entries other than its blocks. */
  hidden: HiddenNode[];
}

/** Data that distinguishes the page of a node from that of a product. */
type Description = Pick<PageContent, 'head' | 'place'> & { node: NodeFields | null };

/**
 * Loads what a `page` entry shows in a context.
 * @throws ContentUnavailable when the content API is down and there is no copy of the page
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
 * Loads everything that the page of a node shows in a context. Invalid content never throws: it is
 * left out and listed in `hidden`.
 * @param path path of the node below the locale, `/` for the home page
 * @throws ContentUnavailable when the content API is down and there is no copy of the page
 */
export async function loadPage(path: string, context: PageContext): Promise<LoadedPage> {
  const site = await loadSite(context);
  // Editors who open a page in draft mode want to see it, not its redirect.
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
