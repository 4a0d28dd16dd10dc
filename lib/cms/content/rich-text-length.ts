import type { RichTextContent } from './block';

interface NodeWithWords {
  value?: unknown;
  content?: NodeWithWords[];
}

/** Number of characters in a text, without markup. */
export function richTextLength(document: RichTextContent): number {
  const count = ({ value, content }: NodeWithWords): number =>
    (typeof value === 'string' ? value.length : 0) +
    (content ?? []).reduce((sum, child) => sum + count(child), 0);
  // The server's schema has validated the structure; counting needs only these properties.
  return count(document as unknown as NodeWithWords);
}
