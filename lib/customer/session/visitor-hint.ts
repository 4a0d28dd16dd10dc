/** Says that there is a session, not which: scripts read it and send requests only then. */
export const HINT_COOKIE = 'visitor';

const listeners = new Set<() => void>();

/** Whether this browser has a session. False on the server, whose pages are the same for all. */
export function hasVisitorHint(): boolean {
  if (typeof document === 'undefined') return false;
  return document.cookie.split('; ').includes(`${HINT_COOKIE}=1`);
}

/** Notifies all subscribers of the hint to read it again: a request may have started a session. */
export function lookForVisitor(): void {
  for (const listener of listeners) listener();
}

/** @returns ends the subscription */
export function subscribeToVisitor(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
