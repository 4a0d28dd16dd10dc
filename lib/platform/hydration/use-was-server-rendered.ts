import { useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether a component was server-rendered or added later. The value is fixed for the life of the
 * component: unlike {@link useIsHydrated} it causes no second render.
 */
export function useWasServerRendered(): boolean {
  const isTaken = useRef<boolean>(undefined);
  return useSyncExternalStore(
    subscribeToNothing,
    () => (isTaken.current ??= false),
    // React calls this one instead on the server and during hydration.
    () => (isTaken.current ??= true),
  );
}
