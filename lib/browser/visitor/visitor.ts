import type { Basket } from '@/lib/commerce/basket/basket';
import type { Reservation } from '@/lib/commerce/reservation/reservation';
import type { Wishlist } from '@/lib/commerce/wishlist/wishlist';

/** State of one visitor in one response, because pages themselves are the same for all. */
export interface Visitor {
  basket: Basket;
  wishlist: Wishlist;
  reservation: Reservation;
}

/** The newer of two states, because responses may arrive out of order. */
export const newer = <State extends { revision: number }>(one: State, other: State): State =>
  other.revision > one.revision ? other : one;

/** Updates the state with those parts of a change that are newer. */
export const withNewer = (known: Visitor, changed: Partial<Visitor>): Visitor => ({
  basket: newer(known.basket, changed.basket ?? known.basket),
  wishlist: newer(known.wishlist, changed.wishlist ?? known.wishlist),
  reservation: newer(known.reservation, changed.reservation ?? known.reservation),
});

/** Address of the visitor's state, also its SWR key. */
export const visitorPath = (locale: string) => `/api/visitor?locale=${locale}`;
