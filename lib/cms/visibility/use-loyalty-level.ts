import { useSyncExternalStore } from 'react';
import { readAudienceVisitor, type AudienceVisitor } from './visitor';

const subscribeToStorage = (listener: () => void) => {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
};

function currentLevel(): AudienceVisitor['loyaltyLevel'] {
  const { isLoggedIn, loyaltyLevel } = readAudienceVisitor();
  return isLoggedIn ? loyaltyLevel : null;
}

/**
 * Loyalty level of the logged-in customer, `null` without one; `undefined` until it has been read.
 */
export function useLoyaltyLevel(): AudienceVisitor['loyaltyLevel'] | undefined {
  return useSyncExternalStore(subscribeToStorage, currentLevel, () => undefined);
}
