import type { BlockLoad, BlockToLoad, LoaderPage } from './block-loader';
import { documentsOfArticles, loadArticleLinks } from '@/lib/catalog/search/load-articles.server';

/** Paths of product pages by article number, without unavailable articles. */
export type BreakerLinks = Readonly<Record<string, string>>;

type BreakerType = 'breakerSlider' | 'breakerSliderBackground' | 'breakerSliderFixed';

/** Links for breaker pictures that name an article but have no link of their own. */
export async function loadBreakerLinks<Type extends BreakerType>(
  blocks: readonly BlockToLoad<Type>[],
  page: LoaderPage,
): Promise<ReadonlyMap<string, BlockLoad<BreakerLinks>>> {
  const numbersOf = ({ fields }: BlockToLoad<Type>) =>
    fields.images.flatMap(({ imageLink, itemNumberLink }) =>
      imageLink || !itemNumberLink ? [] : [itemNumberLink],
    );
  const links = await loadArticleLinks(blocks.flatMap(numbersOf), page);
  return new Map(
    blocks.map((block) => {
      const numbers = numbersOf(block);
      const loaded = Object.fromEntries([...links].filter(([number]) => numbers.includes(number)));
      return [block.id, { loaded, documents: documentsOfArticles(numbers) }];
    }),
  );
}
