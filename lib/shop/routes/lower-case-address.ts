import { ACCOUNT_PAGES } from './named-routes';

/** Public addresses begin with a locale, in any case. */
const PAGE = /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/i;

/** Account pages have names with capitals, which emails and the app use. */
function segmentInLowerCase(segment: string, isAccountPage: boolean): string {
  const text = decodeURIComponent(segment);
  const inLowerCase = text.toLowerCase();
  const name = ACCOUNT_PAGES.find((page) => page.toLowerCase() === inLowerCase);
  const wanted = isAccountPage && name ? name : inLowerCase;
  // Keeps the original escapes if nothing has to change.
  return text === wanted ? segment : encodeURIComponent(wanted);
}

/**
 * Lower-case form of a page's address, because each page has only one address. Keeps the query.
 * @param url path and query as requested
 * @returns `null` for an address that is right, or not a page's
 */
export function lowerCaseAddress(url: string): string | null {
  const [path = ''] = url.split('?', 1);
  if (!/[A-Z%]|\/account\//.test(path) || !PAGE.test(path)) return null;
  const segments = path.split('/');
  try {
    const isAccount = segments[2]?.toLowerCase() === 'account';
    const inLowerCase = segments
      .map((segment, at) => segmentInLowerCase(segment, isAccount && at === 3))
      .join('/');
    return inLowerCase === path ? null : inLowerCase + url.slice(path.length);
  } catch {
    // Left to Next, which rejects addresses that cannot be decoded.
    return null;
  }
}
