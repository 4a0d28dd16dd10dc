import type { Basket } from '@/lib/basket/basket';
import type { Reservation } from '@/lib/reservation/reservation';
import type { Wishlist } from '@/lib/wishlist/wishlist';

/** What belongs to one visitor, in one response: pages themselves are the same for all. */
export interface Visitor {
  basket: Basket;
  wishlist: Wishlist;
  reservation: Reservation;
}

/** Of two baskets the newer: responses may arrive in another order than the changes were made in. */
export const newer = (one: Basket, other: Basket) => (other.revision > one.revision ? other : one);

/** Address of the visitor's own data, which is also its key in the browser's memory. */
export const visitorPath = (locale: string) => `/api/visitor?locale=${locale}`;
