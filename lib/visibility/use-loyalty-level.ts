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

/** Loyalty level of who is logged in, `null` without one; `undefined` until the browser has looked. */
export function useLoyaltyLevel(): Visitor['loyaltyLevel'] | undefined {
  return useSyncExternalStore(subscribeToStorage, currentLevel, () => undefined);
}
