import { useRef } from 'react';
import { newEntityId } from '@/lib/studio/studio/entity-id';

/**
 * Chooses ids for what is created. While a creation has not succeeded, the next attempt has the id of
 * the one before: the response may have been lost, and nothing is created twice.
 */
export function useNewId() {
  const pending = useRef<{ subject: string; id: string } | null>(null);
  return {
    /** @param subject what is created; another one has another id */
    idFor: (subject: string): string => {
      if (pending.current?.subject !== subject) pending.current = { subject, id: newEntityId() };
      return pending.current.id;
    },
    done: () => {
      pending.current = null;
    },
  };
}
