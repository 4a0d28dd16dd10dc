import type { Block, Document, Inline, Mark, Text } from '@contentful/rich-text-types';
import type { Picture } from '@/cms-schema/shapes';
import { linkTarget, type NodePaths } from '@/lib/shop/routes/link-target';
import type { ContentIssue } from '@/lib/cms/visibility/verdict';
import { isLink } from '@/lib/shop/page-context/content-document';

type Child = Block | Inline | Text;

/** Node types an editor may use; anything else is left out and named. */
const ALLOWED: ReadonlySet<string> = new Set([
  'document', 'paragraph', 'heading-2', 'heading-3', 'heading-4', 'ordered-list', 'unordered-list',
  'list-item', 'hr', 'blockquote', 'hyperlink', 'entry-hyperlink', 'text',
  'embedded-asset-block', 'embedded-entry-block',
]); // oxfmt-ignore

/** What may contain an embedded block: inside a paragraph a browser would move it elsewhere. */
const HOLDERS: ReadonlySet<string> = new Set(['document', 'list-item', 'blockquote']);

/** Marks an editor may use (see field.richText in cms-schema). */
const MARKS: ReadonlySet<unknown> = new Set([
  'bold', 'italic', 'underline', 'superscript', 'subscript',
]); // oxfmt-ignore

const isText = (node: Child): node is Text => node.nodeType === 'text';

/** Whether a reader sees anything of it; blanks and invisible characters name nothing. */
const isVisible = (node: Child): boolean =>
  isText(node) ? /[^\p{Z}\p{C}]/u.test(node.value) : node.content.some(isVisible);

const HEADING = /^heading-\d$/;

function hrefTarget(node: Child, nodeIds: ReadonlyMap<string, string>): string {
  // The schema has checked the structure alone: `data` and `marks` may have any value.
  const { uri, target } = (node.data ?? {}) as { uri?: unknown; target?: unknown };
  if (typeof uri === 'string') return uri;
  return isLink(target) ? `node_${nodeIds.get(target.sys.id) ?? ''}` : '';
}

function soundMarks(marks: unknown): Mark[] {
  if (!Array.isArray(marks)) return [];
  const types = marks.map((mark) => (mark as Partial<Mark> | null)?.type);
  return types.flatMap((type) => (type !== undefined && MARKS.has(type) ? [{ type }] : []));
}

/** What the targets of a text's links and embedded nodes are looked up in. */
export interface RichTextTargets {
  nodes: NodePaths;
  /** Entry id → node id, for links that point at node entries. */
  nodeIds: ReadonlyMap<string, string>;
  /** The picture of an asset; `null` when it is not published or not a picture. */
  pictureOf: (assetId: string) => Picture | null;
}

/** What an embedded node becomes, or why it cannot be shown. */
function embedded(node: Child, parentType: string, pictureOf: RichTextTargets['pictureOf']) {
  const { nodeType } = node;
  if (!HOLDERS.has(parentType)) return `“${nodeType}” is not allowed inside “${parentType}”`;
  // The schema has checked the structure alone: `data` may have any value.
  const { target } = (node.data ?? {}) as { target?: unknown };
  if (!isLink(target)) return `“${nodeType}” names nothing to embed`;
  const { id } = target.sys;
  if (nodeType === 'embedded-entry-block') return { entry: id };
  const picture = pictureOf(id);
  return picture ? { picture } : `the picture ${id} is not published or not a picture`;
}

/**
 * The document with every hyperlink resolved into `data.link` and every embedded asset into
 * `data.picture`; embedded entries are named in `data.entry` (see embedded-entries). A link that
 * leads nowhere is replaced by its text; links and headings without words, and node types outside the
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
    if (isText(node))
      return [
        { nodeType: 'text', value: node.value, marks: soundMarks(node.marks), data: {} } as Text,
      ];
    if (nodeType === 'embedded-asset-block' || nodeType === 'embedded-entry-block') {
      const data = embedded(node, parentType, pictureOf);
      if (typeof data === 'string') return leaveOut(data);
      // An asset's or entry's data is ours now, not the API's link.
      return [{ nodeType, data, content: [] } as unknown as Block];
    }
    const content = node.content.flatMap((child) => resolve(child, nodeType));
    if (HEADING.test(nodeType) && !content.some(isVisible))
      return leaveOut('a heading without words is left out');
    if (nodeType !== 'hyperlink' && nodeType !== 'entry-hyperlink')
      return [{ ...node, data: {}, content } as Block];
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
  // Every child came from a block of the same document, so the shape is kept.
  return { document: { ...document, data: {}, content } as Document, issues };
}
