import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';
import type { NestedBlock } from './nested-blocks';

type Child = Block | Inline | Text;

const isEmbedded = ({ nodeType }: Child) => nodeType === 'embedded-entry-block';

/**
 * Ids of the entries embedded in a resolved text, in order.
 * @param value of a rich text field; anything without content embeds nothing
 */
export function embeddedEntryIds(value: unknown): string[] {
  const idsIn = (node: Child): string[] => {
    // resolveRichTextLinks wrote the id.
    if (isEmbedded(node)) return [(node.data as { entry: string }).entry];
    return 'content' in node ? node.content.flatMap(idsIn) : [];
  };
  // The field's schema allows a document or `null`.
  return value ? idsIn(value as Block) : [];
}

/**
 * The document with each embedded entry replaced by its block (`data.block`).
 * @param blocks in the order of {@link embeddedEntryIds}; `null` where the entry is hidden
 */
export function withEmbeddedBlocks(
  document: Document,
  blocks: readonly (NestedBlock | null)[],
): Document {
  let next = 0;
  const place = (node: Child): Child[] => {
    if (!('content' in node)) return [node];
    // Only the nodes' data and number change, so the type stays valid.
    if (!isEmbedded(node)) return [{ ...node, content: node.content.flatMap(place) } as Block];
    const block = blocks[next++];
    return block ? [{ ...node, data: { block } } as unknown as Block] : [];
  };
  return { ...document, content: document.content.flatMap(place) } as Document;
}
