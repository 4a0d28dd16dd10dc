/** A node of a rich text as the content API stores it. */
export interface RichNode {
  nodeType: string;
  data: Record<string, unknown>;
  content?: RichNode[];
  value?: string;
  marks?: { type: string }[];
}

/** Marks of a text in the order in which they are stored. */
export const RICH_MARKS = [
  'bold',
  'italic',
  'underline',
  'code',
  'superscript',
  'subscript',
  'strikethrough',
] as const;
export type RichMark = (typeof RICH_MARKS)[number];

/** Types of nodes that a field may allow, besides paragraphs and texts. */
export const RICH_NODES: readonly string[] = [
  ...[1, 2, 3, 4, 5, 6].map((level) => `heading-${level}`),
  'ordered-list',
  'unordered-list',
  'hr',
  'blockquote',
  'table',
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'embedded-entry-block',
  'embedded-entry-inline',
  'embedded-asset-block',
];

/** Nodes that make their text a link. */
export const RICH_LINKS: ReadonlySet<string> = new Set([
  'hyperlink',
  'entry-hyperlink',
  'asset-hyperlink',
  'resource-hyperlink',
]);

export const isRichNode = (value: unknown): value is RichNode =>
  typeof value === 'object' && value !== null && 'nodeType' in value;

/** Id of the entry or asset that a node links to or embeds; empty without one. */
export function richTargetId({ data }: Pick<RichNode, 'data'>): string {
  const { id } = Object(Object(Object(data).target).sys);
  return typeof id === 'string' ? id : '';
}

export const richTarget = (linkType: 'Entry' | 'Asset', id: string): RichNode['data'] => ({
  target: { sys: { type: 'Link', linkType, id } },
});

export const isPlainNode = (node: RichNode): node is RichNode & { value: string } =>
  node.nodeType === 'text' && typeof node.value === 'string';

export const plainNode = (value: string, marks: RichNode['marks'] = []): RichNode => ({
  nodeType: 'text',
  value,
  marks,
  data: {},
});

/** Content with a text on both sides of each inline node, as Contentful's own editor stores it. */
export function betweenTexts(content: readonly RichNode[]): RichNode[] {
  const all = content.flatMap((node, index) => {
    const before = content[index - 1];
    return isPlainNode(node) || (before && isPlainNode(before)) ? [node] : [plainNode(''), node];
  });
  const last = all.at(-1);
  return last && isPlainNode(last) ? all : [...all, plainNode('')];
}
