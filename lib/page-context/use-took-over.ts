import { useRef, useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => undefined;

/**
 * Whether a component took over what the server wrote, or came later. It stays as it is for as long
 * as the component lives: unlike with {@link useIsHydrated} nothing is rendered a second time.
 */
export function useTookOver(): boolean {
  const isTaken = useRef<boolean>(undefined);
  return useSyncExternalStore(
    subscribeToNothing,
    () => (isTaken.current ??= false),
    // Asked instead of the other on the server and while its markup is being taken over.
    () => (isTaken.current ??= true),
  );
}
