import type { IntentOutcome } from '@/lib/platform/db/schema-baskets';
import type { Session } from '@/lib/shop/page-context/session';
import type { BasketState } from './basket-state.server';
import type { BasketNotice, BasketRejection } from './basket';

/** Identifies a change sent by a script, which may have to repeat it. */
export interface Intent {
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

/** Result of a change that was applied, or rejected as a whole. */
export type BasketChange =
  | {
      ok: true;
      session: Session;
      /** The basket after the change; `null` if it has to be read again. */
      state: BasketState | null;
      /** Ids of the lines whose quantity grew. */
      added: readonly string[];
      /** Articles that could not be added. */
      refused: IntentOutcome['refused'];
      notice: BasketNotice | null;
    }
  | { ok: false; code: BasketRejection };
