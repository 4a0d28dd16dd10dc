import { RequestFailed, fetchJson } from '@/lib/platform/http/fetch-json';
import { openModal, reportApiError } from '@/lib/browser/modals/modals';
import { lookForVisitor } from '@/lib/customer/session/visitor-hint';
import type { WishlistRejection } from '@/lib/commerce/wishlist/wishlist';
import type { WishlistResponse } from '@/lib/commerce/wishlist/wishlist-response';
import { currentMoment } from './latest';
import { sendChange } from './send-change';
import { notifyOtherTabs } from './other-tabs';
import { showLatestWishlist } from './visitor-counts';

/** Result of a change; `unavailable` also without a response. */
export type WishlistOutcome =
  | { ok: true; response: WishlistResponse }
  | { ok: false; code: WishlistRejection };

// The shop's own API routes respond with exactly these shapes.
const asResponse = (result: unknown) => result as WishlistResponse;
const codeIn = (result: unknown) =>
  (result as { code?: WishlistRejection } | null)?.code ?? 'unavailable';

function rejected(error: unknown): WishlistOutcome {
  if (!(error instanceof RequestFailed)) return { ok: false, code: 'unavailable' };
  if (error.isMalformed) reportApiError();
  return { ok: false, code: codeIn(error.response) };
}

/** Address of the visitor's complete list, also its SWR key. */
export const wishlistPath = (locale: string) => `/api/cart/wishlist?locale=${locale}`;

/** @throws as `fetchJson` */
export const loadWishlistResponse = (path: string): Promise<WishlistResponse> =>
  fetchJson(path, asResponse);

/**
 * Changes the wishlist. Never throws. Notifies hearts, header and other tabs; a visitor with a new
 * list is informed of how long it is stored. @param name of the endpoint: `add`, `remove`
 */
export async function changeWishlist(
  name: string,
  locale: string,
  body: object,
): Promise<WishlistOutcome> {
  const sentAt = currentMoment();
  try {
    const response = await sendChange(
      `/api/cart/wishlist/${name}?locale=${locale}`,
      body,
      asResponse,
    );
    showLatestWishlist(response.wishlist, sentAt);
    notifyOtherTabs({ locale, wishlist: response.wishlist });
    lookForVisitor();
    if (response.wishlistFirstSession) openModal('wishlistFirstSession', {});
    return { ok: true, response };
  } catch (error) {
    return rejected(error);
  }
}
