import Router from 'next/router';
import { useEffect } from 'react';
import { isInApp } from './app-bridge';

/**
 * Path of the wishlist, repeated from `lib/shop/routes/named-routes.ts`: the app's root has no
 * project or locale to pass.
 */
const WISHLIST = /^\/[a-z]{2}-[a-z]{2}\/wishlist\/?$/;
const PARAMETER = 'nocache';
const FRESH_MS = 60_000;

/**
 * Address from which the app's web view has to load the wishlist, so that it is not a cached one.
 * @param address of the page
 * @param now epoch milliseconds, as in the parameter
 * @returns `null` for other pages, and for a wishlist loaded in the last minute
 */
export function freshWishlist(address: string, now: number): string | null {
  const url = new URL(address);
  if (!WISHLIST.test(url.pathname)) return null;
  const since = now - Number(url.searchParams.get(PARAMETER) ?? Number.NaN);
  if (since >= 0 && since <= FRESH_MS) return null;
  url.searchParams.set(PARAMETER, String(now));
  return url.href;
}

function reloadStale(): void {
  const fresh = isInApp() ? freshWishlist(location.href, Date.now()) : null;
  if (fresh) location.replace(fresh);
}

/** Reloads the wishlist on each visit in the app. */
export function useFreshWishlist(): void {
  useEffect(() => {
    reloadStale();
    Router.events.on('routeChangeComplete', reloadStale);
    return () => Router.events.off('routeChangeComplete', reloadStale);
  }, []);
}
