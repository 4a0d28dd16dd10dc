import { useState } from 'react';
import { newEntityId } from '@/lib/studio/studio/entity-id';

function newIds() {
  let pending: { subject: string; id: string } | null = null;
  return {
    /** @param subject of the creation; another subject has another id */
    idFor: (subject: string): string => {
      if (pending?.subject !== subject) pending = { subject, id: newEntityId() };
      return pending.id;
    },
    done: () => {
      pending = null;
    },
  };
}

/**
 * Chooses ids for new entities. Until a creation succeeds, further attempts use the same id,
 * because the response may have been lost and nothing must be created twice.
 */
export const useNewId = () => useState(newIds)[0];
