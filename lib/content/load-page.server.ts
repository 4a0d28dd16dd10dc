import type { PageHeadContent } from '@/lib/app-shell/page-head-content';
import type { SiteFrame } from '@/lib/app-shell/site-frame';
import type { PageContext } from '@/lib/page-context/page-context';
import { fetchEntryTree } from './content-api.server';
import type { SoundNode } from './content-tree';
import { loadDocument, pageKey } from './document-cache.server';
import { judge, type HiddenNode } from './judge';
import { EntryReader } from './read-entry.server';
import { earlier, resolveRegion, type BlockInstance, type Finding } from './resolve-page';
import {
  addressesOf,
  headerRegion,
  loadSite,
  nodeAt,
  nodeText,
  resolveFrame,
  type Site,
} from './site.server';
import { uniqueIds } from './unique-ids';

/** A page as it is delivered at one instant, and what its editor may ask about it. */
export interface LoadedPage {
  /** `null` when nothing may be visited at this path now. */
  page: PageContent | null;
  hidden: HiddenNode[];
  /** What an editor should mend although it shows. */
  findings: Finding[];
  /** Earliest instant at which anything on the page, header and navigation included, changes. */
  validUntil: number | null;
  /** True while the content API is down and an earlier copy stands in. */
  isLastGood: boolean;
  /** Keys of the documents the page was made from. */
  documents: string[];
}

export interface PageContent {
  frame: SiteFrame;
  head: PageHeadContent;
  header: BlockInstance[];
  main: BlockInstance[];
}

interface Destination {
  node: SoundNode;
  pageId: string;
}

function destination(
  site: Site,
  path: string,
  context: PageContext,
): Destination | HiddenNode | null {
  const node = nodeAt(site, path, context);
  if (!node) return null;
  const [hidden] = judge([node], context).hidden;
  if (hidden) return hidden;
  const pageId = node.values['page'];
  return typeof pageId === 'string' ? { node, pageId } : null;
}

/** A missing page still shows the shop's frame, which changes with any node's window. */
function nothingAt(site: Site, hidden: HiddenNode[], context: PageContext): LoadedPage {
  const { documents, isLastGood } = site;
  return {
    page: null,
    hidden,
    findings: [],
    validUntil: resolveFrame(site, context).validUntil,
    documents,
    isLastGood,
  };
}

async function headOf(
  node: SoundNode,
  frame: SiteFrame,
  context: PageContext,
): Promise<PageHeadContent> {
  const ownTitle =
    nodeText(node, 'seoTitle') || nodeText(node, 'pageName') || nodeText(node, 'name');
  const isComplete = ownTitle.includes(frame.projectName);
  return {
    title: isComplete ? ownTitle : `${ownTitle} – ${frame.projectName}`,
    description: nodeText(node, 'seoDescription') || null,
    keywords: nodeText(node, 'seoKeywords') || null,
    addresses: await addressesOf(node, context),
  };
}

/**
 * Everything one page shows in a context. Bad content never throws: it is left out and named in
 * `hidden`.
 * @param path path of the node below the locale, `/` for the home page.
 * @throws ContentUnavailable when the content API is down and no copy of the page was kept.
 */
export async function loadPage(path: string, context: PageContext): Promise<LoadedPage> {
  const site = await loadSite(context);
  const found = destination(site, path, context);
  if (!found || 'reason' in found) return nothingAt(site, found ? [found] : [], context);
  const key = pageKey(found.pageId, context.locale.language);
  const { document, isLastGood } = await loadDocument(key, () =>
    fetchEntryTree(found.pageId, context.locale.language),
  );
  const root = new EntryReader(document, site.shape).read(found.pageId, 'page');
  const documents = [...site.documents, key];
  if (root.kind === 'broken')
    return {
      ...nothingAt(site, [root], context),
      documents,
      isLastGood: isLastGood || site.isLastGood,
    };
  const regions = root.children.find(({ field }) => field === 'main')?.nodes ?? [];
  const { frame, validUntil } = resolveFrame(site, context);
  const header = resolveRegion(headerRegion(site), context);
  const main = resolveRegion(regions, context);
  const [headerBlocks = [], mainBlocks = []] = uniqueIds([header.blocks, main.blocks]);
  return {
    page: {
      frame,
      head: await headOf(found.node, frame, context),
      header: headerBlocks,
      main: mainBlocks,
    },
    hidden: [...header.hidden, ...main.hidden],
    findings: [...header.findings, ...main.findings],
    validUntil: earlier(validUntil, earlier(header.validUntil, main.validUntil)),
    isLastGood: isLastGood || site.isLastGood,
    documents,
  };
}
