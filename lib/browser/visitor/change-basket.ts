import type { Basket } from '@/lib/commerce/basket/basket';
import type { ChangeId } from '@/lib/commerce/basket/change-id';
import { NO_RESERVATION } from '@/lib/commerce/reservation/reservation';
import { hasVisitorHint, lookForVisitor } from '@/lib/customer/session/visitor-hint';
import { EMPTY_WISHLIST } from '@/lib/commerce/wishlist/wishlist';
import { changeCart, type CartOutcome } from './basket-requests';
import { updateVisitor } from './use-visitor';
import { withNewer, type Visitor } from './visitor';

/** Initial state of a visitor whose session starts with this basket. */
const begun = (basket: Basket): Visitor => ({
  basket,
  wishlist: EMPTY_WISHLIST,
  reservation: NO_RESERVATION,
});

/** Updates the basket in the visitor's cached state. */
function keep(locale: string, basket: Basket, isFirst: boolean) {
  const merged = (known: Visitor | undefined) =>
    known ? withNewer(known, { basket }) : isFirst && begun(basket);
  return updateVisitor(locale, (known) => merged(known) || undefined, isFirst);
}

/**
 * Changes the visitor's basket and its cached state. Never throws.
 * @param name of the endpoint: `add`, `quantity`
 */
export async function sendBasketChange(
  name: string,
  locale: string,
  body: object,
  changeId: ChangeId,
): Promise<CartOutcome> {
  const isFirst = !hasVisitorHint();
  const outcome = await changeCart(name, locale, body, changeId);
  if (!outcome.ok) return outcome;
  await keep(locale, outcome.cart.basket, isFirst);
  lookForVisitor();
  return outcome;
}
