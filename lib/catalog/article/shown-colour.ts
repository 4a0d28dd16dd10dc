import { useSyncExternalStore } from 'react';

/** Item number of the colour selected on an article's page, for its other blocks. */
let shown: { number: string; itemnum: string } | null = null;
const listeners = new Set<() => void>();

export function showColour(number: string, itemnum: string): void {
  if (shown?.number === number && shown.itemnum === itemnum) return;
  shown = { number, itemnum };
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** @param rendered colour the page was rendered with */
export const useShownColour = (number: string, rendered: string): string =>
  useSyncExternalStore(
    subscribe,
    () => (shown?.number === number ? shown.itemnum : rendered),
    () => rendered,
  );
