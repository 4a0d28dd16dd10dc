import { Fragment, type ElementType, type ReactNode } from 'react';
import { ContentLink } from '@/components/content-link/content-link';
import type { Link, RichText as RichTextDocument } from '@/lib/content/block';
import type { FieldTag } from '@/lib/content/field-tags';
import styles from './rich-text.module.css';

/** A node after the server's structural check: text, or a type with children. */
interface TextNode {
  nodeType: 'text';
  value: string;
  marks?: { type: string }[];
}
interface ParentNode {
  nodeType: string;
  content: RichTextNode[];
  data?: { link?: unknown };
}
type RichTextNode = TextNode | ParentNode;

const ELEMENTS: Readonly<Record<string, ElementType>> = {
  paragraph: 'p',
  // A page has one first-level heading, and it is not an editor's paragraph.
  'heading-1': 'h2',
  'heading-2': 'h2',
  'heading-3': 'h3',
  'heading-4': 'h4',
  'heading-5': 'h4',
  'heading-6': 'h4',
  'unordered-list': 'ul',
  'ordered-list': 'ol',
  'list-item': 'li',
  blockquote: 'blockquote',
};

const MARKS: Readonly<Record<string, ElementType>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  superscript: 'sup',
  subscript: 'sub',
  code: 'code',
};

const isTextNode = (node: RichTextNode): node is TextNode => node.nodeType === 'text';

const OPENS: readonly unknown[] = ['page', 'modal', 'shippingInfo', 'external', 'phone'];

/** The server puts the resolved link beside the node's own data; without one it stays text. */
function resolvedLink(link: unknown): Link | null {
  if (typeof link !== 'object' || link === null) return null;
  const { href, opens } = link as { href?: unknown; opens?: unknown };
  return typeof href === 'string' && OPENS.includes(opens) ? (link as Link) : null;
}

/** Line breaks inside a paragraph are the editor's own. */
const lines = (value: string): ReactNode =>
  value.split('\n').map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));

function renderText({ value, marks = [] }: TextNode): ReactNode {
  return marks.reduce<ReactNode>((inner, { type }) => {
    const Mark = MARKS[type];
    return Mark ? <Mark>{inner}</Mark> : inner;
  }, lines(value));
}

function renderNode(node: RichTextNode): ReactNode {
  if (isTextNode(node)) return renderText(node);
  if (node.nodeType === 'hr') return <hr />;
  const children = renderNodes(node.content);
  const link = resolvedLink(node.data?.link);
  if (link) return <ContentLink link={link}>{children}</ContentLink>;
  // A type we do not know keeps its words.
  const Element = Object.hasOwn(ELEMENTS, node.nodeType) ? ELEMENTS[node.nodeType] : null;
  return Element ? <Element>{children}</Element> : children;
}

// Nodes have no ids, and an editor's text does not change while it is looked at.
const renderNodes = (nodes: RichTextNode[]): ReactNode =>
  nodes.map((node, index) => <Fragment key={index}>{renderNode(node)}</Fragment>);

/** Whether the document has any words; an editor's empty document is one empty paragraph. */
export function hasWords(document: RichTextDocument): boolean {
  const anyWords = (node: RichTextNode): boolean =>
    isTextNode(node) ? node.value.trim() !== '' : node.content.some(anyWords);
  // The server's schema has checked the structure that RichTextNode describes.
  return anyWords(document as unknown as ParentNode);
}

interface Props {
  document: RichTextDocument;
  /** The field it shows, for editors in draft mode. */
  tag?: FieldTag | undefined;
}

/** Formatted text of the content. Markup in its words shows as text. */
export function RichText({ document, tag }: Props) {
  // The server's schema has checked the structure that RichTextNode describes.
  const { content } = document as unknown as ParentNode;
  return (
    <div className={styles.root} {...tag}>
      {renderNodes(content)}
    </div>
  );
}
