import { useSyncExternalStore } from 'react';

/** As in list-grid.module.css: two articles per row. */
const NARROW = '(max-width: 767.98px)';

const narrow = () => globalThis.matchMedia?.(NARROW);

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the list has two articles per row; wide is assumed until the browser has measured. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow()?.matches ?? false,
    () => false,
  );
