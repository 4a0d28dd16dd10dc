import type { Basket } from '@/lib/commerce/basket/basket';
import type { Reservation } from '@/lib/commerce/reservation/reservation';
import type { Wishlist } from '@/lib/commerce/wishlist/wishlist';

/** What belongs to one visitor, in one response: pages themselves are the same for all. */
export interface Visitor {
  basket: Basket;
  wishlist: Wishlist;
  reservation: Reservation;
}

/** The newer of two states: responses may arrive in another order than the changes were made in. */
export const newer = <State extends { revision: number }>(one: State, other: State): State =>
  other.revision > one.revision ? other : one;

/** What is known of the visitor, with those parts of a change that are newer. */
export const withNewer = (known: Visitor, changed: Partial<Visitor>): Visitor => ({
  basket: newer(known.basket, changed.basket ?? known.basket),
  wishlist: newer(known.wishlist, changed.wishlist ?? known.wishlist),
  reservation: newer(known.reservation, changed.reservation ?? known.reservation),
});

/** Address of the visitor's own data, which is also its key in the browser's memory. */
export const visitorPath = (locale: string) => `/api/visitor?locale=${locale}`;
