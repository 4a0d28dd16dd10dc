import { useSyncExternalStore } from 'react';
import { readVisitor, type Visitor } from './visitor';

const subscribeToStorage = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

function currentLevel(): Visitor['loyaltyLevel'] {
  const { isLoggedIn, loyaltyLevel } = readVisitor();
  return isLoggedIn ? loyaltyLevel : null;
}

/** Loyalty level of the logged-in user, `null` without one; `undefined` until it is read. */
export function useLoyaltyLevel(): Visitor['loyaltyLevel'] | undefined {
  return useSyncExternalStore(subscribeToStorage, currentLevel, () => undefined);
}
