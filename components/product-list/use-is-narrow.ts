import { useSyncExternalStore } from 'react';

/** As in list-grid.module.css: two articles stand in a row. */
const NARROW = '(max-width: 767.98px)';

const narrow = () => globalThis.matchMedia?.(NARROW);

function subscribe(onChange: () => void): () => void {
  const query = narrow();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether rows of the list are rows of two; wide is taken for granted until the browser has looked. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => narrow()?.matches ?? false,
    () => false,
  );
