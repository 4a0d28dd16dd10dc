import { useEffect, useState } from 'react';

/** Under the shop's own prefix; for the visit only. */
const KEY = 'storage_newsletter-address';

/** Name of the parameter a form without scripts puts the address into. */
export const ADDRESS_PARAMETER = 'email';

/** Keeps an address for the newsletter page, out of the address bar and every log. */
export function forwardAddress(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // A browser that keeps nothing: the visitor types it again.
  }
}

function takeAddress(): string {
  const named = new URLSearchParams(location.search).get(ADDRESS_PARAMETER);
  try {
    const kept = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return kept ?? named ?? '';
  } catch {
    return named ?? '';
  }
}

/** The address a visitor typed into another page's sign-up, once; empty without one. */
export function useForwardedAddress(): string {
  const [address, setAddress] = useState('');
  useEffect(() => setAddress(takeAddress()), []);
  return address;
}
