import type { ContentNode, SoundNode } from '@/lib/cms/content/content-tree';
import { evaluate } from '@/lib/cms/content/evaluate';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { pageChanges, spansOf, type PageChange, type Span } from './page-changes';

/** A gap between blocks of one type that follow each other in a slot of the page. */
export interface Gap extends Span {
  type: string;
}

/** Two scheduled blocks of one type that are visible at the same time. */
export interface Overlap extends Span {
  type: string;
  ids: [string, string];
}

export interface PageTimes {
  changes: PageChange[];
  /** Periods in which the page's main region is empty. */
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

/**
 * Blocks of one type that all have visibility windows, by which an editor fills one slot in turn.
 */
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
 * @param tree blocks of the page under their node, whose window applies to all of them
 * @param main the page's own blocks
 *
 * Timeline of a page from `context.now` to `until`: changes, empty periods, gaps between blocks
 * that follow each other, and overlaps. Pure.
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
    // A page that is not visible does not count as empty.
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
