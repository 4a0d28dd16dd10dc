import type { OtherSize } from '@/lib/commerce/basket/basket';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';

/** The article of a heart, in one colour. */
export interface WishlistArticle {
  /** Article number. */
  objectId: string;
  /** Number of the colour. */
  itemNumber: string;
  /** The chosen size, if any. */
  sku: string | null;
}

/** One article of a wishlist. */
export interface WishlistItem {
  lineItemId: string;
  /** Number of the colour. */
  itemNumber: string;
}

/** The data for hearts and the header's count. */
export interface Wishlist {
  /** Increases with every change; the larger one is newer. 0 means that there is no list. */
  revision: number;
  /** Last added first. */
  items: readonly WishlistItem[];
}

export const EMPTY_WISHLIST: Wishlist = { revision: 0, items: [] };

/** An article on a wishlist's page, with current stock and price. */
export interface WishlistLine {
  id: string;
  /** `objectID` in the search index. */
  articleNumber: string;
  itemNumber: string;
  /** The chosen size, even if it is sold out now; `null` if none. */
  sku: string | null;
  /** Size as printed on the label; empty if none was chosen. */
  size: string;
  /** Sizes in stock. Empty for a set, which is chosen on its own page. */
  sizes: readonly OtherSize[];
  name: string;
  brand: string;
  slug: string;
  productType: ProductType;
  categories: readonly string[];
  colour: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  /** Number of pictures in this colour. */
  pictures: number;
  /** Minor units, for the chosen size or the cheapest one. */
  price: number | null;
  strikePrice: number | null;
  /** Whether other sizes cost more. */
  isFrom: boolean;
  /** Whether all sizes are sold out. */
  isSoldOut: boolean;
}

/**
 * An article that cannot be shown here: discontinued, or not available in this language, country or
 * currency.
 */
export type MissingWishlistLine = Pick<WishlistLine, 'id' | 'articleNumber' | 'itemNumber'>;

/** A whole wishlist for its page. */
export interface WishlistContents {
  revision: number;
  lines: readonly WishlistLine[];
  missing: readonly MissingWishlistLine[];
  /** Token of the link that shares the list; `null` if it is not shared. */
  shareToken: string | null;
}

export const NO_CONTENTS: WishlistContents = {
  revision: 0,
  lines: [],
  missing: [],
  shareToken: null,
};

/** Days after its last change until a guest's list is deleted. */
export const GUEST_DAYS = 7;

/** Maximum number of articles on a list. */
export const MAX_ITEMS = 200;

/** Why a wishlist was not changed. */
export type WishlistRejection =
  | 'invalid'
  | 'unknown_article'
  | 'unknown_line'
  | 'wishlist_full'
  | 'unavailable';

/** The contents reduced to the data for hearts and count. */
export const wishlistOf = ({ revision, lines, missing }: WishlistContents): Wishlist => ({
  revision,
  items: [...lines, ...missing].map(({ id, itemNumber }) => ({ lineItemId: id, itemNumber })),
});
