import { isRichNode, RICH_LINKS, richTargetId, type RichNode } from './rich-node';

export type TitleOf = (id: string) => string;

const INDENT = '  ';

function lineOf(node: RichNode, titleOf: TitleOf): string {
  if (typeof node.value === 'string') return node.value;
  const words = (node.content ?? []).map((child) => lineOf(child, titleOf)).join('');
  const id = richTargetId(node);
  if (!RICH_LINKS.has(node.nodeType)) return id ? `[${titleOf(id)}]` : words;
  const to = id ? titleOf(id) : String(node.data['uri'] ?? '');
  return to ? `${words} (${to})` : words;
}

/** Lines of a list, each item with its sign and whatever stands in it indented. */
function listLines({ nodeType, content = [] }: RichNode, titleOf: TitleOf): string[] {
  return content.flatMap((item, index) => {
    const sign = nodeType === 'ordered-list' ? `${index + 1}. ` : '• ';
    return (item.content ?? [])
      .flatMap((child) => blockLines(child, titleOf))
      .map((line, at) => (at === 0 ? sign : INDENT) + line);
  });
}

function blockLines(node: RichNode, titleOf: TitleOf): string[] {
  const { nodeType, content = [] } = node;
  switch (nodeType) {
    case 'ordered-list':
    case 'unordered-list':
      return listLines(node, titleOf);
    case 'hr':
      return ['———'];
    case 'table-row':
      return [content.map((cell) => blockLines(cell, titleOf).join(' ')).join(' | ')];
    case 'document':
    case 'blockquote':
    case 'table':
    case 'table-cell':
    case 'table-header-cell':
      return content.flatMap((child) => blockLines(child, titleOf));
    default:
      return [lineOf(node, titleOf)];
  }
}

/** The words of a rich text, one line for each paragraph; titles in place of what is embedded. */
export function richTextWords(stored: unknown, titleOf: TitleOf): string {
  return isRichNode(stored) ? blockLines(stored, titleOf).join('\n').trim() : '';
}
