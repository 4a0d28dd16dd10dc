import { useCallback } from 'react';
import type { Currency } from '@/lib/shop/page-context/locale';
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
import { newIntent } from './new-intent';

/** What the first click needs is loaded with it; offline that fails as the call would. */
const loadRequests = () => import('./wishlist-requests');

/** Blocked or offline, the report is lost; the change is not. */
const track = (line: WishlistLine, currency: Currency) =>
  void import('@/lib/browser/tracking/track-wishlist').then(
    ({ trackWishlistLine }) => trackWishlistLine(line, currency),
    () => undefined,
  );

/**
 * Whether an article is on the visitor's wishlist, and how to change that. A change shows at once,
 * and is undone when it is rejected.
 */
export function useWishlist({ objectId, itemNumber, sku }: WishlistArticle) {
  const { locale } = useRouteContext();
  const currency = usePageCurrency();
  const isKept = useIsItemShown(itemNumber);
  const toggle = useCallback(async (): Promise<WishlistRejection | null> => {
    const keep = !isItemShown(itemNumber);
    const intent = newIntent();
    const { sequence } = intent;
    wantItem(itemNumber, { keep, sequence });
    try {
      const { changeWishlist } = await loadRequests();
      const change = { objectId, itemNumber, sku, intent };
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
    isKept,
    /** @returns why the list stayed as it was; `null` when it did not */
    toggle,
  };
}
