import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { PageAddresses } from '@/lib/shop/routes/alternates';
import { addressesOf } from './addresses.server';
import { own } from '@/lib/shop/page-context/content-document';
import type { SoundNode } from './content-tree';
import { pageDocument } from './documents.server';
import { hasPage, nodeFields } from './node-index.server';
import { loadSite } from './site.server';

/** A content page that may be visited now. */
export interface VisitablePage {
  /** Below the locale. */
  path: string;
  addresses: () => Promise<PageAddresses>;
  node: SoundNode;
  /** When the node itself was last published, as the CMS formats it. */
  nodeUpdatedAt: string | undefined;
}

/**
 * All content pages that can be visited in a context, ordered by path.
 * @throws ContentUnavailable when the content API is down and there is no copy
 */
export async function visitablePages(context: PageContext): Promise<VisitablePage[]> {
  const { index, visible, shape } = await loadSite(context);
  return [...visible.values()]
    .filter((node) => hasPage(node, index))
    .map((node) => ({
      path: nodeFields(node).path,
      node,
      addresses: () => addressesOf(node, shape, context),
      nodeUpdatedAt: own(index.document.entries, node.id)?.sys.updatedAt,
    }))
    .toSorted((one, other) => one.path.localeCompare(other.path));
}

/**
 * When a page's own entries last changed, in epoch milliseconds.
 * @returns `null` when the CMS does not say, `unpublished` when the page no longer exists
 */
export async function entriesChangedAt(
  { node, nodeUpdatedAt }: VisitablePage,
  context: PageContext,
): Promise<number | null | 'unpublished'> {
  const { page } = nodeFields(node);
  if (page === null) return 'unpublished';
  const { document } = await pageDocument(page, context);
  if (document.roots.length === 0) return 'unpublished';
  // Entries linked from a text are other pages.
  const parts = Object.values(document.entries).filter(
    ({ sys }) => sys.contentType.sys.id !== 'node',
  );
  const times = [nodeUpdatedAt, ...parts.map(({ sys }) => sys.updatedAt)]
    .map((time) => Date.parse(time ?? ''))
    .filter((time) => !Number.isNaN(time));
  return times.length > 0 ? Math.max(...times) : null;
}
