import {
  BLOCKS,
  INLINES,
  type Document,
  type Heading2,
  type Hyperlink,
  type Paragraph,
  type Text,
  type TopLevelBlock,
  type UnorderedList,
} from '@contentful/rich-text-types';

type Phrase = string | Text | Hyperlink;

function words(value: string, marks: Text['marks'] = []): Text {
  return { nodeType: 'text', value, marks, data: {} };
}

const inline = (phrase: Phrase) => (typeof phrase === 'string' ? words(phrase) : phrase);

export const bold = (value: string): Text => words(value, [{ type: 'bold' }]);

/** A link in running text: `node_…`, a path, a URL or a telephone number. */
export function linkTo(target: string, label: string): Hyperlink {
  return { nodeType: INLINES.HYPERLINK, data: { uri: target }, content: [words(label)] };
}

export function paragraph(...phrases: Phrase[]): Paragraph {
  return { nodeType: BLOCKS.PARAGRAPH, data: {}, content: phrases.map(inline) };
}

export function heading(value: string): Heading2 {
  return { nodeType: BLOCKS.HEADING_2, data: {}, content: [words(value)] };
}

export function list(...items: Phrase[][]): UnorderedList {
  return {
    nodeType: BLOCKS.UL_LIST,
    data: {},
    content: items.map((phrases) => ({
      nodeType: BLOCKS.LIST_ITEM,
      data: {},
      content: [paragraph(...phrases)],
    })),
  };
}

/** A formatted text; a bare string is a paragraph. */
export function richText(...blocks: (string | TopLevelBlock)[]): Document {
  const content = blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block));
  return { nodeType: BLOCKS.DOCUMENT, data: {}, content };
}
