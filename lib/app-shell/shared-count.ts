import { useSyncExternalStore } from 'react';

/** A number that one part of the page learns and others show. */
export interface SharedCount {
  get: () => number;
  set: (count: number) => void;
  subscribe: (listener: () => void) => () => void;
}

/** @returns a count of 0, until whoever loads the list behind it says otherwise. */
export function sharedCount(): SharedCount {
  let current = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(count) {
      // What a server answers is no reason to show “NaN” or “-1”.
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

/** 0 on the server, whose pages are the same for everybody. */
export const useSharedCount = ({ subscribe, get }: SharedCount) =>
  useSyncExternalStore(subscribe, get, none);
