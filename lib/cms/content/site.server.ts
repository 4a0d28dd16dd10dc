import { LruMap } from '@/lib/platform/cache/lru-map.mjs';
import type { MapTiles } from '@/lib/cms/layout/footer-content';
import type { NavigationEntry, SiteFrame } from '@/lib/cms/layout/site-frame';
import { excludedTypes } from '@/lib/catalog/catalogue/product-blacklist';
import { voucherTerritories } from '@/lib/catalog/catalogue/voucher-visibility';
import type { Link } from './block';
import { env } from '@/lib/platform/env/env.server';
import { parseLocale } from '@/lib/shop/page-context/locale';
import { spelledFor } from '@/lib/shop/i18n/swiss-spelling';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { projectHosts } from '@/lib/shop/project/project-hosts';
import { isProjectId, projects, type ProjectId } from '@/lib/shop/project/projects';
import { headerIcons } from '@/lib/cms/layout/header-icons';
import { localizedPath } from '@/lib/shop/routes/link-target';
import { siteOrigin } from '@/lib/shop/routes/site-origin';
import { carriedNavigation } from './carried-navigation.server';
import type { ContentDocument } from '@/lib/shop/page-context/content-document';
import type { ContentNode, SoundNode } from './content-tree';
import { siteKey } from './document-cache.server';
import { siteDocument } from './documents.server';
import { footerOf } from './footer.server';
import { evaluate, nextChange, type HiddenNode, type Evaluation } from './evaluate';
import { buildNavigationTree, type NodesNow } from './navigation.server';
import { hasPage, nodeFields, nodeIndex, type NodeIndex } from './node-index.server';
import { projectFields } from './project-fields.server';
import { EntryReader } from './read-entry.server';
import type { Finding } from './resolve-page';
import type { ShapeContext } from './shape-value.server';

/** A project's nodes, settings and frame in one locale at one time. */
export interface Site extends NodesNow {
  project: ContentNode | null;
  frame: SiteFrame;
  /** The whole navigation, of which pages contain the top. */
  tree: readonly NavigationEntry[];
  /** First instant at which a node starts or ends, in epoch milliseconds. */
  validUntil: number | null;
}

/** A site and where it came from. */
export interface LoadedSite extends Site {
  isLastGood: boolean;
  documents: string[];
}

/** Settings of the installation that links depend on. */
export interface Hosting {
  scheme: ShapeContext['scheme'];
  siteUrl: string;
  hosts: Readonly<Record<ProjectId, readonly string[]>>;
  mapTiles: MapTiles | null;
}

function hosting(): Hosting {
  const { PROJECT_HOSTS, CONTENTFUL_INSECURE, SITE_URL, MAP_TILE_URL, MAP_ATTRIBUTION } = env();
  const scheme = CONTENTFUL_INSECURE ? 'http:' : 'https:';
  const mapTiles = MAP_TILE_URL ? { url: MAP_TILE_URL, attribution: MAP_ATTRIBUTION } : null;
  return { scheme, siteUrl: SITE_URL, hosts: projectHosts(PROJECT_HOSTS), mapTiles };
}

/** The documents of a site: its nodes and its project's own entry, in one language. */
export interface SiteDocuments {
  nodes: ContentDocument;
  settings: ContentDocument;
}

/** Applies {@link evaluate}, and the rule that vouchers are sold in some countries only. */
export function evaluateNodes(nodes: readonly ContentNode[], context: PageContext): Evaluation {
  const { shown, hidden } = evaluate(nodes, context);
  const { territory } = context.locale;
  const available: Evaluation = { shown: [], hidden };
  for (const candidate of shown) {
    const { id, type, path, issues } = candidate.node;
    const allowed = voucherTerritories(nodeFields(candidate.node).nodeId, context.project);
    if (!allowed || allowed.includes(territory)) available.shown.push(candidate);
    else
      available.hidden.push({
        id,
        type,
        path,
        issues,
        reason: { kind: 'country', allowed, territory },
      });
  }
  return available;
}

/** Target of a node: its page, or else our other shop. */
function destination(
  node: SoundNode,
  index: NodeIndex,
  context: PageContext,
  { siteUrl, hosts }: Hosting,
): Link | null {
  const { path, crossShopUrl } = nodeFields(node);
  const { segment } = context.locale;
  if (hasPage(node, index)) return { href: localizedPath(segment, path), opens: 'page' };
  const { otherShop } = projects[context.project];
  if (crossShopUrl === null || !otherShop || !isProjectId(otherShop)) return null;
  if (!parseLocale(otherShop, segment)) return null;
  const origin = siteOrigin(otherShop, siteUrl, hosts);
  return { href: `${origin}${localizedPath(segment, crossShopUrl)}`, opens: 'external' };
}

function shapeContext(
  index: NodeIndex,
  visible: ReadonlyMap<string, SoundNode>,
  { project, locale }: PageContext,
  { hosts, scheme }: Hosting,
): ShapeContext {
  const nodes = [...visible.values()];
  // A node that cannot be visited now, or has no page, gets no path, so nothing links to it.
  const visitable = nodes.filter((node) => hasPage(node, index)).map(nodeFields);
  const paths = new Map(visitable.map(({ nodeId, path }) => [nodeId, path]));
  return {
    nodes: { locale: locale.segment, paths, hosts: hosts[project] },
    nodeIds: new Map(nodes.map((node) => [node.id, nodeFields(node).nodeId])),
    scheme,
  };
}

function resolveFrame(
  nodes: NodesNow & Pick<Site, 'project' | 'tree'>,
  context: PageContext,
  mapTiles: MapTiles | null,
): SiteFrame {
  const { project, tree } = nodes;
  const fields = projectFields(project);
  const home: Link = { href: localizedPath(context.locale.segment, '/'), opens: 'page' };
  return {
    projectName: fields.name ?? context.project,
    claim: fields.claim,
    home,
    homeLink: fields.homeLink ?? home,
    flyoutDelay: fields.flyoutDelay,
    ...(fields.appDarkmode && { appDarkmode: true }),
    navigation: carriedNavigation(tree, context.locale.segment),
    icons: headerIcons({ project: context.project, locale: context.locale.segment }),
    switchesCountryInMenu: projects[context.project].switchesCountryInMenu,
    excludedTypes: excludedTypes(context.locale.territory, fields.filterProductBlacklists ?? []),
    footer: footerOf(project, fields, nodes, { context, mapTiles }),
  };
}

/** A project's own entry, or `null` when there is none. */
function readProject(document: ContentDocument, shape: ShapeContext): ContentNode | null {
  const [root] = document.roots;
  return root ? new EntryReader(document, shape).read(root, 'project') : null;
}

/** A node with its texts as the page's locale spells them. */
function spelledNode(node: SoundNode, { locale }: PageContext): SoundNode {
  const values = spelledFor(locale.segment, node.values);
  return values === node.values ? node : { ...node, values };
}

/** Resolves a site from two documents at `context.now`. */
export function resolveSite(
  { nodes, settings }: SiteDocuments,
  context: PageContext,
  installation: Hosting,
): Site {
  const index = nodeIndex(nodes, installation.scheme);
  const { shown } = evaluateNodes(index.sound, context);
  const visible = new Map(shown.map(({ node }) => [node.id, spelledNode(node, context)]));
  const shape = shapeContext(index, visible, context, installation);
  const linkOf = (node: SoundNode) => destination(node, index, context, installation);
  const nodesNow: NodesNow = { index, visible, linkOf, shape };
  const read = readProject(settings, shape);
  const project = read?.kind === 'sound' ? spelledNode(read, context) : read;
  const resolved = { ...nodesNow, project, tree: buildNavigationTree(nodesNow) };
  return {
    ...resolved,
    frame: resolveFrame(resolved, context, installation.mapTiles),
    validUntil: nextChange(index.sound, context),
  };
}

interface Resolved {
  site: Site;
  settings: ContentDocument;
  /** Instant it was resolved for, in epoch milliseconds. */
  from: number;
}

/** Maximum number of locales cached per language; rarely used ones are not worth the memory. */
const MAX_LOCALES = 12;
const resolved = new WeakMap<ContentDocument, LruMap<string, Resolved>>();

/** Caches {@link resolveSite} per locale until a node starts or ends. */
export function cachedSite(
  documents: SiteDocuments,
  context: PageContext,
  installation = hosting(),
): Site {
  const { nodes, settings } = documents;
  const { segment } = context.locale;
  const byLocale = resolved.get(nodes) ?? new LruMap<string, Resolved>(MAX_LOCALES);
  resolved.set(nodes, byLocale);
  const cached = byLocale.get(segment);
  const isValid =
    cached?.settings === settings &&
    cached.from <= context.now &&
    context.now < (cached.site.validUntil ?? Number.POSITIVE_INFINITY);
  const current = isValid
    ? cached
    : { site: resolveSite(documents, context, installation), settings, from: context.now };
  byLocale.set(segment, current);
  return current.site;
}

/** @throws ContentUnavailable when the content API is down and there is no copy. */
export async function loadSite(context: PageContext): Promise<LoadedSite> {
  const [nodes, settings] = await Promise.all([
    siteDocument('node', context),
    siteDocument('project', context),
  ]);
  const { project } = context;
  const { language } = context.locale;
  return {
    ...cachedSite({ nodes: nodes.document, settings: settings.document }, context),
    isLastGood: nodes.isLastGood || settings.isLastGood,
    documents: [siteKey('node', project, language), siteKey('project', project, language)],
  };
}

/** Problems of the nodes that claim a path, for editors who miss the page there. */
export function brokenNodesAt({ index }: NodesNow, path: string): HiddenNode[] {
  return index.broken
    .filter(({ claimed }) => claimed === path)
    .map(({ node: { id, type, path: place, reason } }) => ({
      id,
      type,
      path: place,
      reason,
      issues: [],
    }));
}

/** The node at a path: one that can be visited now, else any, so that its reason can be shown. */
export function nodeAt(
  { index }: NodesNow,
  path: string,
  context: PageContext,
): SoundNode | undefined {
  const candidates = index.byPath.get(path) ?? [];
  const [visible] = evaluateNodes(candidates, context).shown;
  return visible ? spelledNode(visible.node, context) : candidates[0];
}

/** Other nodes that claim the path of the shown node, at this time in this market. */
export function rivalsOf(site: NodesNow, node: SoundNode, context: PageContext): Finding[] {
  const { path } = nodeFields(node);
  const candidates = site.index.byPath.get(path) ?? [];
  if (candidates.length < 2) return [];
  const rivals = evaluateNodes(candidates, context).shown.filter(
    (rival) => rival.node.id !== node.id,
  );
  return rivals.map((rival) => ({
    id: node.id,
    type: node.type,
    path: 'path',
    message: `${path} is also the path of ${rival.node.id}; ${node.id} is shown`,
  }));
}

/** Blocks shown on every page of the project. */
export function headerRegion({ project }: Pick<Site, 'project'>): readonly ContentNode[] {
  if (project?.kind !== 'sound') return [];
  return project.children.find(({ field }) => field === 'header')?.nodes ?? [];
}
