import type { NavigationEntry } from '@/lib/cms/layout/site-frame';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { PROJECT_IDS } from '@/lib/shop/project/projects';
import { GERMANY } from '@/lib/cms/visibility/visibility.fixture';
import type { RawEntry } from '@/lib/shop/page-context/content-document';
import { contentDocument, entry, entryLink, pictureAsset } from './content.fixture.server';
import { resolveSite, type Site, type SiteDocuments } from './site.server';

type Fields = Record<string, unknown>;

/** A node with a page in the header's row, unless `fields` overrides it. */
export const node = (id: string, fields: Fields = {}): RawEntry =>
  entry(id, 'node', {
    nodeId: id,
    project: 'hgg',
    name: id.toUpperCase(),
    path: `/${id}`,
    page: entryLink('page'),
    showInNavigation: true,
    ...fields,
  });

/** Field that puts a node below another one. */
export const below = (id: string): Fields => ({ parent: entryLink(id) });

/** Addresses of the shops in these tests. */
export const HOSTING = {
  scheme: 'https:' as const,
  siteUrl: 'https://shop.example',
  hosts: projectHosts(PROJECT_IDS.map((id) => `${id}=${id}.example`).join(';')),
  mapTiles: { url: 'https://tiles.example/{z}/{x}/{y}.png', attribution: 'Example' },
};

/**
 * The responses with some nodes and what they link to; `page` and the picture `coat` are published.
 * @param settings fields of the project's own entry; without any there is none.
 */
export function siteDocuments(entries: readonly RawEntry[], settings?: Fields): SiteDocuments {
  const document = contentDocument(
    [entry('page', 'page', { title: 'Page' }), ...entries],
    [pictureAsset('coat')],
  );
  const nodes = entries.filter(({ sys }) => sys.contentType.sys.id === 'node');
  const project = { projectId: 'hgg', name: 'Shop', ...settings };
  return {
    nodes: { ...document, roots: nodes.map(({ sys }) => sys.id) },
    settings: contentDocument(settings ? [entry('project', 'project', project)] : []),
  };
}

/** The site of {@link siteDocuments}. */
export const siteOf = (entries: readonly RawEntry[], context = GERMANY, settings?: Fields): Site =>
  resolveSite(siteDocuments(entries, settings), context, HOSTING);

/** Names in a navigation tree, as `A(B C)`. */
export function outline(entries: readonly NavigationEntry[]): string {
  return entries
    .map(({ name, children }) => (children.length > 0 ? `${name}(${outline(children)})` : name))
    .join(' ');
}
