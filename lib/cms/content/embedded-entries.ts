import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';
import type { NestedBlock } from './nested-blocks';

type Child = Block | Inline | Text;

const isEmbedded = ({ nodeType }: Child) => nodeType === 'embedded-entry-block';

/**
 * Ids of the entries embedded in a resolved text, in its order.
 * @param value of a rich text field; anything that has no content embeds nothing
 */
export function embeddedEntryIds(value: unknown): string[] {
  const idsIn = (node: Child): string[] => {
    // resolveRichTextLinks wrote the id.
    if (isEmbedded(node)) return [(node.data as { entry: string }).entry];
    return 'content' in node ? node.content.flatMap(idsIn) : [];
  };
  // The schema of the field admits a document or `null`.
  return value ? idsIn(value as Block) : [];
}

/**
 * The document with each embedded entry as the block it is (`data.block`).
 * @param blocks in the order of {@link embeddedEntryIds}; `null` where the entry does not show
 */
export function withEmbeddedBlocks(
  document: Document,
  blocks: readonly (NestedBlock | null)[],
): Document {
  let next = 0;
  const place = (node: Child): Child[] => {
    if (!('content' in node)) return [node];
    // Only the nodes' data and number change, so the shape is kept.
    if (!isEmbedded(node)) return [{ ...node, content: node.content.flatMap(place) } as Block];
    const block = blocks[next++];
    return block ? [{ ...node, data: { block } } as unknown as Block] : [];
  };
  return { ...document, content: document.content.flatMap(place) } as Document;
}
