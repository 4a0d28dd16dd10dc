/**
 * Hint that a session exists, without identifying it: scripts read it to avoid needless requests.
 */
export const HINT_COOKIE = 'visitor';

const listeners = new Set<() => void>();

/**
 * Whether this browser has a session. False on the server, whose pages are the same for all
 * visitors.
 */
export function hasVisitorHint(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').includes(`${HINT_COOKIE}=1`);
}

/** Notifies subscribers to read the hint again, because a request may have started a session. */
export function lookForVisitor(): void {
  for (const listener of listeners) listener();
}

/** @returns the unsubscribe function */
export function subscribeToVisitor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
