import { LOCALE_SEGMENT } from '@/lib/shop/page-context/locale';

/** Draft mode ends automatically after this long. */
export const DRAFT_SECONDS = 60 * 60;

const SEGMENT = /^[\w.~%-]+$/;

/**
 * Validates the path an editor is sent to: below a locale, without anything that could lead to
 * another host.
 * @returns the path, or `null` if it is not valid
 */
export function draftDestination(path: string): string | null {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const [empty, locale = '', ...rest] = pathname.split('/');
  const isPath =
    empty === '' && LOCALE_SEGMENT.test(locale) && rest.every((part) => SEGMENT.test(part));
  // The query is dropped, because drafts do not depend on it.
  return isPath && pathname.length <= 1_000 ? pathname : null;
}

/** End of draft mode according to the request's preview data, in epoch milliseconds. */
export function draftEnd(previewData: unknown): number {
  if (typeof previewData !== 'object' || previewData === null) return 0;
  const end = 'expiresAt' in previewData ? previewData.expiresAt : 0;
  return typeof end === 'number' ? end : 0;
}

/**
 * Changes the attributes of Next's draft cookies: they are third-party inside the CMS's iframe, and
 * therefore partitioned; over plain http, which only local shops use, `Secure` is removed.
 */
export function draftCookies(cookies: readonly string[], isSecure: boolean): string[] {
  return cookies.map((cookie) => {
    const bare = cookie.replace(/;\s*(SameSite=\w+|Secure|Partitioned)/gi, '');
    return `${bare}; ${isSecure ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax'}`;
  });
}
