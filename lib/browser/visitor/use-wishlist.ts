import { useCallback } from 'react';
import type { Currency } from '@/lib/shop/project/currencies';
import { usePageCurrency } from '@/lib/shop/page-context/page-context-provider';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import {
  isItemShown,
  settleItem,
  useIsItemShown,
  wantItem,
} from '@/lib/commerce/wishlist/shown-wishlist';
import type {
  WishlistArticle,
  WishlistLine,
  WishlistRejection,
} from '@/lib/commerce/wishlist/wishlist';
import { newChangeId } from './new-change-id';

/** Loads the code with the first click; offline this fails like the request itself. */
const loadRequests = () => import('./wishlist-requests');

/** Blocked or offline: only the report is lost. */
const track = (line: WishlistLine, currency: Currency) =>
  void import('@/lib/browser/tracking/track-wishlist').then(
    ({ trackWishlistLine }) => trackWishlistLine(line, currency),
    () => undefined,
  );

/**
 * Whether an article is on the visitor's wishlist, with a function that toggles it. Shows a change
 * at once and reverts it if it is rejected.
 */
export function useWishlist({ objectId, itemNumber, sku }: WishlistArticle) {
  const { locale } = useRouteContext();
  const currency = usePageCurrency();
  const isOnWishlist = useIsItemShown(itemNumber);
  const toggle = useCallback(async (): Promise<WishlistRejection | null> => {
    const keep = !isItemShown(itemNumber);
    const changeId = newChangeId();
    const { sequence } = changeId;
    wantItem(itemNumber, { keep, sequence });
    try {
      const { changeWishlist } = await loadRequests();
      const change = { objectId, itemNumber, sku, intent: changeId };
      const outcome = await changeWishlist(keep ? 'add' : 'remove', locale, change);
      if (!outcome.ok) return outcome.code;
      const added =
        keep && outcome.response.contents.lines.find((line) => line.itemNumber === itemNumber);
      if (added) track(added, currency);
      return null;
    } catch {
      return 'unavailable';
    } finally {
      settleItem(itemNumber, sequence);
    }
  }, [objectId, itemNumber, sku, locale, currency]);
  return {
    isOnWishlist,
    /** @returns the reason of a rejection; `null` on success */
    toggle,
  };
}
