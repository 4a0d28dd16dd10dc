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

/** No consent, as the browser's own signal declares it for a page. */
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

/** Calls back when a visitor has chosen; returns the unsubscribe function. */
export const onConsentChange = listenTo(CONSENT_CHANGED);

/** Calls back when a visitor opens the settings; returns the unsubscribe function. */
export const onConsentSettings = listenTo(SETTINGS);

export const openConsentSettings = (): void => {
  dispatchEvent(new Event(SETTINGS));
};

/** Stores a visitor's choice instead of an earlier one, and notifies every part of the page. */
export function giveConsent(categories: readonly ConsentCategory[]): void {
  document.cookie = consentCookie(categories, Date.now());
  dispatchEvent(new Event(CONSENT_CHANGED));
}

/** Treats Global Privacy Control as an answer; the visitor may still choose. */
const withSignal = (stored: string): Consent | null =>
  parseConsent(stored) ?? (rejectedBySignal(navigator) ? NOTHING_BY_SIGNAL : null);

/** What the visitor has consented to now; `null` without an answer. Browser only. */
export const currentConsent = (): Consent | null => withSignal(storedConsent(document.cookie));

/**
 * What the visitor has consented to.
 * @returns `consent` is `null` until a choice is made; `isKnown` is false until the cookie is read.
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
