import { useCallback } from 'react';
import { useRouteContext } from '@/lib/shop/routes/route-context-provider';
import { currentMoment } from './latest';
import { tellOtherTabs } from './other-tabs';
import { showLatestWishlist } from './visitor-counts';
import { loadWishlistAnswer, wishlistPath } from './wishlist-requests';

/** After another call has changed the wishlist: hearts, header and other tabs show it. */
export function useRefreshedWishlist(): () => Promise<void> {
  const { locale } = useRouteContext();
  return useCallback(async () => {
    const sentAt = currentMoment();
    try {
      const { wishlist } = await loadWishlistAnswer(wishlistPath(locale));
      showLatestWishlist(wishlist, sentAt);
      tellOtherTabs({ locale, wishlist });
    } catch {
      // The next page loads it.
    }
  }, [locale]);
}
