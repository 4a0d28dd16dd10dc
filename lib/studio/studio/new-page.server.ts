import type { EntryProps } from 'contentful-management';
import { DEFAULT_LOCALE } from '@/cms-schema/default-locale';
import { slugOf } from '@/lib/catalog/catalogue/slug';
import type { ProjectId } from '@/lib/shop/project/projects';
import { composedPageId } from './load-compose.server';
import { copyPage } from './copy-page.server';
import { loadNodes } from './load-tree.server';
import { createEntry, type WriteResult } from './write-entry.server';

/** A page to be created, with its place among the others. */
export interface NewPage {
  /** Entry id of its node, chosen by the editor's browser. */
  id: string;
  title: string;
  project: ProjectId;
  /** Entry id of the node above it; empty for the first level. */
  parent: string;
  /** Entry id of the page whose blocks are copied; empty for a page without blocks. */
  copyOf: string;
}

type Paths = Record<string, string>;

const link = (id: string) => ({ sys: { type: 'Link', linkType: 'Entry', id } });
const pathsOf = (node: EntryProps | undefined): Paths => Object(node?.fields['path']);

/** Paths below another node, in each language in which that has one. */
function pathsBelow(parent: EntryProps | undefined, slug: string): Paths {
  const above = parent ? pathsOf(parent) : { [DEFAULT_LOCALE]: '' };
  return Object.fromEntries(
    Object.entries(above).map(([locale, path]) => [locale, `${path === '/' ? '' : path}/${slug}`]),
  );
}

/** First of `sale`, `sale-2`, `sale-3` … that is neither the id nor the path of another node. */
function freeAddress(nodes: readonly EntryProps[], parent: EntryProps | undefined, slug: string) {
  const isTaken = (nodeId: string, paths: Paths) =>
    nodes.some(
      (node) =>
        node.fields['nodeId']?.[DEFAULT_LOCALE] === nodeId ||
        Object.entries(pathsOf(node)).some(([locale, path]) => paths[locale] === path),
    );
  for (let count = 1; ; count++) {
    const nodeId = count === 1 ? slug : `${slug}-${count}`;
    const path = pathsBelow(parent, nodeId);
    if (!isTaken(nodeId, path)) return { nodeId, path };
  }
}

/**
 * Creates a page and its node as drafts, the node last, so that a failure leaves no place in the
 * tree without a page. Repeating it after a lost response creates nothing twice.
 * @returns `null` if the shop has no such parent, or if there is no such page to copy
 * @throws the client's error when the content service rejects an entry or cannot be reached
 */
export async function createPage(wanted: NewPage): Promise<WriteResult | null> {
  const { id, title, project, copyOf } = wanted;
  const nodes = (await loadNodes(project)).filter(({ sys }) => sys.id !== id);
  const parent = nodes.find(({ sys }) => sys.id === wanted.parent);
  if (wanted.parent !== '' && !parent) return null;
  const pageId = composedPageId(id);
  const page = copyOf
    ? await copyPage(copyOf, pageId, title)
    : await createEntry(pageId, 'page', { title: { [DEFAULT_LOCALE]: title } });
  if (!page?.ok) return page;
  const { nodeId, path } = freeAddress(nodes, parent, slugOf(title) || 'page');
  return createEntry(id, 'node', {
    path,
    nodeId: { [DEFAULT_LOCALE]: nodeId },
    name: { [DEFAULT_LOCALE]: title },
    project: { [DEFAULT_LOCALE]: project },
    page: { [DEFAULT_LOCALE]: link(pageId) },
    ...(parent && { parent: { [DEFAULT_LOCALE]: link(parent.sys.id) } }),
  });
}
