import { ACCOUNT_PAGES } from './named-routes';

/** Public addresses begin with a locale, in whatever case. */
const PAGE = /^\/[a-z]{2}-[a-z]{2}(?:\/|$)/i;

/** Pages of the account go by names with capitals, which emails and the app use. */
function segmentInLowerCase(segment: string, isAccountPage: boolean): string {
  const text = decodeURIComponent(segment);
  const inLowerCase = text.toLowerCase();
  const name = ACCOUNT_PAGES.find((page) => page.toLowerCase() === inLowerCase);
  const wanted = isAccountPage && name ? name : inLowerCase;
  // Keeps the escapes of a segment that is right as it is.
  return text === wanted ? segment : encodeURIComponent(wanted);
}

/**
 * The address of a page in lower case, where it was requested with capitals: pages have one address
 * each. Its query is kept.
 * @param url path and query as requested
 * @returns `null` for an address that is right, and for one that is no page's
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
    // Leaves an address that cannot be decoded to Next, which rejects it.
    return null;
  }
}
