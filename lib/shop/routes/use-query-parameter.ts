import { useSyncExternalStore } from 'react';

const subscribeToHistory = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/**
 * A parameter of the address. Pages are rendered before they are requested, so that only the
 * browser knows it.
 * @returns `undefined` until it is read in the browser, `null` when the address has none.
 */
export function useQueryParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    subscribeToHistory,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
}
