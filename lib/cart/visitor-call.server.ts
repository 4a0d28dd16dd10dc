import { emptyBasket } from '@/lib/basket/basket';
import { loadBasket } from '@/lib/basket/load-basket.server';
import { shopOf } from '@/lib/content/shop.server';
import { problem } from '@/lib/http/answer';
import type { Operation } from '@/lib/http/api-route.server';
import type { PageContext } from '@/lib/page-context/page-context';
import { requestContext } from '@/lib/page-context/request-context.server';
import { loadReservation } from '@/lib/reservation/load-reservation.server';
import { NO_RESERVATION } from '@/lib/reservation/reservation';
import { findSession, type Session } from '@/lib/session/session.server';
import { loadWishlist } from '@/lib/wishlist/load-wishlist.server';
import { EMPTY_WISHLIST } from '@/lib/wishlist/wishlist';
import type { Visitor } from '@/lib/visitor/visitor';

/**
 * Basket, wishlist and reservation of a visitor. Without a session all are empty, and neither
 * database nor search is queried.
 * @throws as `loadBasket` and `shopOf`
 */
export async function loadVisitor(session: Session | null, context: PageContext): Promise<Visitor> {
  if (!session)
    return { basket: emptyBasket(context), wishlist: EMPTY_WISHLIST, reservation: NO_RESERVATION };
  const [basket, wishlist, reservation] = await Promise.all([
    shopOf(context).then((shop) => loadBasket(session, shop)),
    loadWishlist(session),
    loadReservation(session),
  ]);
  return { basket, wishlist, reservation };
}

/** The visitor's own data, in the locale of the query. */
export const readVisitor: Operation = async (request) => {
  const context = requestContext(request);
  if (!context) return problem(404, 'This shop has no such locale');
  return { status: 200, body: await loadVisitor(await findSession(request), context) };
};
