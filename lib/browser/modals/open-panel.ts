import { useSyncExternalStore } from 'react';

/** Panels that are open over the page without being modal to each other: one at a time. */
export type Panel = 'search' | 'filters';

let current: Panel | null = null;
const listeners = new Set<() => void>();

function show(next: Panel | null) {
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Opens a panel instead of the other. */
export const openPanel = (panel: Panel): void => show(panel);

/** Closes a panel if it is the open one. */
export function closePanel(panel: Panel): void {
  if (current === panel) show(null);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this panel is the open one; false on the server. */
export const useIsPanelOpen = (panel: Panel): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current === panel,
    () => false,
  );
