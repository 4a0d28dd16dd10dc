interface SkusOfArticles {
  articles: readonly string[];
  skus: readonly string[];
}

export type RecommendationContext =
  | { type: 'HOMEPAGE' }
  /** Key of a catalogue category. */
  | { type: 'CATEGORY'; category: string }
  /** Viewed articles and SKUs, for similar articles. */
  | ({ type: 'PRODUCT' } & SkusOfArticles)
  /** Articles and SKUs in the basket, for articles that go with them. */
  | ({ type: 'CART' } & SkusOfArticles)
  | { type: 'OTHER' };

/** A size of an article, with the attributes that recommendations read. */
export interface SizeOnOffer {
  sku: string;
  hasStock: boolean;
}

const skusInStock = (sizes: readonly SizeOnOffer[]): string[] =>
  sizes.filter(({ hasStock }) => hasStock).map(({ sku }) => sku);

/**
 * Context of an article's page: the selected SKU, or else all sizes in stock.
 * @param sizes of all its colours
 */
export function productContext(
  articleNumber: string,
  sizes: readonly SizeOnOffer[],
  selectedSku: string | null = null,
): Extract<RecommendationContext, { type: 'PRODUCT' }> {
  const skus = selectedSku === null ? skusInStock(sizes) : [selectedSku];
  return { type: 'PRODUCT', articles: skus.length > 0 ? [articleNumber] : [], skus };
}

interface Surroundings {
  /** Key of the page's category in the catalogue. */
  category: string | null;
  /** Numbers of the page's articles. */
  articles: readonly string[];
  /** Their sizes. */
  sizes: readonly SizeOnOffer[];
}

/** Context of a type, from the page it is on; `CATEGORY` without a category becomes `OTHER`. */
export function contextOf(
  type: RecommendationContext['type'],
  { category, articles, sizes }: Surroundings,
): RecommendationContext {
  switch (type) {
    case 'CATEGORY':
      return category === null ? { type: 'OTHER' } : { type, category };
    case 'PRODUCT':
    case 'CART':
      return { type, articles, skus: skusInStock(sizes) };
    case 'HOMEPAGE':
    case 'OTHER':
      return { type };
  }
}
