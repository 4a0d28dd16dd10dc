import { CallFailed, fetchJson } from '@/lib/platform/http/fetch-json';
import { openModal, reportApiError } from '@/lib/browser/modals/modals';
import { lookForVisitor } from '@/lib/customer/session/visitor-hint';
import type { WishlistRefusal } from '@/lib/commerce/wishlist/wishlist';
import type { WishlistAnswer } from '@/lib/commerce/wishlist/wishlist-answer';
import { currentMoment } from './latest';
import { sendChange } from './send-change';
import { tellOtherTabs } from './other-tabs';
import { showLatestWishlist } from './visitor-counts';

/** The result of a change; `unavailable`, too, where there was no answer. */
export type WishlistOutcome =
  | { ok: true; answer: WishlistAnswer }
  | { ok: false; code: WishlistRefusal };

// The shop's own API routes respond with exactly these shapes.
const asAnswer = (answer: unknown) => answer as WishlistAnswer;
const codeIn = (answer: unknown) =>
  (answer as { code?: WishlistRefusal } | null)?.code ?? 'unavailable';

function refused(error: unknown): WishlistOutcome {
  if (!(error instanceof CallFailed)) return { ok: false, code: 'unavailable' };
  if (error.isMalformed) reportApiError();
  return { ok: false, code: codeIn(error.answer) };
}

/** Address of the visitor's whole list, which is also its key in the browser's memory. */
export const wishlistPath = (locale: string) => `/api/cart/wishlist?locale=${locale}`;

/** @throws as `fetchJson` */
export const loadWishlistAnswer = (path: string): Promise<WishlistAnswer> =>
  fetchJson(path, asAnswer);

/**
 * Changes the wishlist. Never throws. Notifies hearts, header and other tabs; a visitor whose list
 * begins sees how long it is stored. @param name of the endpoint: `add`, `remove`
 */
export async function changeWishlist(
  name: string,
  locale: string,
  body: object,
): Promise<WishlistOutcome> {
  const sentAt = currentMoment();
  try {
    const answer = await sendChange(`/api/cart/wishlist/${name}?locale=${locale}`, body, asAnswer);
    showLatestWishlist(answer.wishlist, sentAt);
    tellOtherTabs({ locale, wishlist: answer.wishlist });
    lookForVisitor();
    if (answer.wishlistFirstSession) openModal('wishlistFirstSession', {});
    return { ok: true, answer };
  } catch (error) {
    return refused(error);
  }
}
