import { sharedCount, useSharedCount } from '@/lib/cms/layout/shared-count';

/** Articles in the basket; set by the code that loads or changes the basket. */
export const basketCount = sharedCount();

export const useBasketCount = () => useSharedCount(basketCount);
