import { rememberPage } from './seen-pages';

/** Name of the cache, as in public/service-worker.js. */
const CACHE = 'offline-1';
/** Milliseconds after which the offline page is fetched again. */
const FRESH_MS = 86_400_000;

async function cacheOfflinePage(locale: string): Promise<void> {
  const cache = await caches.open(CACHE);
  const address = `/offline/${locale}`;
  const cached = await cache.match(address);
  const age = Date.now() - Date.parse(cached?.headers.get('date') ?? '');
  if (!(age < FRESH_MS)) await cache.add(address);
}

/**
 * Prepares for the loss of the network: registers the service worker, and caches the offline page
 * with what it lists. Browsers without service workers show their own page.
 * @param path with the locale
 */
export async function prepareForOffline(locale: string, path: string): Promise<void> {
  rememberPage({ path, title: document.querySelector('h1')?.textContent?.trim() ?? '' });
  if (!('serviceWorker' in navigator) || !('caches' in window)) return;
  try {
    await navigator.serviceWorker.register('/service-worker.js');
    await cacheOfflinePage(locale);
  } catch {
    // Private windows reject both.
  }
}
