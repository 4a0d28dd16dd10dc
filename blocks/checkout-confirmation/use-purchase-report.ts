import { useEffect } from 'react';
import type { ConfirmedOrder } from '@/lib/commerce/checkout/loaded-checkout';

/** Reports a placed order. Blocked or offline: only the report is lost. */
export function usePurchaseReport(order: ConfirmedOrder | null, isPlaced: boolean): void {
  useEffect(() => {
    if (!order || !isPlaced) return;
    import('@/lib/browser/tracking/track-purchase')
      .then(({ trackPurchase }) => trackPurchase(order))
      .catch(() => undefined);
  }, [order, isPlaced]);
}
