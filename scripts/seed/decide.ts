/** The entity in the space with an id of the demo content. */
export interface Found {
  /** Fingerprint of its draft. */
  fingerprint: string;
  isPublished: boolean;
  wasEverPublished: boolean;
}

export interface Situation {
  /** `null` if nothing has this id. */
  found: Found | null;
  /** Fingerprint that an earlier seed wrote, if any. */
  written: string | undefined;
  /** Fingerprint that this seed would write. */
  wanted: string;
  isForced: boolean;
}

/**
 * - `create`, `update`: write and publish.
 * - `same`: it exists already.
 * - `keep`: an editor has changed, unpublished or deleted it, so it stays.
 */
export type Decision = 'create' | 'update' | 'same' | 'keep';

export function decide({ found, written, wanted, isForced }: Situation): Decision {
  if (!found) return written === undefined || isForced ? 'create' : 'keep';
  if (found.isPublished && found.fingerprint === wanted) return 'same';
  if (isForced) return 'update';
  // Neither published nor recorded: a seed was interrupted between two requests.
  if (!found.wasEverPublished && written === undefined) return 'update';
  return found.isPublished && found.fingerprint === written ? 'update' : 'keep';
}
