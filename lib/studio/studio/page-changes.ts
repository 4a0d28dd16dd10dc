import { evaluate, nextChange, type ShownNode } from '@/lib/cms/content/evaluate';
import type { ContentNode } from '@/lib/cms/content/content-tree';
import type { PageContext } from '@/lib/shop/page-context/page-context';

/** A visible block or part of a page. */
export interface ShownBlock {
  id: string;
  type: string;
  /** Position in the page: `main.2.buttons.0`. */
  path: string;
}

/** Blocks that appear and disappear at an instant. */
export interface PageChange {
  /** Epoch milliseconds. */
  at: number;
  appears: ShownBlock[];
  disappears: ShownBlock[];
}

type Shown = ReadonlyMap<string, ShownBlock>;

function collect(shown: readonly ShownNode[], into: Map<string, ShownBlock>): void {
  for (const { node, children } of shown) {
    const { id, type, path } = node;
    into.set(path, { id, type, path });
    for (const child of children) collect(child.shown, into);
  }
}

/** Visible blocks of some trees at `context.now`, by position. */
export function shownBlocks(nodes: readonly ContentNode[], context: PageContext): Shown {
  const found = new Map<string, ShownBlock>();
  collect(evaluate(nodes, context).shown, found);
  return found;
}

/** Blocks in one and not in the other, without those nested in another listed one. */
function onlyIn(one: Shown, other: Shown): ShownBlock[] {
  const paths = [...one.keys()].filter((path) => !other.has(path));
  const lost = new Set(paths);
  const isPart = (path: string) =>
    path.split('.').some((_, end, steps) => end > 0 && lost.has(steps.slice(0, end).join('.')));
  return paths.filter((path) => !isPart(path)).flatMap((path) => one.get(path) ?? []);
}

export const differenceOf = (before: Shown, after: Shown) => ({
  appears: onlyIn(after, before),
  disappears: onlyIn(before, after),
});

/** Limit that guards against content with millions of changes. */
const MAX_EDGES = 10_000;

/**
 * Visibility changes of some trees after `context.now` and up to `until`, in order. Pure: gets each
 * next change from the resolver of the live pages.
 * @param until epoch milliseconds, inclusive
 */
export function pageChanges(
  nodes: readonly ContentNode[],
  context: PageContext,
  until: number,
): PageChange[] {
  const changes: PageChange[] = [];
  let shown = shownBlocks(nodes, context);
  let at = nextChange(nodes, context);
  for (let edges = 0; at !== null && at <= until && edges < MAX_EDGES; edges++) {
    const next = shownBlocks(nodes, { ...context, now: at });
    const { appears, disappears } = differenceOf(shown, next);
    if (appears.length + disappears.length > 0) changes.push({ at, appears, disappears });
    shown = next;
    at = nextChange(nodes, { ...context, now: at });
  }
  return changes;
}

/** A period in epoch milliseconds; `null` is open-ended. */
export interface Span {
  from: number;
  until: number | null;
}

/** Periods within `context.now` … `until` in which `isSo` holds for some trees. */
export function spansOf(
  edges: readonly number[],
  from: number,
  isSo: (at: number) => boolean,
): Span[] {
  const spans: Span[] = [];
  for (const at of [from, ...edges]) {
    const open = spans.at(-1);
    const isOpen = open?.until === null;
    if (isSo(at) && !isOpen) spans.push({ from: at, until: null });
    else if (!isSo(at) && open && isOpen) open.until = at;
  }
  return spans;
}
