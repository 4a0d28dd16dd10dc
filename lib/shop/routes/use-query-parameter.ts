import { useSyncExternalStore } from 'react';

const subscribeToHistory = (listener: () => void) => {
  addEventListener('popstate', listener);
  return () => removeEventListener('popstate', listener);
};

/**
 * A parameter of the address, which only the browser knows, because pages are rendered in advance.
 * @returns `undefined` until it has been read, `null` if it is missing
 */
export function useQueryParameter(name: string): string | null | undefined {
  return useSyncExternalStore(
    subscribeToHistory,
    () => new URLSearchParams(location.search).get(name),
    () => undefined,
  );
}
