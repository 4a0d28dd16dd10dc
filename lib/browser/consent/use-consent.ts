import { useMemo, useSyncExternalStore } from 'react';
import {
  CONSENT_CHANGED,
  consentCookie,
  parseConsent,
  rejectedBySignal,
  SETTINGS,
  storedConsent,
  type Consent,
  type ConsentCategory,
} from './consent';

/** Rejection by the browser's own signal. */
const NOTHING_BY_SIGNAL: Consent = {
  categories: [],
  givenAt: typeof performance === 'undefined' ? 0 : performance.timeOrigin,
};

function listenTo(event: string) {
  return (listener: () => void) => {
    addEventListener(event, listener);
    return () => removeEventListener(event, listener);
  };
}

/** Calls back after a visitor has chosen. @returns the unsubscribe function */
export const onConsentChange = listenTo(CONSENT_CHANGED);

/** Calls back when a visitor opens the settings. @returns the unsubscribe function */
export const onConsentSettings = listenTo(SETTINGS);

export const openConsentSettings = (): void => {
  dispatchEvent(new Event(SETTINGS));
};

/** Stores a visitor's choice, replacing an earlier one, and notifies all parts of the page. */
export function giveConsent(categories: readonly ConsentCategory[]): void {
  document.cookie = consentCookie(categories, Date.now());
  dispatchEvent(new Event(CONSENT_CHANGED));
}

/** Treats Global Privacy Control as a rejection, unless the visitor has chosen. */
const withSignal = (stored: string): Consent | null =>
  parseConsent(stored) ?? (rejectedBySignal(navigator) ? NOTHING_BY_SIGNAL : null);

/** Current consent; `null` without an answer. Browser only. */
export const currentConsent = (): Consent | null => withSignal(storedConsent(document.cookie));

/**
 * Current consent.
 * @returns `consent` is `null` without a choice; `isKnown` is false until the cookie is read.
 */
export function useConsent() {
  const stored = useSyncExternalStore(
    onConsentChange,
    () => storedConsent(document.cookie),
    () => null,
  );
  const consent = useMemo(() => (stored === null ? null : withSignal(stored)), [stored]);
  return {
    isKnown: stored !== null,
    consent,
    allows: (category: ConsentCategory) => consent?.categories.includes(category) ?? false,
  };
}
