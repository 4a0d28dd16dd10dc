import type { ContentNode, SoundNode } from '@/lib/cms/content/content-tree';
import { evaluate } from '@/lib/cms/content/evaluate';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageChanges, spansOf, type PageChange, type Span } from './page-changes';

/** Blocks of one type whose windows make them each other's successors: a slot on the page. */
export interface Gap extends Span {
  type: string;
}

/** Two windowed blocks of one type that show at the same time. */
export interface Overlap extends Span {
  type: string;
  ids: [string, string];
}

export interface PageTimes {
  changes: PageChange[];
  /** Times in which nothing of the page's main region shows. */
  empty: Span[];
  gaps: Gap[];
  overlaps: Overlap[];
}

const hasWindow = (node: ContentNode): node is SoundNode =>
  node.kind === 'sound' &&
  node.rules.windowRule === 'insideWindow' &&
  (node.rules.schedule.start !== null || node.rules.schedule.end !== null);

const isShown = (node: ContentNode, context: PageContext, now: number): boolean =>
  evaluate([node], { ...context, now }).shown.length > 0;

/** Blocks of one type that all have windows: an editor fills one slot with them in turn. */
function slotsOf(main: readonly ContentNode[]): Map<string, SoundNode[]> {
  const slots = new Map<string, SoundNode[]>();
  for (const node of main)
    if (hasWindow(node)) slots.set(node.type, [...(slots.get(node.type) ?? []), node]);
  for (const { type } of main.filter((node) => !hasWindow(node))) slots.delete(type);
  return new Map([...slots].filter(([, nodes]) => nodes.length > 1));
}

function overlapsOf(nodes: readonly SoundNode[], edges: readonly number[], context: PageContext) {
  return nodes.flatMap((one, index) =>
    nodes
      .slice(index + 1)
      .flatMap((other) =>
        spansOf(
          edges,
          context.now,
          (at) => isShown(one, context, at) && isShown(other, context, at),
        ).map((span): Overlap => ({ ...span, type: one.type, ids: [one.id, other.id] })),
      ),
  );
}

/**
 * @param tree what the page shows: its blocks below their node, whose window holds for all of them
 * @param main the page's own blocks
 *
 * How a page changes from `context.now` to `until`: each change, times in which it is empty, gaps
 * between blocks that follow each other, and blocks that show beside each other. Pure.
 */
export function pageTimes(
  { tree, main }: { tree: readonly ContentNode[]; main: readonly ContentNode[] },
  context: PageContext,
  until: number,
): PageTimes {
  const changes = pageChanges(tree, context, until);
  const edges = changes.map(({ at }) => at);
  const spans = (isSo: (at: number) => boolean) => spansOf(edges, context.now, isSo);
  const slots = [...slotsOf(main)];
  return {
    changes,
    // A page that may not be visited is not empty.
    empty:
      main.length === 0
        ? []
        : spans(
            (at) =>
              evaluate(tree, { ...context, now: at }).shown.length > 0 &&
              evaluate(main, { ...context, now: at }).shown.length === 0,
          ),
    gaps: slots.flatMap(([type, nodes]) => {
      const last = Math.max(...nodes.map(({ rules }) => rules.schedule.end ?? Infinity));
      return spans((at) => at < last && !nodes.some((node) => isShown(node, context, at))).map(
        (span) => ({ ...span, type }),
      );
    }),
    overlaps: slots.flatMap(([, nodes]) => overlapsOf(nodes, edges, context)),
  };
}
