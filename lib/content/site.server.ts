import { projectHosts } from '@/lib/project/project-hosts';
import { env } from '@/lib/env/env.server';
import type { NavigationEntry, SiteFrame } from '@/lib/app-shell/site-frame';
import { LANGUAGES, type Language } from '@/lib/page-context/locale';
import type { PageContext } from '@/lib/page-context/page-context';
import type { PageAddresses } from '@/lib/routes/alternates';
import { siteOrigin } from '@/lib/routes/site-origin';
import { localizedPath, type NodePaths } from '@/lib/routes/link-target';
import { own, type ContentDocument } from './content-document';
import type { BrokenNode, ContentNode, SoundNode } from './content-tree';
import { siteKey } from './document-cache.server';
import { siteDocument } from './documents.server';
import { judge, nextChange, type HiddenNode } from './judge';
import { EntryReader } from './read-entry.server';
import type { ShapeContext } from './shape-value.server';

/** A project's nodes and settings in one locale. */
export interface Site {
  nodes: readonly SoundNode[];
  /** Nodes that can never be visited, with the path they claim. */
  broken: readonly { claimed: unknown; node: BrokenNode }[];
  project: ContentNode | null;
  shape: ShapeContext;
  isLastGood: boolean;
  documents: string[];
}

/** Field of a node entry; the reader has validated it against the node's declaration. */
export function nodeText(node: SoundNode, name: string): string {
  const value = node.values[name];
  return typeof value === 'string' ? value : '';
}

const isSound = (node: ContentNode): node is SoundNode => node.kind === 'sound';

function readNodes(document: ContentDocument, shape: ShapeContext): ContentNode[] {
  // A reader's limit is one page's; a shop may have any number of nodes.
  return document.roots.map((id) => new EntryReader(document, shape).read(id, id));
}

/** What is wrong with the nodes that claim a path, for editors who miss the page there. */
export function brokenNodesAt({ broken }: Site, path: string): HiddenNode[] {
  return broken
    .filter(({ claimed }) => claimed === path)
    .map(({ node: { id, type, path: place, reason } }) => ({
      id,
      type,
      path: place,
      reason,
      issues: [],
    }));
}

/**
 * Links between nodes need the paths of all nodes first, so nodes are read twice. A node that may
 * not be visited now has no path: the frame's `validUntil` covers every node's window.
 */
function shapeContext(document: ContentDocument, context: PageContext): ShapeContext {
  const { PROJECT_HOSTS, CONTENTFUL_INSECURE } = env();
  const empty: NodePaths = {
    locale: context.locale.segment,
    paths: new Map(),
    hosts: projectHosts(PROJECT_HOSTS)[context.project],
  };
  const bare: ShapeContext = {
    nodes: empty,
    nodeIds: new Map(),
    scheme: CONTENTFUL_INSECURE ? 'http:' : 'https:',
  };
  const nodes = judge(readNodes(document, bare).filter(isSound), context).shown.map(
    ({ node }) => node,
  );
  const paths = new Map(nodes.map((node) => [nodeText(node, 'nodeId'), nodeText(node, 'path')]));
  return {
    ...bare,
    nodes: { ...empty, paths },
    nodeIds: new Map(nodes.map((node) => [node.id, nodeText(node, 'nodeId')])),
  };
}

/** @throws ContentUnavailable when neither the content API nor a copy answers. */
export async function loadSite(context: PageContext): Promise<Site> {
  const [nodes, settings] = await Promise.all([
    siteDocument('node', context),
    siteDocument('project', context),
  ]);
  const { project } = context;
  const { language } = context.locale;
  const shape = shapeContext(nodes.document, context);
  const read = readNodes(nodes.document, shape);
  const [root] = settings.document.roots;
  return {
    nodes: read.filter(isSound),
    broken: read
      .filter((node) => node.kind === 'broken')
      .map((node) => ({ claimed: own(nodes.document.entries, node.id)?.fields['path'], node })),
    project: root ? new EntryReader(settings.document, shape).read(root, 'project') : null,
    shape,
    isLastGood: nodes.isLastGood || settings.isLastGood,
    documents: [siteKey('node', project, language), siteKey('project', project, language)],
  };
}

/**
 * What search engines are told about a node: its path in each language whose nodes are at hand,
 * and where it can be visited.
 */
export async function addressesOf(node: SoundNode, context: PageContext): Promise<PageAddresses> {
  const { project } = context;
  const { SITE_URL, PROJECT_HOSTS } = env();
  // Nobody searches for drafts, and nothing of them is kept: six lists of nodes for each look.
  const languages = context.isDraft ? [] : LANGUAGES;
  const pathIn = async (language: Language) => {
    const { document } = await siteDocument('node', context, language);
    const path = own(document.entries, node.id)?.fields['path'];
    return typeof path === 'string' ? [[language, path] as const] : [];
  };
  // A language that cannot be had now is left out; the page itself does not depend on it.
  const found = await Promise.all(languages.map((language) => pathIn(language).catch(() => [])));
  const { codes } = node.rules.countries;
  return {
    origin: siteOrigin(project, SITE_URL, projectHosts(PROJECT_HOSTS)),
    paths: Object.fromEntries(found.flat()),
    territories: codes.length > 0 ? codes : null,
    canonicalPath: nodeText(node, 'canonicalUrl') || null,
  };
}

/** The node at a path: one that may be visited now, else any, so that its reason can be told. */
export function nodeAt(site: Site, path: string, context: PageContext): SoundNode | undefined {
  const candidates = site.nodes.filter((node) => nodeText(node, 'path') === path);
  const [visible] = judge(candidates, context).shown;
  return visible?.node ?? candidates[0];
}

/** Region of blocks that stands on every page of the project. */
export function headerRegion({ project }: Site): readonly ContentNode[] {
  if (project?.kind !== 'sound') return [];
  return project.children.find(({ field }) => field === 'header')?.nodes ?? [];
}

function bySort(a: SoundNode, b: SoundNode): number {
  const rank = (node: SoundNode) => Number(node.values['sort'] ?? Number.POSITIVE_INFINITY);
  return rank(a) - rank(b) || a.id.localeCompare(b.id);
}

/** Every node that shows, once: one whose parents stand in a circle begins a tree of its own. */
function navigation(visible: readonly SoundNode[], locale: string): NavigationEntry[] {
  const shown = visible.filter((node) => node.values['showInNavigation'] === true).sort(bySort);
  const byParent = new Map<string, SoundNode[]>();
  for (const node of shown) {
    const parent = nodeText(node, 'parent');
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(node);
    else byParent.set(parent, [node]);
  }
  const known = new Set(shown.map(({ id }) => id));
  const placed = new Set<string>();
  const entry = (node: SoundNode): NavigationEntry => {
    placed.add(node.id);
    const children = (byParent.get(node.id) ?? []).filter(({ id }) => !placed.has(id));
    return {
      id: node.id,
      name: nodeText(node, 'name'),
      href: localizedPath(locale, nodeText(node, 'path')),
      children: children.map(entry),
    };
  };
  const roots = shown.filter((node) => !known.has(nodeText(node, 'parent'))).map(entry);
  const circles = shown.flatMap((node) => (placed.has(node.id) ? [] : [entry(node)]));
  return [...roots, ...circles];
}

/** Header and footer of a project, and until when they stay as they are. */
export function resolveFrame(
  site: Site,
  context: PageContext,
): { frame: SiteFrame; validUntil: number | null } {
  const { shown } = judge(site.nodes, context);
  const visible = shown.map(({ node }) => node);
  const values = site.project?.kind === 'sound' ? site.project.values : {};
  const { segment } = context.locale;
  const footerIds = Array.isArray(values['footerNodes']) ? values['footerNodes'] : [];
  const footerNodes = footerIds.flatMap((id) => visible.find((node) => node.id === id) ?? []);
  const frame: SiteFrame = {
    projectName: String(values['name'] ?? context.project),
    claim: typeof values['claim'] === 'string' ? values['claim'] : null,
    home: { href: localizedPath(segment, '/'), opens: 'page' },
    navigation: navigation(visible, segment),
    footerText: typeof values['footerText'] === 'string' ? values['footerText'] : null,
    footerLinks: footerNodes.map((node) => ({
      id: node.id,
      name: nodeText(node, 'name'),
      href: localizedPath(segment, nodeText(node, 'path')),
    })),
  };
  return { frame, validUntil: nextChange(site.nodes, context) };
}
