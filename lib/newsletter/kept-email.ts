const KEY = 'storage_newsletterEmail';

/** What a form without scripts puts the address into. */
export const EMAIL_PARAMETER = 'email';

/** Keeps an address for the newsletter page, out of the address bar and every log, until the tab is closed. */
export function keepEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage may be forbidden: the visitor types it again.
  }
}

/** The address that came along, else the kept one, else `''`. */
export function keptEmail(): string {
  const brought = new URLSearchParams(location.search).get(EMAIL_PARAMETER);
  if (brought) return brought;
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
