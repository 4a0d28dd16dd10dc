/** Categories of optional features; what the shop needs to work requires no consent. */
export const CONSENT_CATEGORIES = ['media', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export interface Consent {
  categories: readonly ConsentCategory[];
  /** Epoch milliseconds. */
  givenAt: number;
}

/** Dispatched on the window after a visitor has chosen. */
export const CONSENT_CHANGED = 'selvedge:consent';
/**
 * Dispatched on the window when a visitor opens the settings to choose single categories, or to
 * choose again.
 */
export const SETTINGS = 'selvedge:consent-settings';

export const COOKIE = 'consent';
/** Half a year in seconds, after which the shop asks again. */
const MAX_AGE_SECONDS = 60 * 60 * 24 * 182;
export const COOKIE_ATTRIBUTES = `; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;

/** Raw value of the consent cookie, or `''`; a string, so that snapshots can be compared. */
export function storedConsent(cookies: string): string {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${COOKIE}=`));
  return pair?.slice(COOKIE.length + 1) ?? '';
}

/** Parses a stored consent, `<seconds>.<category>~<category>`; `null` without one. */
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
 * Whether the browser sends a Global Privacy Control signal.
 * @see https://www.w3.org/TR/gpc/
 */
export const rejectedBySignal = (browser: object): boolean =>
  'globalPrivacyControl' in browser && browser.globalPrivacyControl === true;

/** Cookie that stores a choice; an empty one rejects everything. */
export function consentCookie(categories: readonly ConsentCategory[], now: number): string {
  const value = `${Math.floor(now / 1000)}.${categories.join('~')}`;
  return `${COOKIE}=${value}${COOKIE_ATTRIBUTES}`;
}
