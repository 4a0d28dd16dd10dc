import type { ContentNode } from '@/lib/cms/content/content-tree';
import { evaluate, nextChange, type HiddenNode } from '@/lib/cms/content/evaluate';
import type { PageContext } from '@/lib/shop/page-context/page-context';

export type CellState =
  | 'visible'
  /** In the page's HTML; the browser decides by login or by whether the visitor has closed it. */
  | 'by visitor'
  /** Hidden now, visible at another time. */
  | 'later'
  | 'hidden';

/** State of a page's block in one market. */
export interface MatrixCell {
  state: CellState;
  /**
   * Why it is hidden, for blocks that are never visible also at another time; `null` if it is
   * visible, or hidden only with an entry around it.
   */
  reason: HiddenNode['reason'] | null;
}

/** A block of a page in one market. */
export interface ColumnBlock {
  id: string;
  type: string;
  /** Entry id of its parent; `null` at the top level. */
  parent: string | null;
  cell: MatrixCell;
}

/** Position in a tree → block, including nested ones. */
export type MarketColumn = ReadonlyMap<string, ColumnBlock>;

/** Before any window begins. */
const BEGINNING = -8_640_000_000_000_000;
/** Limit that guards against content with millions of changes. */
const MAX_EDGES = 10_000;

function shownPaths(nodes: readonly ContentNode[], context: PageContext): Map<string, boolean> {
  const found = new Map<string, boolean>();
  const visit = (shown: ReturnType<typeof evaluate>['shown'], isByVisitor: boolean) => {
    for (const { node, visitor, children } of shown) {
      const isSettledLater = isByVisitor || visitor !== null;
      found.set(node.path, isSettledLater);
      for (const child of children) visit(child.shown, isSettledLater);
    }
  };
  visit(evaluate(nodes, context).shown, false);
  return found;
}

type Reasons = Map<string, HiddenNode['reason']>;

/** Positions that are visible at some time, and reasons for those that never are. */
function overTime(nodes: readonly ContentNode[], context: PageContext) {
  const ever = new Set<string>();
  const reasons: Reasons = new Map();
  let at: number | null = BEGINNING;
  for (let edges = 0; at !== null && edges < MAX_EDGES; edges++) {
    const then: PageContext = { ...context, now: at };
    for (const path of shownPaths(nodes, then).keys()) ever.add(path);
    for (const { path, reason } of evaluate(nodes, then).hidden) reasons.set(path, reason);
    at = nextChange(nodes, then);
  }
  return { ever, reasons };
}

interface PlacedNode {
  node: ContentNode;
  parent: string | null;
}

/** All nodes of some trees in order, including those below a hidden entry. */
function everyNode(nodes: readonly ContentNode[], parent: string | null = null): PlacedNode[] {
  return nodes.flatMap((node) => [
    { node, parent },
    ...(node.kind === 'sound'
      ? node.children.flatMap((list) => everyNode(list.nodes, node.id))
      : []),
  ]);
}

/** State of some trees in one market at `context.now`, with reasons for hidden blocks. Pure. */
export function marketColumn(nodes: readonly ContentNode[], context: PageContext): MarketColumn {
  const shownNow = shownPaths(nodes, context);
  const { ever, reasons } = overTime(nodes, context);
  const current: Reasons = new Map(
    evaluate(nodes, context).hidden.map(({ path, reason }) => [path, reason]),
  );
  const cellOf = ({ path }: ContentNode): MatrixCell => {
    const isByVisitor = shownNow.get(path);
    if (isByVisitor !== undefined)
      return { state: isByVisitor ? 'by visitor' : 'visible', reason: null };
    const reason = current.get(path) ?? null;
    if (ever.has(path)) return { state: 'later', reason };
    return { state: 'hidden', reason: reason ?? reasons.get(path) ?? null };
  };
  return new Map(
    everyNode(nodes).map(({ node, parent }) => [
      node.path,
      { id: node.id, type: node.type, parent, cell: cellOf(node) },
    ]),
  );
}
