import type { RawEntry } from '@/lib/shop/page-context/content-document';
import type { PageContext, PageRequest } from '@/lib/shop/page-context/page-context';
import { pageContext } from '@/lib/shop/page-context/page-context.server';
import { pageDocument, siteDocument } from './documents.server';
import { nodeFields } from './node-index.server';
import { loadSite, nodeAt } from './site.server';

/**
 * Drafts of all entries that make up a page: its own tree, its node, and the shop's project with
 * the header blocks.
 * @returns `null` for a path without a page
 * @throws ContentUnavailable when the preview API is down
 */
export async function draftEntries(request: PageRequest): Promise<RawEntry[] | null> {
  const found = pageContext(request, Date.now());
  if (!found) return null;
  const context: PageContext = { ...found, isDraft: true };
  const [site, nodes, project] = await Promise.all([
    loadSite(context),
    siteDocument('node', context),
    siteDocument('project', context),
  ]);
  const node = nodeAt(site, request.path, context);
  const pageId = node && nodeFields(node).page;
  if (!pageId) return null;
  const { document } = await pageDocument(pageId, context);
  const own = nodes.document.entries[node.id];
  const entries = { ...project.document.entries, ...document.entries };
  return [...Object.values(entries), ...(own ? [own] : [])];
}
