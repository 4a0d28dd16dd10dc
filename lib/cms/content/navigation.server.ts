import type { NavigationEntry, NodeConfiguration } from '@/lib/cms/layout/site-frame';
import type { Link } from './block';
import type { SoundNode } from './content-tree';
import { configurationOf } from './node-configuration.server';
import { nodeFields, readAgain, type NodeIndex } from './node-index.server';
import type { ShapeContext } from './shape-value.server';

/** Levels below the header's row; deeper ones are left out. */
export const DEEPEST_LEVEL = 6;

/** A project's nodes for one country at one time. */
export interface NodesNow {
  index: NodeIndex;
  /** Nodes that may be visited or shown in the navigation, by entry id. */
  visible: ReadonlyMap<string, SoundNode>;
  /** Where a node leads; `null` for a heading. */
  linkOf: (node: SoundNode) => Link | null;
  shape: ShapeContext;
}

/** Whether a node is in the header or the mobile menu, wherever it leads. */
export function isListed(node: SoundNode): boolean {
  const { showInNavigation, showInMobileNavigation } = nodeFields(node);
  return showInNavigation || showInMobileNavigation;
}

/**
 * Sorts by the editor's order, then by id. The result is part of an address (`carriedNavigation`),
 * so it must not depend on the machine's language.
 */
export function bySort(a: SoundNode, b: SoundNode): number {
  return nodeFields(a).sort - nodeFields(b).sort || (a.id < b.id ? -1 : 1);
}

/**
 * The closest listed ancestor of a node. Children of an unlisted node move up; a cycle of parents
 * or a missing parent ends the search.
 * @returns `null` at the top, `undefined` below a hidden node, which hides its children too
 */
function listedParent(
  node: SoundNode,
  { index, visible }: NodesNow,
  listed: ReadonlySet<string>,
): string | null | undefined {
  const passed = new Set([node.id]);
  for (let { parent } = nodeFields(node); parent !== null;) {
    if (passed.has(parent)) return null;
    if (listed.has(parent)) return parent;
    passed.add(parent);
    const above = index.byId.get(parent);
    if (!above) return null;
    if (!visible.has(parent)) return undefined;
    ({ parent } = nodeFields(above));
  }
  return null;
}

function standsIn(node: SoundNode): NavigationEntry['standsIn'] {
  const { showInNavigation, showInMobileNavigation } = nodeFields(node);
  if (showInNavigation && showInMobileNavigation) return 'both';
  return showInNavigation ? 'header' : 'menu';
}

/** Link to the brand index: the first page of that kind. */
function allBrands(node: SoundNode, nodes: NodesNow): NodeConfiguration['allBrands'] | null {
  const { showAllBrands, showAllBrandsText, styleAllBrands } = nodeFields(node);
  if (!showAllBrands) return null;
  for (const candidate of nodes.visible.values()) {
    const link = nodeFields(candidate).brandsPageSource && nodes.linkOf(candidate);
    if (link) return { text: showAllBrandsText, style: styleAllBrands, link };
  }
  return null;
}

type ChildrenOf = (id: string) => readonly SoundNode[];

/** Removes some nodes' descendants from the navigation, at any depth. */
function passOver(nodes: readonly SoundNode[], childrenOf: ChildrenOf): [] {
  const open = [...nodes];
  for (let node = open.pop(); node; node = open.pop()) open.push(...childrenOf(node.id));
  return [];
}

/** Entries of one level, without branches that contain no links. */
function branches(
  siblings: readonly SoundNode[],
  childrenOf: ChildrenOf,
  nodes: NodesNow,
  level = 1,
): NavigationEntry[] {
  return siblings.flatMap((node) => {
    const below =
      level < DEEPEST_LEVEL
        ? branches(childrenOf(node.id), childrenOf, nodes, level + 1)
        : passOver([node], childrenOf);
    const link = nodes.linkOf(node);
    if (!link && below.length === 0) return [];
    const { id } = node;
    const { nodeId, nodeType, name } = nodeFields(node);
    const brands = allBrands(node, nodes);
    const configuration = {
      ...configurationOf(readAgain(node, nodes.index, nodes.shape)),
      ...(brands && { allBrands: brands }),
    };
    const place = { standsIn: standsIn(node), children: below };
    return [{ id, nodeId, nodeType, name, link, ...place, configuration }];
  });
}

/** Builds the tree with each listed node once: a node whose parents form a cycle becomes a root. */
export function buildNavigationTree(nodes: NodesNow): NavigationEntry[] {
  const listed = [...nodes.visible.values()].filter(isListed).sort(bySort);
  const ids = new Set(listed.map(({ id }) => id));
  const byParent = new Map<string | null | undefined, SoundNode[]>();
  for (const node of listed) {
    const parent = listedParent(node, nodes, ids);
    const siblings = byParent.get(parent);
    if (siblings) siblings.push(node);
    else byParent.set(parent, [node]);
  }
  const placed = new Set<string>();
  const take = (parent: string | null | undefined) =>
    (byParent.get(parent) ?? []).filter(({ id }) => !placed.has(id) && placed.add(id));
  const trees = branches(take(null), take, nodes);
  passOver(take(undefined), take);
  const circles = listed.flatMap((node) => {
    if (placed.has(node.id)) return [];
    placed.add(node.id);
    return branches([node], take, nodes);
  });
  return [...trees, ...circles];
}
