import Router from 'next/router';
import { writeAddress } from '@/lib/platform/hydration/history-address';

/** Address of the page that the router is loading. */
let loading: string | null = null;

function watchRouter(): void {
  // A route that was cancelled may report its error while the next one is being loaded.
  const end = (address: string) => {
    if (address === loading) loading = null;
  };
  Router.events.on('routeChangeStart', (address: string) => {
    loading = address;
  });
  Router.events.on('routeChangeComplete', end);
  Router.events.on('routeChangeError', (_error: unknown, address: string) => end(address));
}

if (typeof window !== 'undefined') watchRouter();

/**
 * Whether another page is about to replace the one on show. After Back and Forward the browser has
 * the address of that page before the router begins to load it.
 */
export function isLeaving(): boolean {
  if (!Router.router) return false;
  // The router has the page's address before its effects run, and reports its completion later.
  const isLoading = loading !== null && loading !== Router.asPath;
  return isLoading || new URL(Router.asPath, location.href).pathname !== location.pathname;
}

/**
 * Requests the data of the page anew and keeps its scroll position. The address is the browser's:
 * the router does not know what `writeAddress` has changed in it. While another page is being loaded
 * this requests nothing, as the router would cancel that page.
 */
export async function refreshPage(): Promise<void> {
  if (!Router.router || isLeaving()) return;
  const { pathname, search, hash } = location;
  const address = pathname + search;
  const showFragment = () => {
    const isShown = location.pathname + location.search === address;
    if (hash && isShown) writeAddress('replaceState', address + hash);
  };
  // With a fragment in its own address or in the new one, the router takes this for a step within the
  // page and loads nothing (next 16.4.6, `onlyAHashChange`): it never gets one, and loses its own first.
  if (Router.asPath.startsWith(`${address}#`)) {
    await Router.replace(address, undefined, { scroll: false });
    showFragment();
    if (isLeaving()) return;
  }
  await Router.replace(address, undefined, { scroll: false, unstable_skipClientCache: true });
  showFragment();
}
