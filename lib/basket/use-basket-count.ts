import { sharedCount, useSharedCount } from '@/lib/app-shell/shared-count';

/** Articles in the basket; whoever loads or changes the basket sets it. */
export const basketCount = sharedCount();

export const useBasketCount = () => useSharedCount(basketCount);
