import { Fragment, Mark, type Attrs, type Node, type NodeType } from 'prosemirror-model';
import {
  betweenTexts,
  isRichNode,
  isPlainNode,
  plainNode,
  RICH_LINKS,
  RICH_MARKS,
  type RichMark,
  type RichNode,
} from '@/lib/studio/studio/rich-node';
import { textSchema } from './text-schema';

/**
 * What each node was stored as. An editor's document shares all nodes that a change does not touch, so these are
 * stored again exactly as they were.
 */
export type Origins = WeakMap<Node, RichNode>;

const { nodes, marks } = textSchema;

const PLACES: Readonly<Record<string, NodeType>> = {
  paragraph: nodes.paragraph,
  'unordered-list': nodes.bulletList,
  'ordered-list': nodes.orderedList,
  'list-item': nodes.listItem,
  blockquote: nodes.quote,
  hr: nodes.rule,
  table: nodes.table,
  'table-row': nodes.tableRow,
  'table-cell': nodes.tableCell,
  'table-header-cell': nodes.tableHeader,
};
const NAMES = new Map(Object.entries(PLACES).map(([name, type]) => [type, name]));
const HEADING = /^heading-([1-6])$/;

const isKnownMark = (type: string): type is RichMark => RICH_MARKS.some((known) => known === type);

function markOf({ type }: { type: string }): Mark {
  return isKnownMark(type) ? marks[type].create() : marks.other.create({ type });
}

/** A text and its line breaks. */
function textNodes({ value, marks: stored = [] }: RichNode & { value: string }, around: Mark[]) {
  const set = stored.reduce((found, mark) => markOf(mark).addToSet(found), Mark.setFrom(around));
  return value
    .split('\n')
    .flatMap((line, index) => [
      ...(index > 0 ? [nodes.lineBreak.create(null, null, set)] : []),
      ...(line === '' ? [] : [textSchema.text(line, set)]),
    ]);
}

function inlinesOf(content: readonly RichNode[], around: Mark[] = []): Node[] {
  return content.flatMap((node) => {
    if (isPlainNode(node)) return textNodes(node, around);
    const { nodeType, data } = node;
    if (RICH_LINKS.has(nodeType) && around.length === 0) {
      const inside = inlinesOf(node.content ?? [], [marks.link.create({ nodeType, data })]);
      if (inside.length > 0) return inside;
    }
    return [nodes.inlineCard.create({ node }, null, around)];
  });
}

function attrsOf(type: NodeType, { nodeType, data }: RichNode): Attrs {
  const level = HEADING.exec(nodeType)?.[1];
  if (level !== undefined) return { data, level: Number(level) };
  if (type !== nodes.tableCell && type !== nodes.tableHeader) return { data };
  const { colspan = 1, rowspan = 1 } = data;
  return { data, colspan, rowspan };
}

const fits = (parent: NodeType, { type }: Node): boolean =>
  parent.contentMatch.matchType(type) !== null;

/** A block as the editor edits it; `null` for one that it does not edit. */
function editable(json: RichNode, origins: Origins): Node | null {
  const { nodeType, content } = json;
  const type = HEADING.test(nodeType) ? nodes.heading : PLACES[nodeType];
  if (!type || !Array.isArray(content)) return null;
  const children = type.inlineContent ? inlinesOf(content) : childrenOf(type, content, origins);
  return type.validContent(Fragment.from(children))
    ? type.create(attrsOf(type, json), children)
    : null;
}

/** Blocks in a node; one that cannot be edited, or may not stand there, is a card. */
function childrenOf(type: NodeType, content: readonly RichNode[], origins: Origins): Node[] {
  return content.map((json) => {
    const block = editable(json, origins);
    const child = block && fits(type, block) ? block : nodes.blockCard.create({ node: json });
    origins.set(child, json);
    return child;
  });
}

/** The editor's document for a stored rich text; an empty one has an empty paragraph. */
export function readRichText(stored: unknown, origins: Origins = new WeakMap()): Node {
  const { data = {}, content = [] } = isRichNode(stored) ? stored : {};
  const blocks = childrenOf(nodes.doc, content, origins);
  return nodes.doc.create({ data }, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
}

/** The value of a text node, without its marks; a line break is a character of it. */
const valueOf = (node: Node): string => (node.type === nodes.lineBreak ? '\n' : (node.text ?? ''));

const storedMarks = (node: Node) =>
  node.marks
    .filter(({ type }) => type !== marks.link)
    .map(({ type, attrs }) => ({ type: String(type === marks.other ? attrs['type'] : type.name) }));

/** Adds what stands in a line, joined with the text before if both look the same. */
function append(line: RichNode[], node: Node): void {
  if (node.type === nodes.inlineCard) {
    line.push(node.attrs['node']);
    return;
  }
  const last = line.at(-1);
  const own = storedMarks(node);
  if (last && isPlainNode(last) && JSON.stringify(last.marks) === JSON.stringify(own))
    line[line.length - 1] = plainNode(last.value + valueOf(node), own);
  else line.push(plainNode(valueOf(node), own));
}

function storedInlines(node: Node): RichNode[] {
  const line: RichNode[] = [];
  /** The link that is written at present, and its content. */
  let open: { mark: Mark; content: RichNode[] } | null = null;
  for (const child of node.children) {
    const mark = marks.link.isInSet(child.marks);
    if (!mark) open = null;
    else if (!open?.mark.eq(mark)) {
      open = { mark, content: [] };
      line.push({
        nodeType: mark.attrs['nodeType'],
        data: mark.attrs['data'],
        content: open.content,
      });
    }
    append(open?.content ?? line, child);
  }
  for (const each of line)
    if (RICH_LINKS.has(each.nodeType) && each.content) each.content = betweenTexts(each.content);
  return betweenTexts(line);
}

function storedData({ type, attrs }: Node): RichNode['data'] {
  const { data, colspan, rowspan } = attrs;
  if (type !== nodes.tableCell && type !== nodes.tableHeader) return data;
  return {
    ...data,
    ...((colspan !== 1 || 'colspan' in data) && { colspan }),
    ...((rowspan !== 1 || 'rowspan' in data) && { rowspan }),
  };
}

function storedBlock(node: Node, origins: Origins): RichNode {
  const { type, attrs } = node;
  if (type === nodes.blockCard) return attrs['node'];
  const origin = origins.get(node);
  if (origin) return origin;
  const stored = {
    nodeType: type === nodes.heading ? `heading-${attrs['level']}` : (NAMES.get(type) ?? ''),
    data: storedData(node),
    content: type.inlineContent
      ? storedInlines(node)
      : node.children.map((child) => storedBlock(child, origins)),
  };
  origins.set(node, stored);
  return stored;
}

const isEmpty = (doc: Node): boolean =>
  doc.children.every(({ type, childCount }) => type === nodes.paragraph && childCount === 0);

/** The rich text to store for a document; `null` for one without content. */
export function storedRichText(doc: Node, origins: Origins = new WeakMap()): RichNode | null {
  if (isEmpty(doc)) return null;
  const content = doc.children.map((child) => storedBlock(child, origins));
  return { nodeType: 'document', data: doc.attrs['data'], content };
}
