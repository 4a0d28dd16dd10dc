import type { OpeningHours } from '@/lib/platform/db/schema';
import type { ImageRatio } from '@/lib/catalog/catalogue/product-image';
import type { Currency } from '@/lib/shop/page-context/locale';

/** Most pieces of one article that are reserved in one store. */
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

/** What every page knows of a visitor's reservation basket. */
export interface Reservation {
  /** Grows with every change: of two the one with the greater is newer. 0: there is none. */
  revision: number;
  items: readonly ReservationItem[];
  /** Number of the store that was chosen last. */
  store: string | null;
}

/** The reservation of a visitor who has chosen nothing. */
export const NO_RESERVATION: Reservation = { revision: 0, items: [], store: null };

export interface Store {
  /** Its number. */
  store: string;
  name: string;
  /** Street and town, a line each. */
  address: string;
  /** As it is stored, for links that call it. */
  phone: string;
  /** As readers in the visitor's country write it. */
  shownPhone: string;
  /** Monday first; `null` on days it is closed. */
  openingHours: readonly (OpeningHours | null)[];
  /** Degrees. */
  latitude: number;
  longitude: number;
}

/** A store, and how many pieces of one SKU it has. */
export interface StoreStock extends Store {
  stock: number;
}

/** A line with names in the page's language and the stock of its store now. */
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
  /** Pieces in the store now, at most 20; fewer than `quantity` when others were quicker. */
  most: number;
  /** Other stores of the shop that have as many pieces of it, by number. */
  elsewhere: readonly Pick<Store, 'store' | 'name'>[];
}

/** The reservation basket as its page shows it. */
export interface ReservationBasket {
  /** Revision of the {@link Reservation}. */
  revision: number;
  lines: readonly ReservationLine[];
  /** Stores of the lines. */
  stores: readonly Store[];
  /** Store that was chosen last, `null` while there are no lines. */
  filiale: Store | null;
  currency: Currency;
  /** Pieces over all lines. */
  count: number;
}

/** Response of the reservation endpoints. @see docs/reservation.md */
export interface ReservationResponse {
  success: boolean;
  errors: readonly { code: ReservationRejection; message: string }[];
  /** The lines under the name that these endpoints have always used. */
  reservationBasketItems: readonly ReservationItem[];
  filiale: Store | null;
  basket: ReservationBasket;
}

/** What every page knows of it. */
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
