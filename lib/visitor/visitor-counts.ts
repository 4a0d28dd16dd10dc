import type { Basket } from '@/lib/basket/basket';
import { basketCount } from '@/lib/basket/use-basket-count';
import { reservationCount } from '@/lib/reservation/use-reservation-count';
import { hasVisitorHint } from '@/lib/session/visitor-hint';
import { showWishlist } from '@/lib/wishlist/shown-wishlist';
import type { Visitor } from './visitor';

let shownRevision = 0;

/**
 * Shows in the header what is in the basket. Responses and messages of other tabs may arrive in another
 * order than the changes were made in: one that is older than what is shown changes nothing, unless the
 * session has ended.
 */
export function showBasketCount({ count, revision }: Pick<Basket, 'count' | 'revision'>): void {
  if (revision < shownRevision && hasVisitorHint()) return;
  shownRevision = revision;
  basketCount.set(count);
}

/** Shows in the header how many pieces are to be reserved, those of all lines added up. */
export const showReservationCount = ({ items }: Visitor['reservation']): void =>
  reservationCount.set(items.reduce((sum, { count }) => sum + count, 0));

/** Shows in header and hearts what belongs to the visitor. */
export function showCounts({ basket, wishlist, reservation }: Visitor): void {
  showBasketCount(basket);
  showWishlist(wishlist);
  showReservationCount(reservation);
}
