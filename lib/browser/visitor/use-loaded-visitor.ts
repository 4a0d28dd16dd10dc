import { useEffect } from 'react';
import { whenIdle } from '@/lib/platform/hydration/when-idle';
import { hasVisitorHint, lookForVisitor } from '@/lib/customer/session/visitor-hint';
import { UNKNOWN_MOMENT } from './latest';
import { listenToOtherTabs } from './other-tabs';
import { visitorPath } from './visitor';
import { isVisitorRequested } from './visitor-load-note';
import {
  showBasketCount,
  showLatestWishlist,
  showNobody,
  showReservationCount,
} from './visitor-counts';

async function loadCounts(locale: string): Promise<void> {
  const { loadVisitor } = await import('./load-visitor');
  // Without a response the header shows no counts; the next page tries again.
  await loadVisitor(visitorPath(locale)).catch(() => undefined);
}

/**
 * Loads the visitor's state for the header's counts, once per document, when the page is idle, and
 * only in browsers with a session.
 * @param locale of the page, `de-de`
 */
export function useLoadedVisitor(locale: string): void {
  useEffect(() => {
    if (isVisitorRequested() || !hasVisitorHint()) return undefined;
    return whenIdle(() => {
      // Another component may have requested it already.
      if (!isVisitorRequested()) void loadCounts(locale);
    });
  }, [locale]);
  useEffect(
    () =>
      listenToOtherTabs(({ basket, wishlist, reservation, isOtherSession }) => {
        if (basket) showBasketCount(basket, UNKNOWN_MOMENT);
        if (wishlist) showLatestWishlist(wishlist, UNKNOWN_MOMENT);
        if (reservation) showReservationCount(reservation, UNKNOWN_MOMENT);
        lookForVisitor();
        if (!isOtherSession) return;
        if (hasVisitorHint()) void loadCounts(locale);
        else showNobody();
      }),
    [locale],
  );
}
