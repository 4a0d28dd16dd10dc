import { Schema, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isRichNode, RICH_LINKS, RICH_MARKS, type RichMark } from '@/lib/studio/studio/rich-node';

/** Other properties of a stored node, which stay with it. */
const data = { data: { default: {} } };
const cell = {
  ...data,
  colspan: { default: 1 },
  rowspan: { default: 1 },
  /** Widths in pixels, which the table commands expect and the content API does not store. */
  colwidth: { default: null },
};

/** A list, quote or text that may stand in the document and in list items. */
const block = (spec: NodeSpec): NodeSpec => ({
  group: 'block',
  attrs: data,
  ...spec,
});

const cellNode = (tag: 'td' | 'th', content: string): NodeSpec => ({
  content,
  attrs: cell,
  tableRole: tag === 'td' ? 'cell' : 'header_cell',
  isolating: true,
  toDOM: ({ attrs: { colspan, rowspan } }) => [tag, { colspan, rowspan }, 0],
  parseDOM: [
    {
      tag,
      getAttrs: (dom) => ({
        colspan: Number(dom.getAttribute('colspan') ?? 1) || 1,
        rowspan: Number(dom.getAttribute('rowspan') ?? 1) || 1,
      }),
    },
  ],
});

const inner = (tag: string): Pick<NodeSpec, 'toDOM' | 'parseDOM'> => ({
  toDOM: () => [tag, 0],
  parseDOM: [{ tag }],
});

/** What an attribute has as JSON; `null` for anything else, because pasted pages may have the same attribute. */
function attributeOf(dom: HTMLElement, name: string): unknown {
  try {
    return JSON.parse(dom.getAttribute(name) ?? 'null');
  } catch {
    return null;
  }
}

/** A node that is shown as a card, because it has no text of its own, or none that is edited here. */
const card = (tag: 'div' | 'span', spec: NodeSpec): NodeSpec => ({
  ...spec,
  attrs: { node: {} },
  atom: true,
  selectable: true,
  draggable: true,
  toDOM: ({ attrs: { node } }) => [tag, { 'data-rich-node': JSON.stringify(node) }],
  parseDOM: [
    {
      tag: `${tag}[data-rich-node]`,
      getAttrs: (dom) => {
        const node = attributeOf(dom, 'data-rich-node');
        return isRichNode(node) && { node };
      },
    },
  ],
});

/** Which node may contain which is Contentful's own rule (`CONTAINERS` of its rich text types). */
const nodes = {
  doc: { content: '(block | table | card)+', attrs: data },
  paragraph: block({ content: 'inline*', ...inner('p') }),
  heading: block({
    content: 'inline*',
    attrs: { ...data, level: { default: 2 } },
    defining: true,
    toDOM: ({ attrs: { level } }) => [`h${level}`, 0],
    parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level } })),
  }),
  bulletList: block({ group: 'block list', content: 'listItem+', ...inner('ul') }),
  orderedList: block({ group: 'block list', content: 'listItem+', ...inner('ol') }),
  listItem: { content: '(block | card)+', attrs: data, defining: true, ...inner('li') },
  quote: block({ content: '(paragraph | card)+', defining: true, ...inner('blockquote') }),
  rule: block({ atom: true, selectable: true, toDOM: () => ['hr'], parseDOM: [{ tag: 'hr' }] }),
  table: {
    group: 'table',
    content: 'tableRow+',
    attrs: data,
    tableRole: 'table',
    isolating: true,
    toDOM: () => ['table', ['tbody', 0]],
    parseDOM: [{ tag: 'table' }],
  },
  tableRow: {
    content: '(tableCell | tableHeader)+',
    attrs: data,
    tableRole: 'row',
    ...inner('tr'),
  },
  tableCell: cellNode('td', '(paragraph | list | card)+'),
  tableHeader: cellNode('th', '(paragraph | card)+'),
  blockCard: card('div', { group: 'card' }),
  inlineCard: card('span', { group: 'inline', inline: true }),
  lineBreak: {
    group: 'inline',
    inline: true,
    selectable: false,
    linebreakReplacement: true,
    toDOM: () => ['br'],
    parseDOM: [{ tag: 'br' }],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const TAGS: Readonly<Record<RichMark, readonly [tag: string, ...others: string[]]>> = {
  bold: ['strong', 'b'],
  italic: ['em', 'i'],
  underline: ['u'],
  code: ['code'],
  superscript: ['sup'],
  subscript: ['sub'],
  strikethrough: ['s', 'del', 'strike'],
};

const textMark = (type: RichMark): MarkSpec => ({
  toDOM: () => [TAGS[type][0], 0],
  parseDOM: TAGS[type].map((tag) => ({ tag })),
});

/** Addresses that may be pasted: of the web, of a page, mail and telephone. */
const SAFE_ADDRESS = /^(?:https?:|mailto:|tel:|\/(?!\/)|node_)/i;

const marks: Record<RichMark | 'link' | 'other', MarkSpec> = {
  link: {
    // `nodeType` tells what is linked: an address, an entry, an asset or another space's entry.
    attrs: { nodeType: { default: 'hyperlink' }, data: {} },
    inclusive: false,
    toDOM: ({ attrs }) => [
      'a',
      { 'data-rich-link': JSON.stringify(attrs), ...(attrs['data'].uri && { href: '#' }) },
      0,
    ],
    parseDOM: [
      {
        tag: 'a[data-rich-link]',
        getAttrs: (dom) => {
          const { nodeType, data: linked } = Object(attributeOf(dom, 'data-rich-link'));
          return (
            RICH_LINKS.has(nodeType) && Object(linked) === linked && { nodeType, data: linked }
          );
        },
      },
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const uri = dom.getAttribute('href') ?? '';
          return SAFE_ADDRESS.test(uri) && { nodeType: 'hyperlink', data: { uri } };
        },
      },
    ],
  },
  // Annotated, because `fromEntries` forgets which keys there are.
  ...(Object.fromEntries(RICH_MARKS.map((type) => [type, textMark(type)])) as Record<
    RichMark,
    MarkSpec
  >),
  /** A mark of a newer rich text, which stays at its text. */
  other: {
    attrs: { type: {} },
    excludes: '',
    toDOM: ({ attrs: { type } }) => ['span', { 'data-rich-mark': type }, 0],
    parseDOM: [
      {
        tag: 'span[data-rich-mark]',
        getAttrs: (dom) => ({ type: dom.getAttribute('data-rich-mark') }),
      },
    ],
  },
};

/** The rich text model of the content API, as the editor edits it. */
export const textSchema = new Schema({ nodes, marks });
