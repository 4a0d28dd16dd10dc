import type { BasketLine } from '@/lib/commerce/basket/basket';
import type { Currency } from '@/lib/shop/page-context/locale';
import { pushEvent } from './data-layer';
import type { TrackedPieces } from './events';

/** A line in the vocabulary of the data layer, whose prices are in major units. */
export const trackedPiecesOf = (line: BasketLine): TrackedPieces => ({
  item_id: line.articleNumber,
  item_name: line.name,
  item_brand: line.brand,
  item_category: line.categories.join('|'),
  item_variant: line.itemNumber,
  price: line.price / 100,
  quantity: line.quantity,
});

/** Reports that a line was taken out of the basket. */
export const trackRemoval = (line: BasketLine, currency: Currency): void =>
  pushEvent({ event: 'removeFromCart', currency, items: [trackedPiecesOf(line)] });

/** Reports that a visitor goes from the basket to the checkout. */
export const trackCheckout = (lines: readonly BasketLine[], currency: Currency): void =>
  pushEvent({ event: 'checkout', currency, items: lines.map(trackedPiecesOf) });
