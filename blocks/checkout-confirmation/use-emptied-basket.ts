import { useEffect } from 'react';

/** Shows what an order has left in the basket. Without a response the next page shows it. */
export function useEmptiedBasket(locale: string, isPlaced: boolean): void {
  useEffect(() => {
    if (!isPlaced) return;
    // Loaded after the page: nothing on it waits for the header's count.
    import('@/lib/browser/visitor/show-rest')
      .then(({ showRest }) => showRest(locale))
      .catch(() => undefined);
  }, [locale, isPlaced]);
}
