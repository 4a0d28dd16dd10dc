import { wishlistOf, type Wishlist, type WishlistContents, type WishlistLine } from './wishlist';

/** A line in the field names of the public API. */
interface WishlistLineItem {
  lineItemId: string;
  name: string;
  count: number;
  projectSpecificData: {
    objectID: string;
    itemNumber: string;
    sku: string | null;
    brand: string;
    colorVariant: string;
    sizeVariant: string | null;
    sizeOnLabel: string;
    outOfStockFlag: boolean;
    categories: readonly string[];
  };
}

/** A wishlist for apps and tracking, together with the form that our own pages read. */
export interface WishlistResponse {
  lineItems: readonly WishlistLineItem[];
  /** Whether the request created a guest's list: the page then says how long it is stored. */
  wishlistFirstSession: boolean;
  wishlist: Wishlist;
  contents: WishlistContents;
}

const lineItemOf = (line: WishlistLine): WishlistLineItem => ({
  lineItemId: line.id,
  name: line.name,
  count: 1,
  projectSpecificData: {
    objectID: line.articleNumber,
    itemNumber: line.itemNumber,
    sku: line.sku,
    brand: line.brand,
    colorVariant: line.colour,
    sizeVariant: line.sku,
    sizeOnLabel: line.size,
    outOfStockFlag: line.isSoldOut,
    categories: line.categories,
  },
});

/** @param wishlistFirstSession whether the request created the list */
export const wishlistResponse = (
  contents: WishlistContents,
  wishlistFirstSession = false,
): WishlistResponse => ({
  lineItems: contents.lines.map(lineItemOf),
  wishlistFirstSession,
  wishlist: wishlistOf(contents),
  contents,
});
