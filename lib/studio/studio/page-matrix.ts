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
  /** Why it is hidden; `null` where it shows. */
  reason: HiddenNode['reason'] | null;
}

/** Position in a tree → cell, for everything in it. */
export type MarketColumn = ReadonlyMap<string, { id: string; type: string; cell: MatrixCell }>;

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

/** Positions that show at any time at all. */
function everShown(nodes: readonly ContentNode[], context: PageContext): Set<string> {
  const found = new Set<string>();
  let at: number | null = BEGINNING;
  for (let edges = 0; at !== null && edges < MAX_EDGES; edges++) {
    const then: PageContext = { ...context, now: at };
    for (const path of shownPaths(nodes, then).keys()) found.add(path);
    at = nextChange(nodes, then);
  }
  return found;
}

/** Everything in some trees, also what is below a hidden entry, in order. */
function everyNode(nodes: readonly ContentNode[]): ContentNode[] {
  return nodes.flatMap((node) => [
    node,
    ...(node.kind === 'sound' ? node.children.flatMap((list) => everyNode(list.nodes)) : []),
  ]);
}

/** What one market shows of some trees at `context.now`, and of what it hides, why. Pure. */
export function marketColumn(nodes: readonly ContentNode[], context: PageContext): MarketColumn {
  const now = shownPaths(nodes, context);
  const ever = everShown(nodes, context);
  const reasons = new Map(
    evaluate(nodes, context).hidden.map(({ path, reason }) => [path, reason]),
  );
  const cellOf = ({ path }: ContentNode): MatrixCell => {
    const isByVisitor = now.get(path);
    if (isByVisitor !== undefined)
      return { state: isByVisitor ? 'by visitor' : 'visible', reason: null };
    return { state: ever.has(path) ? 'later' : 'hidden', reason: reasons.get(path) ?? null };
  };
  return new Map(
    everyNode(nodes).map((node) => [
      node.path,
      { id: node.id, type: node.type, cell: cellOf(node) },
    ]),
  );
}
