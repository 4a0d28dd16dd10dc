import type { BasketRejection } from '@/lib/commerce/basket/basket';
import type { DetailColour, DetailSize } from '@/lib/catalog/article/article-detail';

/** Pieces on their way into the basket, or in it. */
export interface ArticleToCart {
  sku: string;
  quantity: number;
  isAdded: boolean;
}

/** How the visitor came to the page: from a search or list, whose id is in the address, or not. */
export type ProductEntrypoint = 'search' | 'direct';

/** Everything a visitor has chosen and done on an article's page. */
export interface ProductDetailState {
  selectedColorVariant: DetailColour;
  /** `null` until a size is chosen. */
  selectedSize: DetailSize | null;
  sizeType: DetailSize['sizeType'] | null;
  /** Begins at 1. */
  selectedQuantity: number;
  /** The visitor pressed the basket's button without a size. */
  addToCartSizeError: boolean;
  /** Why the last call failed; `unreachable` when it was not answered. */
  addToCartError: BasketRejection | 'unreachable' | null;
  articleToCart: ArticleToCart | null;
  /** `null` until the page is hydrated. */
  productEntrypoint: ProductEntrypoint | null;
}
