import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the visitor's pointer can hover; assumed until hydration. */
export const useHasHover = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => !globalThis.matchMedia?.('(hover: none)').matches,
    () => true,
  );
