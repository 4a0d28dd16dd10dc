import type { ContentNode } from '@/lib/cms/content/content-tree';
import { evaluate, nextChange, type HiddenNode } from '@/lib/cms/content/evaluate';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** What a market shows of a block. */
export type CellState =
  | 'visible'
  /** In the page's HTML; the browser decides by login or a closed block. */
  | 'by visitor'
  /** Hidden now, shown at another time. */
  | 'later'
  | 'hidden';

/** One block of a page in one market. */
export interface MatrixCell {
  state: CellState;
  /**
   * Why it is hidden, for what never shows also at another time; `null` where it shows, or only
   * something around it is hidden.
   */
  reason: HiddenNode['reason'] | null;
}

/** A block of a page, as one market has it. */
export interface ColumnBlock {
  id: string;
  type: string;
  /** Entry id of what it is part of; `null` at the top. */
  parent: string | null;
  cell: MatrixCell;
}

/** Position in a tree → block, for everything in it. */
export type MarketColumn = ReadonlyMap<string, ColumnBlock>;

/** Before any window begins. */
const BEGINNING = -8_640_000_000_000_000;
/** As many edges as a page may have; a guard against content with millions. */
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

/** Positions that show at any time at all, and why those that do not are hidden. */
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

/** Everything in some trees, also what is below a hidden entry, in order. */
function everyNode(nodes: readonly ContentNode[], parent: string | null = null): PlacedNode[] {
  return nodes.flatMap((node) => [
    { node, parent },
    ...(node.kind === 'sound'
      ? node.children.flatMap((list) => everyNode(list.nodes, node.id))
      : []),
  ]);
}

/** What one market shows of some trees at `context.now`, and of what it hides, why. Pure. */
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
