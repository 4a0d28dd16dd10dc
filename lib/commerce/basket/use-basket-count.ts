import { sharedCount, useSharedCount } from '@/lib/cms/layout/shared-count';

/** Number of articles in the basket, set by the code that loads or changes it. */
export const basketCount = sharedCount();

export const useBasketCount = () => useSharedCount(basketCount);
