import type { Basket } from '@/lib/basket/basket';
import type { Reservation } from '@/lib/reservation/reservation';
import type { Wishlist } from '@/lib/wishlist/wishlist';

/** What belongs to one visitor, in one response: pages themselves are the same for all. */
export interface Visitor {
  basket: Basket;
  wishlist: Wishlist;
  reservation: Reservation;
}

/** Address of the visitor's own data, which is also its key in the browser's memory. */
export const visitorPath = (locale: string) => `/api/visitor?locale=${locale}`;
