/** What articles are recommended for, by the names of the trade. */
export type RecommendationContext =
  | { type: 'HOMEPAGE' }
  /** Key of a category in the catalogue. */
  | { type: 'CATEGORY'; category: string }
  /** SKUs being viewed: for articles like theirs. */
  | { type: 'PRODUCT'; skus: readonly string[] }
  /** SKUs in the basket: articles that go with them. */
  | { type: 'CART'; skus: readonly string[] }
  | { type: 'OTHER' };

/** A size of an article, with what recommendations read. */
export interface SizeOnOffer {
  sku: string;
  hasStock: boolean;
}

const skusInStock = (sizes: readonly SizeOnOffer[]): string[] =>
  sizes.filter(({ hasStock }) => hasStock).map(({ sku }) => sku);

/**
 * The context of an article's page: the SKU a visitor has selected, else all sizes in stock.
 * @param sizes of all its colours
 */
export function productContext(
  sizes: readonly SizeOnOffer[],
  selectedSku: string | null = null,
): Extract<RecommendationContext, { type: 'PRODUCT' }> {
  return { type: 'PRODUCT', skus: selectedSku === null ? skusInStock(sizes) : [selectedSku] };
}

interface Surroundings {
  /** Category of the page, as the catalogue names it. */
  category: string | null;
  /** Sizes of the articles that are there already. */
  sizes: readonly SizeOnOffer[];
}

/** A context by its type, made from what surrounds it; `CATEGORY` without one is `OTHER`. */
export function contextOf(
  type: RecommendationContext['type'],
  { category, sizes }: Surroundings,
): RecommendationContext {
  switch (type) {
    case 'CATEGORY':
      return category === null ? { type: 'OTHER' } : { type, category };
    case 'PRODUCT':
      return productContext(sizes);
    case 'CART':
      return { type, skus: skusInStock(sizes) };
    case 'HOMEPAGE':
    case 'OTHER':
      return { type };
  }
}
