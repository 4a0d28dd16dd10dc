import { isRichNode, richTarget, richTargetId, type RichNode } from './rich-node';

const MARKS: readonly (readonly [type: string, sign: string])[] = [
  ['bold', '**'],
  ['italic', '*'],
  ['underline', '__'],
  ['superscript', '^'],
  ['subscript', '~'],
  ['code', '`'],
];
const SPECIAL = /[\\*_^~`[\]]/g;
const HEADINGS: Readonly<Record<string, string>> = {
  'heading-1': '# ',
  'heading-2': '## ',
  'heading-3': '### ',
  'heading-4': '#### ',
  'heading-5': '##### ',
  'heading-6': '###### ',
};
const EMBEDDED: Readonly<Record<string, string>> = {
  'embedded-entry-block': 'Entry',
  'embedded-asset-block': 'Asset',
};

function printText({ value = '', marks = [] }: RichNode): string {
  const signs = MARKS.filter(([type]) => marks.some((mark) => mark.type === type));
  const open = signs.map(([, sign]) => sign).join('');
  const close = signs
    .map(([, sign]) => sign)
    .toReversed()
    .join('');
  return open + value.replaceAll(SPECIAL, String.raw`\$&`) + close;
}

function printInline(node: RichNode): string {
  if (node.nodeType === 'text') return printText(node);
  const words = (node.content ?? []).map(printInline).join('');
  const address =
    node.nodeType === 'hyperlink' ? String(node.data['uri']) : `entry:${richTargetId(node)}`;
  return `[${words}](${address})`;
}

const inlineOf = ({ content = [] }: RichNode): string => content.map(printInline).join('');

function printBlock(node: RichNode): string {
  const { nodeType, content = [] } = node;
  if (HEADINGS[nodeType] !== undefined) return HEADINGS[nodeType] + inlineOf(node);
  if (EMBEDDED[nodeType] !== undefined) return `{{${EMBEDDED[nodeType]}:${richTargetId(node)}}}`;
  if (nodeType === 'hr') return '---';
  const children = content.map((child) => inlineOf(child.content?.[0] ?? child));
  if (nodeType === 'unordered-list') return children.map((line) => `- ${line}`).join('\n');
  if (nodeType === 'ordered-list')
    return children.map((line, index) => `${index + 1}. ${line}`).join('\n');
  if (nodeType === 'blockquote') return content.map((child) => `> ${inlineOf(child)}`).join('\n');
  return inlineOf(node);
}

const textNode = (value: string, marks: readonly string[]): RichNode => ({
  nodeType: 'text',
  value,
  data: {},
  marks: marks.map((type) => ({ type })),
});

const TOKEN =
  /\\(?<literal>.)|\*\*(?<bold>.+?)\*\*(?!\*)|\*(?<italic>.+?)\*|__(?<underline>.+?)__|\^(?<superscript>.+?)\^|~(?<subscript>.+?)~|`(?<code>.+?)`|\[(?<words>(?:\\.|[^\]\\])+)\]\((?<address>[^)\s]+)\)/su;

function parseInline(text: string, marks: readonly string[] = []): RichNode[] {
  const found: RichNode[] = [];
  let plain = '';
  const flush = () => {
    if (plain !== '') found.push(textNode(plain, marks));
    plain = '';
  };
  for (let rest = text; rest !== '';) {
    const match = TOKEN.exec(rest);
    plain += rest.slice(0, match?.index ?? rest.length);
    if (!match) break;
    const { literal, words, address, ...marked } = match.groups ?? {};
    rest = rest.slice(match.index + match[0].length);
    if (literal !== undefined) {
      plain += literal;
      continue;
    }
    flush();
    const mark = Object.keys(marked).find((name) => marked[name] !== undefined);
    if (mark) found.push(...parseInline(marked[mark] ?? '', [...marks, mark]));
    else found.push(hyperlink(parseInline(words ?? '', marks), address ?? ''));
  }
  flush();
  return found;
}

function hyperlink(content: RichNode[], address: string): RichNode {
  return address.startsWith('entry:')
    ? { nodeType: 'entry-hyperlink', data: richTarget('Entry', address.slice(6)), content }
    : { nodeType: 'hyperlink', data: { uri: address }, content };
}

function paragraph(text: string): RichNode {
  const content = parseInline(text);
  return {
    nodeType: 'paragraph',
    data: {},
    content: content.length > 0 ? content : [textNode('', [])],
  };
}

const listOf = (nodeType: string, lines: string[], sign: RegExp): RichNode => ({
  nodeType,
  data: {},
  content: lines.map((line) => ({
    nodeType: 'list-item',
    data: {},
    content: [paragraph(line.replace(sign, ''))],
  })),
});

function parseBlock(text: string): RichNode {
  const lines = text.split('\n');
  const all = (sign: RegExp) => lines.every((line) => sign.test(line));
  const embedded = /^\{\{(Entry|Asset):([\w.-]{1,64})\}\}$/.exec(text);
  const [, linkType = '', id = ''] = embedded ?? [];
  if (embedded)
    return {
      nodeType: `embedded-${linkType.toLowerCase()}-block`,
      data: richTarget(linkType === 'Asset' ? 'Asset' : 'Entry', id),
      content: [],
    };
  if (text === '---') return { nodeType: 'hr', data: {}, content: [] };
  const [heading, sign = ''] =
    Object.entries(HEADINGS).find(([, each]) => text.startsWith(each)) ?? [];
  if (heading)
    return { nodeType: heading, data: {}, content: parseInline(text.slice(sign.length)) };
  if (all(/^- /)) return listOf('unordered-list', lines, /^- /);
  if (all(/^\d+\. /)) return listOf('ordered-list', lines, /^\d+\. /);
  if (all(/^> /))
    return {
      nodeType: 'blockquote',
      data: {},
      content: lines.map((line) => paragraph(line.slice(2))),
    };
  return paragraph(text);
}

const isEmptyParagraph = ({ nodeType, content = [] }: RichNode): boolean =>
  nodeType === 'paragraph' &&
  content.every(({ value, marks = [] }) => value === '' && marks.length === 0);

/** Content with and without the empty paragraphs at its end, which Contentful's editor adds. */
function splitEnd(document: unknown): [content: RichNode[], end: RichNode[]] {
  const content = (isRichNode(document) && document.content) || [];
  const last = content.findLastIndex((node) => !isEmptyParagraph(node));
  return [content.slice(0, last + 1), content.slice(last + 1)];
}

/**
 * Parses markup into rich text; `null` if empty.
 * @param edited the rich text before, whose empty paragraphs at the end stay
 */
export function parseMarkup(markup: string, edited: unknown = null): RichNode | null {
  const blocks = markup.split(/\n{2,}/).filter((block) => block.trim() !== '');
  if (blocks.length === 0) return null;
  const [, end] = splitEnd(edited);
  return { nodeType: 'document', data: {}, content: [...blocks.map(parseBlock), ...end] };
}

/** A value with sorted keys, for comparison. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, ordered(inner)]));
}

/**
 * Prints rich text as editable markup.
 * @returns `null` if markup cannot represent all of it, because editing would lose the rest
 */
export function printMarkup(document: unknown): string | null {
  if (document === null || document === undefined) return '';
  if (!isRichNode(document)) return null;
  const [content] = splitEnd(document);
  // Nothing but empty paragraphs is edited as an empty text.
  if (content.length === 0) return '';
  const markup = content.map(printBlock).join('\n\n');
  const again = JSON.stringify(ordered(parseMarkup(markup, document)));
  return again === JSON.stringify(ordered(document)) ? markup : null;
}
