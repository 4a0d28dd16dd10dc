import { documentsOfArticles, loadArticles } from '@/lib/catalogue/load-articles.server';
import type { TileProduct } from '@/lib/catalogue/tile-product';
import { tileFace, type TileFace } from '@/lib/catalogue/tile-face';
import type { BlockLoader } from '@/lib/content/block-loader';

/** The articles an editor chose, as they stand in the index, in the editor's order; of each its face. */
export const loadRecommendations: BlockLoader<'recommendationSlider', TileFace[]> = async (
  blocks,
  page,
) => {
  const numbersOf = ({ fields }: (typeof blocks)[number]) =>
    fields.articles.map(({ itemNumber }) => itemNumber);
  const { project, currency } = page.context;
  const faceOf = (product: TileProduct) =>
    tileFace(product, { project, currency, tallOnly: false });
  const found = await loadArticles(blocks.flatMap(numbersOf), page);
  return new Map(
    blocks.map((block) => {
      const numbers = [...new Set(numbersOf(block))];
      const loaded = numbers.flatMap((number) => found.get(number) ?? []).map(faceOf);
      const documents = documentsOfArticles(numbers);
      return [block.id, { loaded, documents, spent: ['articles'] }];
    }),
  );
};
