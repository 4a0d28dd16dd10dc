import { useEffect } from 'react';

/**
 * Updates the header with the rest of the basket after an order. Without a response the next page
 * does.
 */
export function useEmptiedBasket(locale: string, isPlaced: boolean): void {
  useEffect(() => {
    if (!isPlaced) return;
    // Loaded after the page, because only the header's count needs it.
    import('@/lib/browser/visitor/show-rest')
      .then(({ showRest }) => showRest(locale))
      .catch(() => undefined);
  }, [locale, isPlaced]);
}
