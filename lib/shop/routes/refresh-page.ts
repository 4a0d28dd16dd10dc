import Router from 'next/router';

/** Address of the page that the router is loading. */
let loading: string | null = null;

function watchRouter(): void {
  const end = () => {
    loading = null;
  };
  Router.events.on('routeChangeStart', (address: string) => {
    loading = address;
  });
  Router.events.on('routeChangeComplete', end);
  Router.events.on('routeChangeError', end);
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
  await Router.replace(pathname + search + hash, undefined, {
    scroll: false,
    unstable_skipClientCache: true,
  });
}
