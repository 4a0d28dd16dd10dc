import type { IntentOutcome } from '@/lib/platform/db/schema-baskets';
import type { Session } from '@/lib/shop/page-context/session';
import type { BasketState } from './basket-state.server';
import type { BasketNotice, BasketRejection } from './basket';

/** Sent with a change by a script, which may have to send it again. */
export interface Intent {
  /** Idempotency key, a UUID: a repeat gets the first result. */
  key: string;
  /** UUID of the page visit that sent it; missing from pages that were open before a deploy. */
  visit?: string | undefined;
  /**
   * Position among the changes of its visit, from 1. Only changes of one visit are compared: what
   * arrives from another tab or device is made in the order of arrival.
   */
  sequence: number;
}

/** Result of a change that was read and made, or rejected as a whole. */
export type BasketChange =
  | {
      ok: true;
      session: Session;
      /** The basket after the change; `null` where it has to be read. */
      state: BasketState | null;
      /** Lines that were added to. */
      added: readonly string[];
      /** What of several articles could not be added. */
      refused: IntentOutcome['refused'];
      notice: BasketNotice | null;
    }
  | { ok: false; code: BasketRejection };
