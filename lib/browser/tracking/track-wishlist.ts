import type { Currency } from '@/lib/shop/project/currencies';
import { pushEvent } from './data-layer';
import type { TrackedProduct } from './events';
import type { WishlistLine } from '@/lib/commerce/wishlist/wishlist';

/** A wishlist line in the format of the data layer, with prices in major units. */
const productOf = (line: WishlistLine): TrackedProduct => ({
  item_id: line.articleNumber,
  item_name: line.name,
  item_brand: line.brand,
  item_category: line.categories.join('|'),
  item_variant: line.itemNumber,
  ...(line.price !== null && { price: line.price / 100 }),
});

/** Reports that an article was added to the wishlist. */
export const trackWishlistLine = (line: WishlistLine, currency: Currency): void =>
  pushEvent({ event: 'add_to_wishlist', currency, items: [productOf(line)] });

/** Reports that a piece of an article on the wishlist was added to the basket. */
export const trackWishlistPurchase = (line: WishlistLine, size: string, currency: Currency): void =>
  pushEvent({
    event: 'addToCart',
    currency,
    items: [{ ...productOf(line), item_size: size, quantity: 1 }],
  });
