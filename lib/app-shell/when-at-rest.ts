/** Browsers that do not say when they have nothing to do are taken to, so many milliseconds after. */
const SOON_MS = 200;

/** A page that never rests is not waited for longer than this. */
const TIMEOUT_MS = 2_000;

/**
 * Calls back once the page has loaded and the browser has nothing better to do: what nobody needs
 * at first sight comes then. @returns takes it back
 */
export function whenAtRest(callback: () => void): () => void {
  let takeBack = () => removeEventListener('load', wait);
  function wait() {
    // Safari knows no idle callbacks before 26.
    if ('requestIdleCallback' in window) {
      const idle = requestIdleCallback(callback, { timeout: TIMEOUT_MS });
      takeBack = () => cancelIdleCallback(idle);
    } else {
      const timer = setTimeout(callback, SOON_MS);
      takeBack = () => clearTimeout(timer);
    }
  }
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
  return () => takeBack();
}
