/** What a visitor can consent to; what the shop needs to work requires no consent. */
export const CONSENT_CATEGORIES = ['media', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export interface Consent {
  categories: readonly ConsentCategory[];
  /** When it was given, in epoch milliseconds. */
  givenAt: number;
}

/** Dispatched on the window when a visitor has chosen. */
export const CONSENT_CHANGED = 'selvedge:consent';
/** Dispatched on the window when a visitor wants to choose each part, or to choose again. */
export const SETTINGS = 'selvedge:consent-settings';

export const COOKIE = 'consent';
/** Half a year, in seconds; then the shop asks for consent again. */
const KEPT_FOR_SECONDS = 60 * 60 * 24 * 182;
export const COOKIE_ATTRIBUTES = `; path=/; max-age=${KEPT_FOR_SECONDS}; samesite=lax`;

/** The consent cookie as it is, or `''`; a string, so that two snapshots can be compared. */
export function storedConsent(cookies: string): string {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? '';
}

/** Reads a stored consent, `<seconds>.<category>~<category>`; `null` when none was given. */
export function parseConsent(stored: string): Consent | null {
  const [, seconds, list] = /^(\d{10})\.([a-z~]*)$/.exec(stored) ?? [];
  if (seconds === undefined || list === undefined) return null;
  const named = list.split('~');
  return {
    categories: CONSENT_CATEGORIES.filter((category) => named.includes(category)),
    givenAt: Number(seconds) * 1000,
  };
}

/**
 * Whether the browser says no for its visitor.
 * @see https://www.w3.org/TR/gpc/
 */
export const rejectedBySignal = (browser: object): boolean =>
  'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;

/** Cookie that stores a choice; an empty one rejects everything. */
export function consentCookie(categories: readonly ConsentCategory[], now: number): string {
  const value = `${Math.floor(now / 1000)}.${categories.join('~')}`;
  return `${COOKIE}=${value}${COOKIE_ATTRIBUTES}`;
}
