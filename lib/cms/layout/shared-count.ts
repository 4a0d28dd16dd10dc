import { useSyncExternalStore } from 'react';

/** A number that one part of the page loads and others show. */
export interface SharedCount {
  get: () => number;
  set: (count: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @returns a count of 0 until the code that loads the list sets it */
export function sharedCount(): SharedCount {
  let current = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(count) {
      // Guards against showing “NaN” or “-1” for an invalid response.
      current = Number.isSafeInteger(count) && count > 0 ? count : 0;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const none = () => 0;

/** Is 0 on the server, whose pages are the same for all visitors. */
export const useSharedCount = ({ subscribe, get }: SharedCount) =>
  useSyncExternalStore(subscribe, get, none);
