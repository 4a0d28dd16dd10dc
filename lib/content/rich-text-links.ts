import type { Block, Document, Inline, Mark, Text } from '@contentful/rich-text-types';
import { linkTarget, type NodePaths } from '@/lib/routes/link-target';
import type { ContentIssue } from '@/lib/visibility/verdict';
import { isLink } from './content-document';

type Child = Block | Inline | Text;

/** Node types an editor may use; anything else is left out and named. */
const ALLOWED: ReadonlySet<string> = new Set([
  'document', 'paragraph', 'heading-2', 'heading-3', 'heading-4', 'ordered-list', 'unordered-list',
  'list-item', 'hr', 'blockquote', 'hyperlink', 'entry-hyperlink', 'text',
]); // prettier-ignore

/** Marks an editor may use (see field.richText in cms-schema). */
const MARKS: ReadonlySet<unknown> = new Set([
  'bold', 'italic', 'underline', 'superscript', 'subscript',
]); // prettier-ignore

const isText = (node: Child): node is Text => node.nodeType === 'text';

function hrefTarget(node: Child, nodeIds: ReadonlyMap<string, string>): string {
  // The schema has checked the structure alone: `data` and `marks` may hold anything.
  const { uri, target } = (node.data ?? {}) as { uri?: unknown; target?: unknown };
  if (typeof uri === 'string') return uri;
  return isLink(target) ? `node_${nodeIds.get(target.sys.id) ?? ''}` : '';
}

function soundMarks(marks: unknown): Mark[] {
  if (!Array.isArray(marks)) return [];
  const types = marks.map((mark) => (mark as Partial<Mark> | null)?.type);
  return types.flatMap((type) => (type !== undefined && MARKS.has(type) ? [{ type }] : []));
}

/**
 * The document with every hyperlink resolved into `data.link`. A link that leads nowhere leaves
 * its words standing; a node type outside the model leaves nothing.
 * @param nodeIds entry id → node id, for links that point at node entries.
 */
export function resolveRichTextLinks(
  document: Document,
  nodes: NodePaths,
  nodeIds: ReadonlyMap<string, string>,
): { document: Document; issues: ContentIssue[] } {
  const issues: ContentIssue[] = [];

  const resolve = (node: Child): Child[] => {
    if (!ALLOWED.has(node.nodeType)) {
      issues.push({ path: '', message: `“${node.nodeType}” is not allowed in this text` });
      return [];
    }
    if (isText(node))
      return [
        { nodeType: 'text', value: node.value, marks: soundMarks(node.marks), data: {} } as Text,
      ];
    const content = node.content.flatMap((child) => resolve(child));
    if (node.nodeType !== 'hyperlink' && node.nodeType !== 'entry-hyperlink')
      return [{ ...node, data: {}, content } as Block];
    const target = hrefTarget(node, nodeIds);
    const link = linkTarget(target, nodes);
    if (link) return [{ nodeType: 'hyperlink', data: { link }, content } as Inline];
    issues.push({ path: '', message: `the link “${target.slice(0, 80)}” leads nowhere` });
    return content;
  };

  const content = document.content.flatMap((child) => resolve(child));
  // Every child came from a block of the same document, so the shape is kept.
  return { document: { ...document, data: {}, content } as Document, issues };
}
