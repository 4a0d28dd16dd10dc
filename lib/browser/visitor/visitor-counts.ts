import { basketCount } from '@/lib/commerce/basket/use-basket-count';
import { NO_RESERVATION, type Reservation } from '@/lib/commerce/reservation/reservation';
import { reservationCount } from '@/lib/commerce/reservation/use-reservation-count';
import { showWishlist } from '@/lib/commerce/wishlist/shown-wishlist';
import { EMPTY_WISHLIST, type Wishlist } from '@/lib/commerce/wishlist/wishlist';
import { currentMoment, latest } from './latest';

interface Basket {
  revision: number;
  count: number;
}

/** Shows in the header what is in the basket. */
export const showBasketCount = latest(({ count }: Basket) => basketCount.set(count));

/** Shows in the header how many pieces are to be reserved, those of all lines added up. */
export const showReservationCount = latest(({ items }: Reservation) =>
  reservationCount.set(items.reduce((sum, { count }) => sum + count, 0)),
);

/** Shows in header and hearts what is on the wishlist. */
export const showLatestWishlist = latest((wishlist: Wishlist) => showWishlist(wishlist));

interface Counted {
  basket: Basket;
  wishlist: Wishlist;
  reservation: Reservation;
}

/**
 * Shows in header and hearts what belongs to the visitor.
 * @param sentAt moment at which it was requested
 */
export function showCounts({ basket, wishlist, reservation }: Counted, sentAt: number): void {
  showBasketCount(basket, sentAt);
  showLatestWishlist(wishlist, sentAt);
  showReservationCount(reservation, sentAt);
}

/** Shows that the browser has no session any more. */
export const showNobody = (): void =>
  showCounts(
    {
      basket: { revision: 0, count: 0 },
      wishlist: EMPTY_WISHLIST,
      reservation: NO_RESERVATION,
    },
    currentMoment(),
  );
