import { useEffect, useMemo, useState } from 'react';
import { compareClocks, comparedNow, serverNow } from '@/lib/shop/page-context/server-clock';
import { refreshPage } from '@/lib/shop/routes/refresh-page';

/** Maximum duration of a timer: longer ones overflow, and clocks drift. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1000;
/** Requests of open pages are spread over this time to avoid a peak. */
const JITTER_MS = 1_500;
/** First wait after a response that was still the old page; doubled each time. */
const RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 60_000;

/** The next edge of an open page, in epoch milliseconds of the server. */
interface Edge {
  validUntil: number;
  renderedAt: number;
}

/** Waits for a page's next edge, calls `onEdge` at it and then requests the new page. */
function followEdge(
  { validUntil, renderedAt }: Edge,
  onEdge: () => void,
  refetch: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retry = RETRY_MS;
  let isAnnounced = false;
  let isStopped = false;

  const arm = (delay: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, Math.max(delay, 0));
  };
  const request = () => {
    // Offline, the router would leave the page for the browser's error page.
    if (navigator.onLine) refetch();
    arm(retry, request);
    retry = Math.min(retry * 2, LONGEST_RETRY_MS);
  };
  const check = () => {
    if (isStopped) return;
    const left = validUntil - serverNow();
    if (left > LONGEST_TIMER_MS) return arm(LONGEST_TIMER_MS, () => void compareAndCheck());
    if (left > 0) return arm(left, check);
    if (!isAnnounced) onEdge();
    isAnnounced = true;
    arm(Math.random() * JITTER_MS, request);
  };
  const compareAndCheck = async () => {
    const now = serverNow();
    // If the clock is earlier than the page, it is wrong, and so is the distance of the edge.
    if (validUntil - now <= LONGEST_TIMER_MS || now < renderedAt) await compareClocks();
    check();
  };
  // Timers and the monotonic clock stop while the computer is suspended.
  const wake = () => {
    if (document.visibilityState === 'visible') void compareAndCheck();
  };

  const restored = (event: PageTransitionEvent) => {
    if (event.persisted) wake();
  };

  void compareAndCheck();
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pageshow', restored);
  window.addEventListener('online', wake);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('pageshow', restored);
    window.removeEventListener('online', wake);
  };
}

/**
 * Keeps an open page up to date: at `validUntil` it hides ended blocks at once and fetches the
 * current page. Also covers pages reached by Back, whose props Next caches for the whole visit.
 * @returns server time at the last edge or page change in epoch milliseconds; `null` during
 *   hydration and until the clocks have been compared
 */
export function useWindowEdges(page: {
  validUntil: number | null;
  renderedAt: number;
}): number | null {
  const { validUntil, renderedAt } = page;
  const [edges, countEdge] = useState(0);
  // Does not depend on the page object: a response that is still the old page must not restart the
  // waits.
  useEffect(() => {
    if (validUntil === null) return undefined;
    return followEdge(
      { validUntil, renderedAt },
      () => countEdge((count) => count + 1),
      () => void refreshPage(),
    );
  }, [validUntil, renderedAt]);
  // Clocks are compared in effects, so never during hydration.
  // oxlint-disable-next-line react/exhaustive-deps -- the time matters with a new page and at an edge
  return useMemo(() => comparedNow(), [page, edges]);
}
