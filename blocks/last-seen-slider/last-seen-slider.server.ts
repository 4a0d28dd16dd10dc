import type { BlockLoader } from '@/lib/blocks/block-loader';

/** The article whose page it is: it is not among those seen before. */
export const loadLastSeen: BlockLoader<'lastSeenSlider', { number: string }> = async (
  blocks,
  { article },
) => {
  if (!article) return new Map();
  const loaded = { number: article.product.objectID };
  return new Map(blocks.map(({ id }) => [id, { loaded, documents: [] }] as const));
};
