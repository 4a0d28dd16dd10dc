import { useMemo, useSyncExternalStore } from 'react';
import { consentCookie, parseConsent, storedConsent, type ConsentCategory } from './consent';

/** Sent to the window when a visitor has chosen. */
const CHANGED = 'selvedge:consent';
/** Sent to the window when a visitor wants to choose again. */
const SETTINGS = 'selvedge:consent-settings';

function listenTo(event: string) {
  return (listener: () => void) => {
    addEventListener(event, listener);
    return () => removeEventListener(event, listener);
  };
}

/** Calls back when a visitor has chosen; returns what ends that. */
export const onConsentChange = listenTo(CHANGED);

/** Calls back when a visitor asks for the settings; returns what ends that. */
export const onConsentSettings = listenTo(SETTINGS);

export const openConsentSettings = (): void => {
  dispatchEvent(new Event(SETTINGS));
};

/** Keeps a visitor's choice in place of an earlier one; every part of the page hears of it. */
export function giveConsent(categories: readonly ConsentCategory[]): void {
  document.cookie = consentCookie(categories, Date.now());
  dispatchEvent(new Event(CHANGED));
}

/**
 * What the visitor has agreed to.
 * @returns `consent` is `null` until a choice was made; `isKnown` is false until the browser has looked.
 */
export function useConsent() {
  const stored = useSyncExternalStore(
    onConsentChange,
    () => storedConsent(document.cookie),
    () => null,
  );
  const consent = useMemo(() => parseConsent(stored ?? ''), [stored]);
  return {
    isKnown: stored !== null,
    consent,
    allows: (category: ConsentCategory) => consent?.categories.includes(category) ?? false,
  };
}
