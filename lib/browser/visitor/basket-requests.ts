import type { BasketRejection } from '@/lib/commerce/basket/basket';
import type { ChangeId } from '@/lib/commerce/basket/change-id';
import type { Cart } from '@/lib/commerce/basket/cart';
import { RequestFailed } from '@/lib/platform/http/fetch-json';
import { reportApiError } from '@/lib/browser/modals/modals';
import { currentMoment } from './latest';
import { sendChange } from './send-change';
import { notifyOtherTabs } from './other-tabs';
import { notifyAppOfAddition } from './notify-app-of-addition';
import { showBasketCount } from './visitor-counts';

/**
 * Result of a change; the reason is `null` if unknown, for example offline. `message` is the first
 * of the response, in the visitor's language.
 */
export type CartOutcome =
  | { ok: true; cart: Cart }
  | { ok: false; code: BasketRejection | null; message?: string };

// The shop's own API routes respond with exactly these shapes.
const asCart = (result: unknown) => result as Cart;
const problemIn = (result: unknown) =>
  result as { code?: BasketRejection; errors?: readonly { message: string }[] } | null | undefined;

function rejected(error: unknown): CartOutcome {
  if (!(error instanceof RequestFailed)) return { ok: false, code: null };
  const { code = null, errors } = problemIn(error.response) ?? {};
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
  changeId: ChangeId,
): Promise<CartOutcome> {
  const sentAt = currentMoment();
  try {
    const cart = await sendChange(
      `/api/cart/cart/${name}?locale=${locale}`,
      { ...body, intent: changeId },
      asCart,
    );
    showBasketCount(cart.basket, sentAt);
    notifyOtherTabs({ locale, basket: cart.basket });
    notifyAppOfAddition(cart, body);
    const { oxidErrors } = cart.projectSpecificData;
    if (oxidErrors.length > 0) reportApiError(oxidErrors);
    return { ok: true, cart };
  } catch (error) {
    return rejected(error);
  }
}
