const KEY = 'storage_newsletterEmail';

/** What a form without scripts puts the address into. */
export const EMAIL_PARAMETER = 'email';

/** Stores an address for the newsletter page, out of the address bar and all logs, for the tab. */
export function storeEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage may be forbidden: the visitor types it again.
  }
}

/** The address in the query, else the stored one, else `''`. */
export function storedEmail(): string {
  const brought = new URLSearchParams(location.search).get(EMAIL_PARAMETER);
  if (brought) return brought;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
