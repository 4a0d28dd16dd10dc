import { useSyncExternalStore } from 'react';
import { hasVisitorHint, subscribeToVisitor } from './visitor-hint';

/** Whether this browser has a session; false on the server and while hydrating. */
export const useIsKnownVisitor = (): boolean =>
  useSyncExternalStore(subscribeToVisitor, hasVisitorHint, () => false);
