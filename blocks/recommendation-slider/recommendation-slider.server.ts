import { documentsOfArticles, loadArticles } from '@/lib/catalogue/load-articles.server';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import type { BlockLoader } from '@/lib/content/block-loader';

/** The articles an editor chose, as they stand in the index, in the editor's order. */
export const loadRecommendations: BlockLoader<'recommendationSlider', TileProduct[]> = async (
  blocks,
  page,
) => {
  const numbersOf = ({ fields }: (typeof blocks)[number]) =>
    fields.articles.map(({ itemNumber }) => itemNumber);
  const found = await loadArticles(blocks.flatMap(numbersOf), page);
  return new Map(
    blocks.map((block) => {
      const numbers = [...new Set(numbersOf(block))];
      const loaded = numbers.flatMap((number) => found.get(number) ?? []);
      return [block.id, { loaded, documents: documentsOfArticles(numbers) }];
    }),
  );
};
