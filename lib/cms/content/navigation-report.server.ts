import type { NavigationEntry } from '@/lib/cms/layout/site-frame';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { SoundNode } from './content-tree';
import { evaluate, type HiddenNode } from './evaluate';
import { DEEPEST_LEVEL, isListed } from './navigation.server';
import { hasPage, nodeFields, readAgain, type NodeIndex } from './node-index.server';
import type { Finding } from './resolve-page';
import { evaluateNodes, type Site } from './site.server';

/** A report for editors about the navigation. */
export interface NavigationReport {
  /** Nodes meant for the navigation that are missing from it, and why. */
  hidden: HiddenNode[];
  /** Problems in nodes that are shown nevertheless. */
  findings: Finding[];
}

const idsOf = (entries: readonly NavigationEntry[]): string[] =>
  entries.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/**
 * The cycle of parents that a node is part of, beginning and ending with it; `null` if there is
 * none.
 */
function circleOf(node: SoundNode, { byId }: NodeIndex): string[] | null {
  const way = [node.id];
  for (let next = byId.get(nodeFields(node).parent ?? ''); next;) {
    way.push(next.id);
    if (next.id === node.id) return way;
    // A cycle further up is reported for the nodes that are part of it.
    if (way.indexOf(next.id) < way.length - 1) return null;
    next = byId.get(nodeFields(next).parent ?? '');
  }
  return null;
}

function findingsOf(node: SoundNode, { index, shape }: Site): Finding[] {
  const { id, type } = node;
  const { parent, page } = nodeFields(node);
  const circle = circleOf(node, index);
  const found = [
    ...readAgain(node, index, shape).issues,
    ...(circle ? [{ path: 'parent', message: `stands in a circle: ${circle.join(' → ')}` }] : []),
    ...(parent !== null && !index.byId.has(parent)
      ? [{ path: 'parent', message: `${parent} is not published; it stands at the top` }]
      : []),
    ...(page !== null && !hasPage(node, index)
      ? [{ path: 'page', message: `${page} is not published; nothing links to the node` }]
      : []),
  ];
  return found.map((issue) => ({ id, type, ...issue }));
}

/** Why a node that may be visited is not in the navigation. */
function withoutPlace({ id, type, path, issues }: SoundNode, site: Site): HiddenNode {
  const node = site.index.byId.get(id);
  const leads = node && site.linkOf(node) !== null;
  return {
    id,
    type,
    path,
    issues,
    reason: leads
      ? {
          kind: 'invalid',
          issues: [
            {
              path: 'parent',
              message: `stands below a hidden node, or over ${DEEPEST_LEVEL} deep`,
            },
          ],
        }
      : { kind: 'missing', fields: ['page'] },
  };
}

/**
 * Reports missing entries and problems of the navigation. Reads every listed node with its links,
 * unlike a page: for editors only.
 */
export function navigationReport(site: Site, context: PageContext): NavigationReport {
  const { index, visible, tree, shape } = site;
  const listed = index.sound.filter(isListed);
  const placed = new Set(idsOf(tree));
  const shown = listed.filter(({ id }) => visible.has(id));
  const broken = index.broken.map(({ node: { id, type, path, reason } }) => ({
    id,
    type,
    path,
    reason,
    issues: [],
  }));
  const parts = shown.flatMap((node) => evaluate([readAgain(node, index, shape)], context).hidden);
  return {
    hidden: [
      ...broken,
      ...evaluateNodes(listed, context).hidden.filter(({ type }) => type === 'node'),
      ...shown.filter(({ id }) => !placed.has(id)).map((node) => withoutPlace(node, site)),
      ...parts,
    ],
    findings: shown.flatMap((node) => findingsOf(node, site)),
  };
}
