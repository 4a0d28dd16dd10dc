import { useEffect } from 'react';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

/** Reports an order that was placed. Blocked or offline, the report is lost; the order is not. */
export function usePurchaseReport(order: ConfirmedOrder | null, isPlaced: boolean): void {
  useEffect(() => {
    if (!order || !isPlaced) return;
    import('@/lib/browser/tracking/track-purchase')
      .then(({ trackPurchase }) => trackPurchase(order))
      .catch(() => undefined);
  }, [order, isPlaced]);
}
