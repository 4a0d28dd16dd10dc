import { emptyBasket, loadBasket } from '@/lib/commerce/basket/load-basket.server';
import { shopOf } from '@/lib/cms/content/shop.server';
import { problem } from '@/lib/platform/http/api-response';
import type { Operation } from '@/lib/platform/http/api-route.server';
import type { PageContext } from '@/lib/shop/page-context/page-context';
import { requestContext } from '@/lib/shop/page-context/request-context.server';
import { loadReservation } from '@/lib/commerce/reservation/load-reservation.server';
import { NO_RESERVATION } from '@/lib/commerce/reservation/reservation';
import type { Session } from '@/lib/shop/page-context/session';
import { findSession } from '@/lib/customer/session/session.server';
import { loadWishlist } from '@/lib/commerce/wishlist/load-wishlist.server';
import { EMPTY_WISHLIST } from '@/lib/commerce/wishlist/wishlist';
import type { Visitor } from '@/lib/browser/visitor/visitor';

/**
 * Basket, wishlist and reservation of a visitor. Without a session all are empty, without a query.
 * @throws like `loadBasket` and `shopOf`
 */
export async function readVisitorState(
  session: Session | null,
  context: PageContext,
): Promise<Visitor> {
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
  return { status: 200, body: await readVisitorState(await findSession(request), context) };
};
