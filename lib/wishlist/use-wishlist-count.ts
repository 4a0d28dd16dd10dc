import { sharedCount, useSharedCount } from '@/lib/layout/shared-count';

/** Articles on the wishlist; set by the code that loads or changes it. */
export const wishlistCount = sharedCount();

export const useWishlistCount = () => useSharedCount(wishlistCount);
