/** What the space holds under an id of the demo content. */
export interface Found {
  /** Fingerprint of its draft. */
  fingerprint: string;
  isPublished: boolean;
  wasEverPublished: boolean;
}

export interface Situation {
  /** `null`: there is nothing under this id. */
  found: Found | null;
  /** Fingerprint of what an earlier seed wrote, if one did. */
  written: string | undefined;
  /** Fingerprint of what this seed would write. */
  wanted: string;
  isForced: boolean;
}

/**
 * - `create`, `update`: write and publish.
 * - `same`: it is there already.
 * - `keep`: an editor has changed, unpublished or deleted it; it stays as it is.
 */
export type Decision = 'create' | 'update' | 'same' | 'keep';

export function decide({ found, written, wanted, isForced }: Situation): Decision {
  if (!found) return written === undefined || isForced ? 'create' : 'keep';
  if (found.isPublished && found.fingerprint === wanted) return 'same';
  if (isForced) return 'update';
  // Never published and never recorded: a seed was stopped between its two requests.
  if (!found.wasEverPublished && written === undefined) return 'update';
  return found.isPublished && found.fingerprint === written ? 'update' : 'keep';
}
