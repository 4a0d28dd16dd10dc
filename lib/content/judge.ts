import type { PageContext } from '@/lib/page-context/page-context';
import { judgeRules, type HiddenReason, type VisitorRule } from '@/lib/visibility/verdict';
import type { ChildList, ContentNode, SoundNode } from './content-tree';

/** An entry that is delivered, with the children that are delivered with it. */
export interface ShownNode {
  node: SoundNode;
  /** Set when the browser has to settle whether it shows. */
  visitor: VisitorRule | null;
  children: { list: ChildList; shown: ShownNode[] }[];
}

export interface HiddenNode {
  id: string;
  type: string;
  path: string;
  reason: HiddenReason;
}

export interface Judgement {
  shown: ShownNode[];
  /** In tree order; nothing below a hidden entry is judged. */
  hidden: HiddenNode[];
}

function hasContent(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/** First group of required fields without any content, or `null`. Children count only if shown. */
function lackingGroup(node: SoundNode, children: ShownNode['children']): readonly string[] | null {
  const isFilled = (name: string) => {
    const child = children.find(({ list }) => list.field === name);
    return child ? child.shown.length > 0 : hasContent(node.values[name]);
  };
  return node.requiredContent.find((group) => !group.some(isFilled)) ?? null;
}

/** Decides for every entry of some trees whether it shows, at `context.now` and in its place. */
export function judge(nodes: readonly ContentNode[], context: PageContext): Judgement {
  const hidden: HiddenNode[] = [];

  const judgeNode = (node: ContentNode): ShownNode | null => {
    const hide = (reason: HiddenReason) => {
      hidden.push({ id: node.id, type: node.type, path: node.path, reason });
      return null;
    };
    if (node.kind === 'broken') return hide(node.reason);
    const verdict = judgeRules(node.rules, context);
    if (verdict.state === 'hidden') return hide(verdict.reason);
    const children = node.children.map((list) => ({ list, shown: judgeAll(list.nodes) }));
    const lacking = lackingGroup(node, children);
    if (lacking) return hide({ kind: 'missing', fields: lacking });
    return { node, visitor: verdict.state === 'unknown' ? verdict.visitor : null, children };
  };

  const judgeAll = (list: readonly ContentNode[]): ShownNode[] =>
    list.flatMap((node) => judgeNode(node) ?? []);

  return { shown: judgeAll(nodes), hidden };
}

function signature(shown: readonly ShownNode[]): string {
  return shown
    .map(({ node, visitor, children }) => {
      const below = children.map((child) => signature(child.shown)).join('|');
      return `${node.path}:${visitor ? 'unknown' : 'visible'}(${below})`;
    })
    .join(',');
}

/** Every instant after `now` at which a window in a tree opens or closes, in order. */
function edgesAfter(root: ContentNode, now: number): number[] {
  const edges = new Set<number>();
  const collect = (node: ContentNode): void => {
    if (node.kind === 'broken') return;
    const { start, end } = node.rules.schedule;
    for (const edge of [start, end]) if (edge !== null && edge > now) edges.add(edge);
    node.children.forEach((list) => list.nodes.forEach(collect));
  };
  collect(root);
  return [...edges].sort((a, b) => a - b);
}

/** First instant at which one tree shows something else than at `context.now`. */
function changeOf(root: ContentNode, context: PageContext): number | undefined {
  const signatureAt = (now: number) => signature(judge([root], { ...context, now }).shown);
  const current = signatureAt(context.now);
  return edgesAfter(root, context.now).find((edge) => signatureAt(edge) !== current);
}

/**
 * First instant after `context.now` at which a verdict changes, or `null` if none ever does.
 * Edges that change nothing anyone could see (inside an entry that stays hidden) do not count.
 */
export function nextChange(nodes: readonly ContentNode[], context: PageContext): number | null {
  // Each tree by itself: thousands of edges that change nothing must not re-judge the whole page.
  const changes = nodes.flatMap((node) => changeOf(node, context) ?? []);
  return changes.length > 0 ? Math.min(...changes) : null;
}
