import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the visitor's pointer can hover; assumed until the browser has been asked. */
export const useHasHover = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => !globalThis.matchMedia?.('(hover: none)').matches,
    () => true,
  );
