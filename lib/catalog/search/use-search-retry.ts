import { useEffect } from 'react';

/** Delay in milliseconds. The service may recover at any time, and a retry is cheap. */
const RETRY_MS = 5_000;

/**
 * Retries a failed search after a while, and at once when the browser is back online.
 * @param failure what failed, or `null`; another value is another failure and restarts the delay
 * @param onRetry repeats the search; must be stable between renders
 */
export function useSearchRetry(failure: unknown, onRetry: () => void): void {
  useEffect(() => {
    if (failure === null) return;
    const timer = setTimeout(onRetry, RETRY_MS);
    addEventListener('online', onRetry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', onRetry);
    };
  }, [failure, onRetry]);
}
