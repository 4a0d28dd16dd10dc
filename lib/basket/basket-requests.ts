import { CallFailed, fetchJson } from '@/lib/http/fetch-json';
import { lookForVisitor } from '@/lib/session/visitor-hint';
import type { BasketRefusal } from './basket';
import type { Cart } from './cart';
import { basketCount } from './use-basket-count';

/** Address of the visitor's basket, which is also its key in the browser's memory. */
export const cartPath = (locale: string) => `/api/cart/cart?locale=${locale}`;

/** The result of a request; the reason is `null` when the request did not get through. */
export type CartOutcome = { ok: true; cart: Cart } | { ok: false; code: BasketRefusal | null };

// The shop's own API routes respond with exactly these shapes.
const asCart = (answer: unknown) => answer as Cart;
const codeIn = (answer: unknown) => (answer as { code?: BasketRefusal } | null)?.code ?? null;

async function ask(path: string, body?: object): Promise<CartOutcome> {
  try {
    const cart = await fetchJson(path, asCart, body && { method: 'POST', body });
    basketCount.set(cart.basket.count);
    if (body) lookForVisitor();
    return { ok: true, cart };
  } catch (error) {
    return { ok: false, code: error instanceof CallFailed ? codeIn(error.answer) : null };
  }
}

const change = (name: string, locale: string, body: object) =>
  ask(`/api/cart/cart/${name}?locale=${locale}`, body);

/** Loads the visitor's basket, and updates the header's count. Never throws. */
export const requestCart = (locale: string) => ask(cartPath(locale));

/** Puts pieces of a SKU aside. Never throws. @param wish.id article number of the colour */
export const requestAddition = (wish: { id: string; sku: string; count: number }, locale: string) =>
  change('add', locale, { variant: { id: wish.id, sku: wish.sku }, count: wish.count });

/** Removes a line. Never throws. */
export const requestRemoval = (lineItemId: string, locale: string) =>
  change('remove', locale, { lineItemId });

/** Changes how many pieces of a line are wanted. Never throws. */
export const requestQuantity = (lineItemId: string, count: number, locale: string) =>
  change('quantity', locale, { lineItemId, count });
