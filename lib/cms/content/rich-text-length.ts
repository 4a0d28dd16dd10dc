import type { RichText } from './block';

interface NodeWithWords {
  value?: unknown;
  content?: NodeWithWords[];
}

/** Characters an editor has written, markup left out. */
export function richTextLength(document: RichText): number {
  const count = ({ value, content }: NodeWithWords): number =>
    (typeof value === 'string' ? value.length : 0) +
    (content ?? []).reduce((sum, child) => sum + count(child), 0);
  // The server's schema has checked the structure; counting needs no more of it than this.
  return count(document as unknown as NodeWithWords);
}
