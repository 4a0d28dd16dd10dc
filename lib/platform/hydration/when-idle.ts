/**
 * Milliseconds after loading in which a page does not count as idle: the visitor is looking at it.
 */
const CALM_MS = 500;

/** Longest wait for a page that never becomes idle. */
const TIMEOUT_MS = 2_000;

/**
 * Calls back once the page has loaded, has been shown for a moment, and the browser is idle: for
 * work that can wait. @returns a function that cancels it
 */
export function whenIdle(callback: () => void): () => void {
  let takeBack = () => removeEventListener('load', wait);
  function wait() {
    const timer = setTimeout(() => {
      // Safari has no idle callbacks before 26.
      if (!('requestIdleCallback' in window)) return callback();
      const idle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
      takeBack = () => cancelIdleCallback(idle);
    }, CALM_MS);
    takeBack = () => clearTimeout(timer);
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => takeBack();
}
