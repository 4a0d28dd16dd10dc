import { LOCALE_SEGMENT } from '@/lib/shop/page-context/locale';

/** Draft mode ends by itself after this long. */
export const DRAFT_SECONDS = 60 * 60;

const SEGMENT = /^[\w.~%-]+$/;

/**
 * A path an editor may be sent to: below a locale, without anything that could leave this host.
 * @returns the path as it is, or `null` for everything else.
 */
export function draftDestination(path: string): string | null {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const [empty, locale = '', ...rest] = pathname.split('/');
  const isPath =
    empty === '' && LOCALE_SEGMENT.test(locale) && rest.every((part) => SEGMENT.test(part));
  // A query is dropped: nothing on a draft page depends on it.
  return isPath && pathname.length <= 1_000 ? pathname : null;
}

/** When the draft mode that a request's preview data opened ends, in epoch milliseconds. */
export function draftEnd(previewData: unknown): number {
  if (typeof previewData !== 'object' || previewData === null) return 0;
  const end = 'expiresAt' in previewData ? previewData.expiresAt : 0;
  return typeof end === 'number' ? end : 0;
}

/**
 * Next's draft cookies with other attributes: inside the CMS's iframe they are third-party, so they
 * are partitioned; over plain http, which only local shops use, `Secure` is removed.
 */
export function draftCookies(cookies: readonly string[], isSecure: boolean): string[] {
  return cookies.map((cookie) => {
    const bare = cookie.replace(/;\s*(SameSite=\w+|Secure|Partitioned)/gi, '');
    return `${bare}; ${isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'}`;
  });
}
