import type { Block, Document, Inline, Mark, Text } from '@contentful/rich-text-types';
import { RICH_TEXT_MARKS, RICH_TEXT_NODES, type PictureSource } from '@/cms-schema/shapes';
import { linkTarget, type NodePaths } from '@/lib/shop/routes/link-target';
import type { ContentIssue } from '@/lib/cms/visibility/verdict';
import { isLink } from '@/lib/shop/page-context/content-document';

type Child = Block | Inline | Text;

/** Node types that a text may have; all others are left out and reported. */
const ALLOWED: ReadonlySet<string> = new Set([
  'document',
  'paragraph',
  'text',
  'list-item',
  'table-row',
  'table-cell',
  'table-header-cell',
  ...RICH_TEXT_NODES,
]);

/** Node types that stand in one other type only: browsers would move them out of anything else. */
const ONLY_IN: ReadonlyMap<string, string> = new Map([
  ['table', 'document'],
  ['table-row', 'table'],
  ['table-cell', 'table-row'],
  ['table-header-cell', 'table-row'],
]);

/** Node types that contain nothing but certain others. */
const CONTAINS_ONLY: ReadonlyMap<string, readonly string[]> = new Map([
  ['table', ['table-row']],
  ['table-row', ['table-cell', 'table-header-cell']],
]);

/** Maximum number of columns or rows that a cell spans. */
const MAX_SPAN = 100;

/** Node types that may contain an embedded block: browsers would move it out of a paragraph. */
const HOLDERS: ReadonlySet<string> = new Set(['document', 'list-item', 'blockquote']);

const MARKS: ReadonlySet<unknown> = new Set(RICH_TEXT_MARKS);

const isText = (node: Child): node is Text => node.nodeType === 'text';

/**
 * Whether a node has visible text; a link of spaces and invisible characters has no accessible
 * name.
 */
const isVisible = (node: Child): boolean =>
  isText(node) ? /[^\p{Z}\p{C}]/u.test(node.value) : node.content.some(isVisible);

const HEADING = /^heading-\d$/;

function hrefTarget(node: Child, nodeIds: ReadonlyMap<string, string>): string {
  // The schema has only validated the structure: `data` and `marks` may have any value.
  const { uri, target } = (node.data ?? {}) as { uri?: unknown; target?: unknown };
  if (typeof uri === 'string') return uri;
  return isLink(target) ? `node_${nodeIds.get(target.sys.id) ?? ''}` : '';
}

function soundMarks(marks: unknown): Mark[] {
  if (!Array.isArray(marks)) return [];
  const types = marks.map((mark) => (mark as Partial<Mark> | null)?.type);
  return types.flatMap((type) => (type !== undefined && MARKS.has(type) ? [{ type }] : []));
}

/** Whether a node may stand in a node of a type. */
const mayStandIn = (nodeType: string, parentType: string): boolean =>
  (ONLY_IN.get(nodeType) ?? parentType) === parentType &&
  (CONTAINS_ONLY.get(parentType)?.includes(nodeType) ?? true);

/** How many columns and rows a cell spans; anything else stored with a node is left out. */
function spans({ nodeType, data }: Child): object {
  if (CONTAINS_ONLY.get('table-row')?.includes(nodeType) !== true) return {};
  const known = (name: string) => {
    const span: unknown = Object(data)[name];
    const isSpan = Number.isInteger(span) && Number(span) > 1 && Number(span) <= MAX_SPAN;
    return isSpan ? { [name]: span } : {};
  };
  return { ...known('colspan'), ...known('rowspan') };
}

/** Lookups for the targets of a text's links and embedded nodes. */
export interface RichTextTargets {
  nodes: NodePaths;
  /** Entry id → node id, for links that point at node entries. */
  nodeIds: ReadonlyMap<string, string>;
  /** The picture of an asset; `null` when it is unpublished or not a picture. */
  pictureOf: (assetId: string) => PictureSource | null;
}

/** The replacement of an embedded node, or why it cannot be shown. */
function embedded(node: Child, parentType: string, pictureOf: RichTextTargets['pictureOf']) {
  const { nodeType } = node;
  if (!HOLDERS.has(parentType)) return `“${nodeType}” is not allowed inside “${parentType}”`;
  // The schema has only validated the structure: `data` may have any value.
  const { target } = (node.data ?? {}) as { target?: unknown };
  if (!isLink(target)) return `“${nodeType}” names nothing to embed`;
  const { id } = target.sys;
  if (nodeType === 'embedded-entry-block') return { entry: id };
  const picture = pictureOf(id);
  return picture ? { picture } : `the picture ${id} is not published or not a picture`;
}

/**
 * The document with every hyperlink resolved into `data.link` and every embedded asset into
 * `data.picture`; embedded entries are named in `data.entry` (see embedded-entries). A link to
 * nothing is replaced by its text; links and headings without text, and node types outside the
 * model, are removed.
 */
export function resolveRichTextLinks(
  document: Document,
  { nodes, nodeIds, pictureOf }: RichTextTargets,
): { document: Document; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];
  const leaveOut = (message: string): Child[] => {
    issues.push({ path: '', message });
    return [];
  };

  const resolve = (node: Child, parentType: string): Child[] => {
    const { nodeType } = node;
    if (!ALLOWED.has(nodeType)) return leaveOut(`“${nodeType}” is not allowed in this text`);
    if (!mayStandIn(nodeType, parentType))
      return leaveOut(`“${nodeType}” is not allowed inside “${parentType}”`);
    if (isText(node))
      return [
        { nodeType: 'text', value: node.value, marks: soundMarks(node.marks), data: {} } as Text,
      ];
    if (nodeType === 'embedded-asset-block' || nodeType === 'embedded-entry-block') {
      const data = embedded(node, parentType, pictureOf);
      if (typeof data === 'string') return leaveOut(data);
      // The data of an asset or entry is ours, not the API's link.
      return [{ nodeType, data, content: [] } as unknown as Block];
    }
    const content = node.content.flatMap((child) => resolve(child, nodeType));
    if (HEADING.test(nodeType) && !content.some(isVisible))
      return leaveOut('a heading without words is left out');
    if (CONTAINS_ONLY.has(nodeType) && content.length === 0) return leaveOut('an empty table');
    if (nodeType !== 'hyperlink' && nodeType !== 'entry-hyperlink')
      return [{ ...node, data: spans(node), content } as Block];
    const target = hrefTarget(node, nodeIds);
    if (!content.some(isVisible)) {
      leaveOut(`the link to “${target.slice(0, 80)}” has no words`);
      return content;
    }
    const link = linkTarget(target, nodes);
    if (link) return [{ nodeType: 'hyperlink', data: { link }, content } as Inline];
    leaveOut(`the link “${target.slice(0, 80)}” leads nowhere`);
    return content;
  };

  const content = document.content.flatMap((child) => resolve(child, 'document'));
  // All children are from blocks of this document, so the type stays valid.
  return { document: { ...document, data: {}, content } as Document, issues };
}
