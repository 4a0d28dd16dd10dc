import type { PageContext } from '@/lib/shop/page-context/page-context';
import {
  evaluateRules,
  type ContentIssue,
  type HiddenReason,
  type VisitorRule,
} from '@/lib/cms/visibility/verdict';
import type { ChildList, ContentNode, SoundNode } from './content-tree';

/** A visible entry with its visible children. */
export interface ShownNode {
  node: SoundNode;
  /** Set when the browser has to decide whether it is shown. */
  visitor: VisitorRule | null;
  children: { list: ChildList; shown: ShownNode[] }[];
}

export interface HiddenNode {
  id: string;
  type: string;
  path: string;
  reason: HiddenReason;
  /** Problems in the entry that do not hide it. */
  issues: readonly ContentIssue[];
}

export interface Evaluation {
  shown: ShownNode[];
  /** In tree order; nothing below a hidden entry is evaluated. */
  hidden: HiddenNode[];
}

function hasContent(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return !Array.isArray(value) || value.length > 0;
}

/**
 * First group of required fields without content, or `null`. Children count only if they are shown.
 */
function lackingGroup(node: SoundNode, children: ShownNode['children']): readonly string[] | null {
  const isFilled = (name: string) => {
    // A text counts as content even without the blocks embedded in it.
    const child = children.find(({ list }) => list.field === name && list.shape !== 'embedded');
    return child ? child.shown.length > 0 : hasContent(node.values[name]);
  };
  return node.requiredContent.find((group) => !group.some(isFilled)) ?? null;
}

/** Decides which entries of some trees are shown at `context.now`, each at its position. */
export function evaluate(nodes: readonly ContentNode[], context: PageContext): Evaluation {
  const hidden: HiddenNode[] = [];

  const evaluateNode = (node: ContentNode): ShownNode | null => {
    const hide = (reason: HiddenReason) => {
      const { id, type, path } = node;
      hidden.push({ id, type, path, reason, issues: node.kind === 'sound' ? node.issues : [] });
      return null;
    };
    if (node.kind === 'broken') return hide(node.reason);
    const verdict = evaluateRules(node.rules, context);
    if (verdict.state === 'hidden') return hide(verdict.reason);
    const children = node.children.map((list) => ({ list, shown: evaluateAll(list.nodes) }));
    const lacking = lackingGroup(node, children);
    if (lacking) return hide({ kind: 'missing', fields: lacking });
    return { node, visitor: verdict.state === 'unknown' ? verdict.visitor : null, children };
  };

  const evaluateAll = (list: readonly ContentNode[]): ShownNode[] =>
    list.flatMap((node) => evaluateNode(node) ?? []);

  return { shown: evaluateAll(nodes), hidden };
}

/** Earliest of some instants; `null` means never. */
function earliest(instants: readonly (number | null)[]): number | null {
  return instants.reduce(
    (first, instant) => (first === null || (instant !== null && instant < first) ? instant : first),
    null,
  );
}

function isOpen({ rules }: SoundNode, context: PageContext): boolean {
  return evaluateRules(rules, context).state !== 'hidden';
}

/**
 * First instant at which the verdict of the entry's own rules differs from that at `context.now`.
 */
function ruleChange(node: SoundNode, context: PageContext): number | null {
  const { start, end } = node.rules.schedule;
  const current = isOpen(node, context);
  const changes = [start, end].filter(
    (edge): edge is number =>
      edge !== null && edge > context.now && isOpen(node, { ...context, now: edge }) !== current,
  );
  return earliest(changes);
}

/** First instant after `context.now` at which the entry or anything below it may change. */
function nextStep(node: SoundNode, context: PageContext): number | null {
  const own = ruleChange(node, context);
  if (!isOpen(node, context)) return own;
  const children = node.children.flatMap((list) => list.nodes);
  return earliest([own, ...children.map((child) => changeOf(child, context))]);
}

/** First instant at which a tree shows something other than at `context.now`. */
function changeOf(node: ContentNode, context: PageContext): number | null {
  if (node.kind === 'broken') return null;
  const isShownAt = (now: number) => evaluate([node], { ...context, now }).shown.length > 0;
  for (let now = context.now; ;) {
    const next = nextStep(node, { ...context, now });
    // Changes below a hidden entry are invisible until one of them supplies its required content.
    if (next === null || isShownAt(now) || isShownAt(next)) return next;
    now = next;
  }
}

/**
 * First instant after `context.now` at which a verdict changes, or `null` if none ever does. Edges
 * without a visible effect (inside an entry that stays hidden) do not count. Walks the tree instead
 * of evaluating it at every edge, because pages may have thousands.
 */
export function nextChange(nodes: readonly ContentNode[], context: PageContext): number | null {
  return earliest(nodes.map((node) => changeOf(node, context)));
}
