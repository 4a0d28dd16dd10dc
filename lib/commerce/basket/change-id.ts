/** Identifies a change sent by a script, which may have to repeat it. */
export interface ChangeId {
  /** Idempotency key, a UUID: a repeated request gets the first result. */
  key: string;
  /** UUID of the page visit; missing for pages that were open before a deployment. */
  visit?: string | undefined;
  /**
   * Position among the changes of its visit, from 1. Changes from other tabs or devices are not
   * compared but applied in the order of arrival.
   */
  sequence: number;
}
