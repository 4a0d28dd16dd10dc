import type { ArticleOnPage } from './block-loader';
import type { Product } from '@/lib/catalog/catalogue/product.server';
import { isBuyable } from '@/lib/catalog/catalogue/stock';
import { report } from '@/lib/platform/log/log.server';
import { productContext } from '@/lib/catalog/recommendations/recommendation-context';
import type { SourceArticle } from '@/lib/catalog/recommendations/recommendation-query';
import { recommend } from '@/lib/catalog/recommendations/recommend.server';
import type { Shop } from '@/lib/catalog/search/load-articles.server';
import type { ArticleExtras } from '@/lib/catalog/article/article-detail.server';
import { loadParts } from '@/lib/catalog/article/load-parts.server';

/** Number of articles in the message about a sold-out size. */
const MAX_SIMILAR = 8;

/** Converts an article to the input of recommendations. */
const asSource = ({ brand, productType, categories, colorVariants }: Product): SourceArticle => ({
  brand: brand.title,
  isGiftCard: productType === 'geschenkkarte',
  categories,
  colours: colorVariants.map(({ filterColor, sizeVariants }) => ({
    filterColor,
    sizes: sizeVariants.map((size) => ({ sku: size.sku, hasStock: isBuyable(size) })),
  })),
});

/** Numbers of articles similar to one with a sold-out size; empty for all others. */
async function similarTo(product: Product, shop: Shop): Promise<string[]> {
  const source = asSource(product);
  const offered = source.colours.flatMap(({ sizes }) => sizes);
  if (offered.every(({ hasStock }) => hasStock)) return [];
  // When all sizes are sold out, one of them describes the article.
  const isSoldOut = !offered.some(({ hasStock }) => hasStock);
  const context = productContext(
    product.objectID,
    offered,
    isSoldOut ? (offered[0]?.sku ?? null) : null,
  );
  const known = new Map([[product.objectID, source]]);
  const [found = []] = await recommend([context], shop, known);
  return found.slice(0, MAX_SIMILAR).map(({ objectID }) => objectID);
}

interface LoadedExtras {
  extras: ArticleExtras;
  /** False when any part could not be loaded. */
  isComplete: boolean;
}

/**
 * Loads what a product page shows besides the record. Anything that fails to load is omitted,
 * except the parts of a combination.
 * @throws the search client's error when parts cannot be loaded
 */
export async function loadExtras(
  { product, ratings }: Pick<ArticleOnPage, 'product' | 'ratings'>,
  shop: Shop,
): Promise<LoadedExtras> {
  let isComplete = true;
  const orElse = <Value>(promise: Promise<Value>, instead: Value) =>
    promise.catch((error: unknown) => {
      report('part of an article could not be loaded', { number: product.objectID, error });
      isComplete = false;
      return instead;
    });
  const [parts, similar] = await Promise.all([
    loadParts(product, shop),
    orElse(similarTo(product, shop), []),
  ]);
  return { extras: { parts, ratings, similar }, isComplete };
}
