import type { BasketLine } from '@/lib/commerce/basket/basket';
import type { Currency } from '@/lib/shop/project/currencies';
import { pushEvent } from './data-layer';
import type { TrackedPieces } from './events';

/** A basket line in the format of the data layer, with prices in major units. */
export const trackedPiecesOf = (line: BasketLine): TrackedPieces => ({
  item_id: line.articleNumber,
  item_name: line.name,
  item_brand: line.brand,
  item_category: line.categories.join('|'),
  item_variant: line.itemNumber,
  price: line.price / 100,
  quantity: line.quantity,
});

/** Reports that a line was removed from the basket. */
export const trackRemoval = (line: BasketLine, currency: Currency): void =>
  pushEvent({ event: 'removeFromCart', currency, items: [trackedPiecesOf(line)] });

/** Reports that a visitor starts the checkout. */
export const trackCheckout = (lines: readonly BasketLine[], currency: Currency): void =>
  pushEvent({ event: 'checkout', currency, items: lines.map(trackedPiecesOf) });
