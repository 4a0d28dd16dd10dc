import { useCallback } from 'react';
import { useRouteContext } from '@/lib/routes/route-context-provider';
import { showWishlist } from '@/lib/wishlist/shown-wishlist';
import { tellOtherTabs } from './other-tabs';
import { loadWishlistAnswer, wishlistPath } from './wishlist-requests';

/** After another call has changed the wishlist: hearts, header and other tabs show it. */
export function useRefreshedWishlist(): () => Promise<void> {
  const { locale } = useRouteContext();
  return useCallback(async () => {
    try {
      const { wishlist } = await loadWishlistAnswer(wishlistPath(locale));
      showWishlist(wishlist);
      tellOtherTabs({ locale, wishlist });
    } catch {
      // The next page loads it.
    }
  }, [locale]);
}
