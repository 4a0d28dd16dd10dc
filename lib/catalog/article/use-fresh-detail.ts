import Router from 'next/router';
import { useEffect } from 'react';

/** Whether the page on show was reached by Back or Forward; set before it is rendered. */
let isReturn = false;

/** The router tells of every page it changes to, and the browser of steps in its history before. */
function watchHistory(): () => void {
  const step = () => {
    isReturn = true;
  };
  const follow = () => {
    isReturn = false;
  };
  addEventListener('popstate', step);
  // A link that is followed after a step in the history is none.
  addEventListener('click', follow, { capture: true });
  return () => {
    removeEventListener('popstate', step);
    removeEventListener('click', follow, { capture: true });
  };
}

if (typeof window !== 'undefined') watchHistory();

const refetch = () =>
  void Router.replace(Router.asPath, undefined, {
    scroll: false,
    unstable_skipClientCache: true,
  });

/**
 * Requests the page's data anew when a visitor comes back to it: stock and price may have changed
 * since, and the router and the browser both keep pages. The title is set with it.
 */
export function useFreshDetail(): void {
  useEffect(() => {
    if (isReturn && Router.router) refetch();
    isReturn = false;
    // The browser keeps whole documents, too, and shows them as they were left.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && Router.router) refetch();
    };
    addEventListener('pageshow', shown);
    return () => removeEventListener('pageshow', shown);
  }, []);
}
