import { useRef } from 'react';
import { newEntityId } from '@/lib/studio/studio/entity-id';

/**
 * Chooses ids for new entities. Until a creation succeeds, further attempts use the same id,
 * because the response may have been lost and nothing must be created twice.
 */
export function useNewId() {
  const pending = useRef<{ subject: string; id: string } | null>(null);
  return {
    /** @param subject of the creation; another subject has another id */
    idFor: (subject: string): string => {
      if (pending.current?.subject !== subject) pending.current = { subject, id: newEntityId() };
      return pending.current.id;
    },
    done: () => {
      pending.current = null;
    },
  };
}
