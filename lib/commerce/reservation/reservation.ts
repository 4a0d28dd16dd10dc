import type { OpeningHours } from '@/lib/platform/db/schema';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { Currency } from '@/lib/shop/project/currencies';

/** Maximum number of pieces of one article reserved in one store. */
export const MAX_RESERVED = 20;

/** Why nothing was changed or reserved; each is the key of a message. */
export type ReservationRejection =
  | 'sku_missing'
  | 'store_missing'
  | 'invalid_quantity'
  | 'invalid'
  | 'unknown_article'
  | 'unknown_store'
  | 'unknown_line'
  | 'not_available'
  | 'not_available_in_store'
  | 'basket_full'
  | 'basket_empty'
  | 'contact_incomplete'
  | 'unavailable';

/** One article in a visitor's reservation basket. */
export interface ReservationItem {
  lineItemId: string;
  sku: string;
  /** Number of the store. */
  store: string;
  /** Pieces. */
  count: number;
}

/** A visitor's reservation basket as known to all pages. */
export interface Reservation {
  /** Increases with every change; the larger one is newer. 0 means that there is none. */
  revision: number;
  items: readonly ReservationItem[];
  /** Number of the store chosen last. */
  store: string | null;
}

/** The reservation basket of a visitor without one. */
export const NO_RESERVATION: Reservation = { revision: 0, items: [], store: null };

export interface Store {
  /** Its number. */
  store: string;
  name: string;
  /** Street and town, one line each. */
  address: string;
  /** As stored, for `tel:` links. */
  phone: string;
  /** Formatted for the visitor's country. */
  shownPhone: string;
  /** Monday first; `null` on days it is closed. */
  openingHours: readonly (OpeningHours | null)[];
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** A store with its stock of one SKU. */
export interface StoreStock extends Store {
  stock: number;
}

/** A line with names in the page's language and current stock of its store. */
export interface ReservationLine {
  id: string;
  sku: string;
  /** Number of the store. */
  store: string;
  articleNumber: string;
  itemNumber: string;
  name: string;
  brand: string;
  slug: string;
  colour: string;
  size: string;
  imageRatio: ImageRatio;
  imageAlt: string;
  quantity: number;
  /** Price of one piece in minor units; paid in the store. */
  price: number;
  /** Pieces in the store now, at most 20; less than `quantity` if others have taken some. */
  most: number;
  /** Other stores of the shop with enough pieces, by number. */
  elsewhere: readonly Pick<Store, 'store' | 'name'>[];
}

/** The reservation basket as shown on its page. */
export interface ReservationBasket {
  /** Revision of the {@link Reservation}. */
  revision: number;
  lines: readonly ReservationLine[];
  /** Stores of the lines. */
  stores: readonly Store[];
  /** Store chosen last, `null` while there are no lines. */
  filiale: Store | null;
  currency: Currency;
  /** Number of pieces in all lines. */
  count: number;
}

/** Response of the reservation endpoints. @see docs/reservation.md */
export interface ReservationResponse {
  success: boolean;
  errors: readonly { code: ReservationRejection; message: string }[];
  /** The lines, under the name in the API. */
  reservationBasketItems: readonly ReservationItem[];
  filiale: Store | null;
  basket: ReservationBasket;
}

/** The part of it that all pages need. */
export const reservationOf = ({ revision, lines, filiale }: ReservationBasket): Reservation => ({
  revision,
  items: lines.map(({ id, sku, store, quantity }) => ({
    lineItemId: id,
    sku,
    store,
    count: quantity,
  })),
  store: filiale?.store ?? null,
});
