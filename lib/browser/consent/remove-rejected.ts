import { LOCALE_COOKIE } from '@/lib/shop/page-context/choose-locale';
import { HINT_COOKIE } from '@/lib/customer/session/visitor-hint';
import type { ConsentCategory } from './consent';

/** Cookies set by the shop's scripts; they cannot access the session's cookies. */
const OWN_COOKIES: ReadonlySet<string> = new Set([
  'consent',
  LOCALE_COOKIE,
  HINT_COOKIE,
  'fit_session',
  'ActionTeaser',
  'theme',
]);

/** Prefix of everything that the shop stores in the browser. */
const OWN_PREFIX = 'storage_';
/** Identifies the visitor in reports; stored after consent to statistics. */
const STATISTICS_KEY = 'storage_search_token';

/**
 * Removes a cookie for the host and for each domain above it, since scripts cannot read a cookie's
 * domain.
 */
function removeCookie(name: string): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}

function removeKeys(storage: Storage, isAllowed: (key: string) => boolean): void {
  for (const key of Object.keys(storage)) if (!isAllowed(key)) storage.removeItem(key);
}

/**
 * Removes what was stored in this browser under a consent that has been withdrawn: the visitor's id
 * in reports, queued reports, and everything that third-party scripts have stored on our host.
 * @param before categories accepted so far
 */
export function removeRejected(
  before: readonly ConsentCategory[],
  now: readonly ConsentCategory[],
): void {
  const rejected = before.filter((category) => !now.includes(category));
  if (rejected.length === 0) return;
  const isStatisticsRejected = rejected.includes('statistics');
  if (isStatisticsRejected) delete window.dataLayer;
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=', 1);
    if (name && !OWN_COOKIES.has(name)) removeCookie(name);
  }
  const isAllowed = (key: string) =>
    (key.startsWith(OWN_PREFIX) || key.startsWith('__next')) &&
    !(isStatisticsRejected && key === STATISTICS_KEY);
  try {
    removeKeys(localStorage, isAllowed);
    removeKeys(sessionStorage, isAllowed);
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
