/** What has just come is looked at first: so many milliseconds after it the page is at rest. */
const CALM_MS = 500;

/** A page that never rests is not waited for longer than this. */
const TIMEOUT_MS = 2_000;

/**
 * Calls back once the page has loaded, has been looked at for a moment, and the browser has nothing
 * better to do: what nobody needs at first sight comes then. @returns takes it back
 */
export function whenAtRest(callback: () => void): () => void {
  let takeBack = () => removeEventListener('load', wait);
  function wait() {
    const timer = setTimeout(() => {
      // Safari knows no idle callbacks before 26.
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
