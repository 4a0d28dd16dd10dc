const KEY = 'storage_newsletterEmail';

/** Keeps an address for the newsletter page, until the tab is closed. */
export function keepEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Storage may be forbidden: the visitor types it again.
  }
}

/** The kept address, or `''`. */
export function keptEmail(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
