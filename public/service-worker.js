// What a browser shows when a page cannot be had: the shop's own page, and nothing else. No page's
// HTML is kept, so that nothing old is ever shown as if it were current. The pages of the shop put
// the offline page of their language into the cache (lib/runtime/offline/offline-hand.ts).
const CACHE = 'offline-1';

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const begin = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
    // The request begins while this worker does: pages do not wait for it.
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(begin());
});

/** The offline page in the language of the address, else in any that is there. */
async function offlinePage(url) {
  const cache = await caches.open(CACHE);
  const [, locale] = new URL(url).pathname.split('/');
  const own = await cache.match(`/offline/${locale}`);
  if (own) return own;
  const [any] = await cache.keys();
  return (any && (await cache.match(any))) ?? Response.error();
}

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (mode !== 'navigate' || method !== 'GET') return;
  const response = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return offlinePage(url);
    }
  };
  event.respondWith(response());
});
