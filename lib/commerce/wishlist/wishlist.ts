import type { OtherSize } from '@/lib/commerce/basket/basket';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { ProductType } from '@/lib/catalog/catalogue/product-type';

/** What a heart is about: an article in one colour. */
export interface WishlistArticle {
  /** Article number, eight digits. */
  objectId: string;
  /** With the colour's three digits. */
  itemNumber: string;
  /** The size, where one is chosen. */
  sku: string | null;
}

/** One article of a wishlist. */
export interface WishlistItem {
  lineItemId: string;
  /** With the colour's three digits. */
  itemNumber: string;
}

/** What hearts and the header's count need to know. */
export interface Wishlist {
  /** Grows with every change: of two lists the one with the greater is newer. 0: no list. */
  revision: number;
  /** The last added first. */
  items: readonly WishlistItem[];
}

export const EMPTY_WISHLIST: Wishlist = { revision: 0, items: [] };

/** One article of a wishlist as its page shows it, with stock and price of now. */
export interface WishlistLine {
  id: string;
  /** Eight digits. */
  articleNumber: string;
  itemNumber: string;
  /** The size that was chosen, also when it is sold out now; `null`: none yet. */
  sku: string | null;
  /** Size as printed on the label; empty while none is chosen. */
  size: string;
  /** Sizes that can be bought. None of a set: its page has them. */
  sizes: readonly OtherSize[];
  name: string;
  brand: string;
  slug: string;
  productType: ProductType;
  categories: readonly string[];
  colour: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  /** Pictures it has in this colour. */
  pictures: number;
  /** Minor units: of the size, or of the cheapest one. */
  price: number | null;
  strikePrice: number | null;
  /** Other sizes cost more. */
  isFrom: boolean;
  /** No size can be bought. */
  isSoldOut: boolean;
}

/** An article that cannot be shown here: gone, or not sold in this language, country or currency. */
export type MissingWishlistLine = Pick<WishlistLine, 'id' | 'articleNumber' | 'itemNumber'>;

/** A whole wishlist as its page reads it. */
export interface WishlistContents {
  revision: number;
  lines: readonly WishlistLine[];
  missing: readonly MissingWishlistLine[];
  /** Token of the link that shows the list to others; `null` while it is not shared. */
  shareToken: string | null;
}

export const NO_CONTENTS: WishlistContents = {
  revision: 0,
  lines: [],
  missing: [],
  shareToken: null,
};

/** Days a guest's list is kept after its last change. */
export const GUEST_DAYS = 7;

/** Most articles on one list. */
export const MAX_ITEMS = 200;

/** Why a wishlist stays as it is. */
export type WishlistRejection =
  | 'invalid'
  | 'unknown_article'
  | 'unknown_line'
  | 'wishlist_full'
  | 'unavailable';

/** Contents in the form of hearts and count. */
export const wishlistOf = ({ revision, lines, missing }: WishlistContents): Wishlist => ({
  revision,
  items: [...lines, ...missing].map(({ id, itemNumber }) => ({ lineItemId: id, itemNumber })),
});
