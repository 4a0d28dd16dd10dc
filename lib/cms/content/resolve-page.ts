import type { PageContext } from '@/lib/shop/page-context/page-context';
import type { ContentIssue, VisitorRule } from '@/lib/cms/visibility/verdict';
import type { BlockType, RichTextContent } from './block';
import type { ContentNode } from './content-tree';
import { withEmbeddedBlocks } from './embedded-entries';
import { uniqueIds, type IdOf } from './unique-ids';
import { evaluate, nextChange, type HiddenNode, type ShownNode } from './evaluate';

/** A block in the page's props; `fields` has been validated. */
export interface BlockInstance {
  id: string;
  type: BlockType;
  fields: Readonly<Record<string, unknown>>;
  /** End of its window in epoch milliseconds, when the browser hides it. */
  until: number | null;
  /** Present when the browser has to decide whether the block is shown. */
  visitor?: VisitorRule;
  /** Result of the type's loader, or `null`; present if the type has a loader. */
  loaded?: unknown;
}

/** A problem that an editor should fix in an entry that is shown nevertheless. */
export interface Finding extends ContentIssue {
  id: string;
  type: string;
}

export interface Resolution {
  blocks: BlockInstance[];
  hidden: HiddenNode[];
  /** Problems in entries that are shown nevertheless. */
  findings: Finding[];
  /** First instant at which any verdict changes, in epoch milliseconds. */
  validUntil: number | null;
}

/** A resolved region, and the entries it was resolved from. */
export interface Region extends Resolution {
  nodes: readonly ContentNode[];
}

type Children = ShownNode['children'][number];

/** A text with its embedded blocks in place; hidden ones leave no gap. */
function textOf({ node }: ShownNode, { list, shown }: Children, idOf: IdOf): RichTextContent {
  const blocks = new Map(shown.map((child) => [child.node.path, blockOf(child, idOf)]));
  return withEmbeddedBlocks(
    // The field's schema has validated it; without a text nothing is embedded.
    node.values[list.field] as RichTextContent,
    list.nodes.map(({ path }) => blocks.get(path) ?? null),
  );
}

/** Converts children: parts become plain fields with their id, nested blocks become instances. */
function fieldsOf(parent: ShownNode, idOf: IdOf): Record<string, unknown> {
  const { node, children } = parent;
  const lists = children.map((child) => {
    const { list, shown } = child;
    if (list.shape === 'embedded') return [list.field, textOf(parent, child, idOf)];
    const isBlock = list.shape === 'blocks';
    const values = shown.map((item) =>
      isBlock ? blockOf(item, idOf) : { id: idOf(item.node.id), ...fieldsOf(item, idOf) },
    );
    return [list.field, values];
  });
  return { ...node.values, ...Object.fromEntries(lists) };
}

function blockOf(shown: ShownNode, idOf: IdOf): BlockInstance {
  const { id, type, rules } = shown.node;
  return {
    id: idOf(id),
    // Regions and block fields admit declared block types only (see EntryReader).
    type: type as BlockType,
    fields: fieldsOf(shown, idOf),
    until: rules.windowRule === 'insideWindow' ? rules.schedule.end : null,
    ...(shown.visitor && { visitor: shown.visitor }),
  };
}

function findingsOf({ node, children }: ShownNode): Finding[] {
  const { id, type } = node;
  return [
    ...node.issues.map((issue) => ({ id, type, ...issue })),
    ...children.flatMap((child) => child.shown.flatMap(findingsOf)),
  ];
}

/**
 * Resolves what a region shows in a context, why the rest is hidden, and how long that is valid.
 * Pure: equal content, context and time give equal results.
 * @param idOf shared by the regions of one page, so that ids are unique across all of them
 */
export function resolveRegion(
  nodes: readonly ContentNode[],
  context: PageContext,
  idOf: IdOf = uniqueIds(),
): Resolution {
  const { shown, hidden } = evaluate(nodes, context);
  return {
    blocks: shown.map((block) => blockOf(block, idOf)),
    hidden,
    findings: shown.flatMap(findingsOf),
    validUntil: nextChange(nodes, context),
  };
}

/** Earlier of two ends, where `null` means never. */
export function earlier(a: number | null, b: number | null): number | null {
  if (a === null || b === null) return a ?? b;
  return Math.min(a, b);
}
