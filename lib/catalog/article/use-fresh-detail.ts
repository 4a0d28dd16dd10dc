import { useEffect } from 'react';
import { isLeaving, refreshPage } from '@/lib/shop/routes/refresh-page';

/** Whether the next page that is shown was reached by Back or Forward. */
let isReturn = false;

/** The router tells of every page it changes to, and the browser of steps in its history before. */
function watchHistory(): void {
  addEventListener('popstate', ({ state }) => {
    // A link within the page causes this event too, before the router has given the entry a state.
    if (state !== null) isReturn = true;
  });
  // A link that is followed after a step in the history is none.
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
 * Requests the page's data anew when a visitor comes back to it: stock and price may have changed
 * since, and the router and the browser both keep pages. The title is set with it.
 */
export function useFreshDetail(): void {
  useEffect(() => {
    // Effects run after the paint: a Back in between leads to the page after this one.
    if (!isLeaving()) {
      if (isReturn) void refreshPage();
      isReturn = false;
    }
    // The browser keeps whole documents, too, and shows them as they were left.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void refreshPage();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
