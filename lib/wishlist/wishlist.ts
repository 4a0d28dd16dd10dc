/** One article of a wishlist. */
export interface WishlistItem {
  lineItemId: string;
  /** With the colour's three digits. */
  itemNumber: string;
}

export interface Wishlist {
  items: readonly WishlistItem[];
}
