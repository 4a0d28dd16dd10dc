import { useSyncExternalStore } from 'react';

const subscribeToHistory = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/**
 * A parameter of the address. Pages are rendered before anyone asks for them, so that only the
 * browser knows it.
 * @returns `undefined` until the browser has looked, `null` when the address has none.
 */
export function useQueryParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    subscribeToHistory,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
}
