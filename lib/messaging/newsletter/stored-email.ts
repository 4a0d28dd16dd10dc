const KEY = 'storage_newsletterEmail';

/** Query parameter by which a form without JavaScript passes the address. */
export const EMAIL_PARAMETER = 'email';

/**
 * Stores an address for the newsletter page in this tab, which keeps it out of the address bar and
 * logs.
 */
export function storeEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage is unavailable: the visitor types the address again.
  }
}

/** Address from the query, else from storage, else `''`. */
export function storedEmail(): string {
  const brought = new URLSearchParams(location.search).get(EMAIL_PARAMETER);
  if (brought) return brought;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
