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

export const showBasketCount = latest(({ count }: Basket) => basketCount.set(count));

/** Displays the number of pieces to be reserved, over all lines, in the header. */
export const showReservationCount = latest(({ items }: Reservation) =>
  reservationCount.set(items.reduce((sum, { count }) => sum + count, 0)),
);

export const showLatestWishlist = latest((wishlist: Wishlist) => showWishlist(wishlist));

interface Counted {
  basket: Basket;
  wishlist: Wishlist;
  reservation: Reservation;
}

/**
 * Displays the visitor's state in header and hearts.
 * @param sentAt moment of the request
 */
export function showCounts({ basket, wishlist, reservation }: Counted, sentAt: number): void {
  showBasketCount(basket, sentAt);
  showLatestWishlist(wishlist, sentAt);
  showReservationCount(reservation, sentAt);
}

/** Clears the header after the session has ended. */
export const showNobody = (): void =>
  showCounts(
    {
      basket: { revision: 0, count: 0 },
      wishlist: EMPTY_WISHLIST,
      reservation: NO_RESERVATION,
    },
    currentMoment(),
  );
