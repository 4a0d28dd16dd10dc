import type { BlockLoader } from '@/lib/cms/blocks/block-loader';

declare module '@/lib/cms/content/block' {
  interface LoadedByType {
    lastSeenSlider: { number: string };
  }
}

/** Article of the page, which the slider omits. */
export const loadLastSeen: BlockLoader<'lastSeenSlider', { number: string }> = async (
  blocks,
  { article },
) => {
  if (!article) return new Map();
  const loaded = { number: article.product.objectID };
  return new Map(blocks.map(({ id }) => [id, { loaded, documents: [] }] as const));
};
