import { useSyncExternalStore } from 'react';

/** Non-modal panels, of which one can be open at a time. */
export type Panel = 'search' | 'filters';

let current: Panel | null = null;
const listeners = new Set<() => void>();

function show(next: Panel | null) {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a panel and closes the other. */
export const openPanel = (panel: Panel): void => show(panel);

/** Closes a panel if it is open. */
export function closePanel(panel: Panel): void {
  if (current === panel) show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this panel is open; false on the server. */
export const useIsPanelOpen = (panel: Panel): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current === panel,
    () => false,
  );
