import { useEffect } from 'react';
import { isLeaving, refreshPage } from '@/lib/shop/routes/refresh-page';

/** Whether the next page was reached by Back or Forward. */
let isReturn = false;

/** Sets {@link isReturn}: `popstate` fires before the router changes the page. */
function watchHistory(): void {
  addEventListener('popstate', ({ state }) => {
    // A link within the page causes this event too, before the router has given the entry a state.
    if (state !== null) isReturn = true;
  });
  // Following a link is not a return, even after going back.
  addEventListener(
    'click',
    () => {
      isReturn = false;
    },
    { capture: true },
  );
}

if (typeof window !== 'undefined') watchHistory();

/**
 * Requests the page's data again when a visitor returns to it: stock and price may have changed
 * since, and both the router and the browser cache pages. Also sets the title.
 */
export function useFreshDetail(): void {
  useEffect(() => {
    // Effects run after the paint: if Back was pressed in between, this page is being left.
    if (!isLeaving()) {
      if (isReturn) void refreshPage();
      isReturn = false;
    }
    // The browser restores whole documents from its back/forward cache.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refreshPage();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
