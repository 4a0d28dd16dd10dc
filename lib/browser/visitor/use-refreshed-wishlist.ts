import { useCallback } from 'react';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { currentMoment } from './latest';
import { notifyOtherTabs } from './other-tabs';
import { showLatestWishlist } from './visitor-counts';
import { loadWishlistResponse, wishlistPath } from './wishlist-requests';

/**
 * Reloads the wishlist after another endpoint has changed it, and updates hearts, header and other
 * tabs.
 */
export function useRefreshedWishlist(): () => Promise<void> {
  const { locale } = useRouteContext();
  return useCallback(async () => {
    const sentAt = currentMoment();
    try {
      const { wishlist } = await loadWishlistResponse(wishlistPath(locale));
      showLatestWishlist(wishlist, sentAt);
      notifyOtherTabs({ locale, wishlist });
    } catch {
      // The next page loads it.
    }
  }, [locale]);
}
