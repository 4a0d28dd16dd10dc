import type { BasketRefusal } from '@/lib/commerce/basket/basket';
import type { Intent } from '@/lib/commerce/basket/basket-change';
import type { Cart } from '@/lib/commerce/basket/cart';
import { CallFailed } from '@/lib/platform/http/fetch-json';
import { reportApiError } from '@/lib/browser/modals/modals';
import { currentMoment } from './latest';
import { sendChange } from './send-change';
import { tellOtherTabs } from './other-tabs';
import { tellAppOfAddition } from './tell-app';
import { showBasketCount } from './visitor-counts';

/**
 * The result of a change; the reason is `null` when it is not known, as without a connection.
 * `message` is the first of the response, in the visitor's language.
 */
export type CartOutcome =
  | { ok: true; cart: Cart }
  | { ok: false; code: BasketRefusal | null; message?: string };

// The shop's own API routes respond with exactly these shapes.
const asCart = (answer: unknown) => answer as Cart;
const problemIn = (answer: unknown) =>
  answer as { code?: BasketRefusal; errors?: readonly { message: string }[] } | null | undefined;

function refused(error: unknown): CartOutcome {
  if (!(error instanceof CallFailed)) return { ok: false, code: null };
  const { code = null, errors } = problemIn(error.answer) ?? {};
  const message = errors?.[0]?.message;
  return { ok: false, code, ...(message && { message }) };
}

/**
 * Changes the basket. Never throws. Notifies header, other tabs and the app, and shows messages of
 * the response. @param name of the endpoint: `add`, `quantity`
 */
export async function changeCart(
  name: string,
  locale: string,
  body: object,
  intent: Intent,
): Promise<CartOutcome> {
  const sentAt = currentMoment();
  try {
    const cart = await sendChange(
      `/api/cart/cart/${name}?locale=${locale}`,
      { ...body, intent },
      asCart,
    );
    showBasketCount(cart.basket, sentAt);
    tellOtherTabs({ locale, basket: cart.basket });
    tellAppOfAddition(cart, body);
    const { oxidErrors } = cart.projectSpecificData;
    if (oxidErrors.length > 0) reportApiError(oxidErrors);
    return { ok: true, cart };
  } catch (error) {
    return refused(error);
  }
}
