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

/** A wishlist as apps and tracking read it, and as our own pages do beside it. */
export interface WishlistResponse {
  lineItems: readonly WishlistLineItem[];
  /** The request has begun a guest's list: the response says how long it is stored. */
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

/** @param wishlistFirstSession whether the request has begun the list */
export const wishlistResponse = (
  contents: WishlistContents,
  wishlistFirstSession = false,
): WishlistResponse => ({
  lineItems: contents.lines.map(lineItemOf),
  wishlistFirstSession,
  wishlist: wishlistOf(contents),
  contents,
});
