import { sharedCount, useSharedCount } from '@/lib/app-shell/shared-count';

/** Articles on the wishlist; whoever loads or changes it sets it. */
export const wishlistCount = sharedCount();

export const useWishlistCount = () => useSharedCount(wishlistCount);
