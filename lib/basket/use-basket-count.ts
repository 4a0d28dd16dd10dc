import { useEffect } from 'react';
import { sharedCount, useSharedCount } from '@/lib/layout/shared-count';
import { whenIdle } from '@/lib/hydration/when-idle';
import { hasVisitorHint } from '@/lib/session/visitor-hint';

/** Articles in the basket; set by the code that loads or changes the basket. */
export const basketCount = sharedCount();

export const useBasketCount = () => useSharedCount(basketCount);

/** Whether this document has loaded the basket: navigating does not load it again. */
let isLoaded = false;

/**
 * Loads the visitor's basket for its count: once a document, when the page is idle, and only in
 * browsers that have a session: all other baskets are empty.
 * @param locale of the page, `de-de`
 */
export function useLoadedBasketCount(locale: string): void {
  useEffect(() => {
    if (isLoaded || !hasVisitorHint()) return undefined;
    return whenIdle(() => {
      isLoaded = true;
      void import('./basket-requests').then(({ requestCart }) => requestCart(locale));
    });
  }, [locale]);
}
