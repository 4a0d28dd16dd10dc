import type { RejectedAddition } from './use-addition-rejection';
import type { DetailColour, DetailSize } from '@/lib/catalog/article/article-detail';

/** Pieces that are being added to the basket, or have been. */
export interface ArticleToCart {
  sku: string;
  quantity: number;
  isAdded: boolean;
}

/** How the visitor reached the page: from a search or list, whose id is in the URL, or directly. */
export type ProductEntrypoint = 'search' | 'direct';

/** A visitor's selection and actions on an article page. */
export interface ProductDetailState {
  selectedColorVariant: DetailColour;
  /** `null` until a size is chosen. */
  selectedSize: DetailSize | null;
  sizeType: DetailSize['sizeType'] | null;
  /** Starts at 1. */
  selectedQuantity: number;
  /** Whether the visitor pressed the basket button without a size. */
  addToCartSizeError: boolean;
  /** Why the last request failed; its code is `null` without a response. */
  addToCartError: RejectedAddition | null;
  articleToCart: ArticleToCart | null;
  /** `null` until the page is hydrated. */
  productEntrypoint: ProductEntrypoint | null;
}
