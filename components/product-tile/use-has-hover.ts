import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/** Whether the visitor points with something that hovers; taken for granted until the browser has looked. */
export const useHasHover = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => !globalThis.matchMedia?.('(hover: none)').matches,
    () => true,
  );
