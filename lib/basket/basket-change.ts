import type { IntentOutcome } from '@/lib/db/schema-baskets';
import type { Session } from '@/lib/session/session.server';
import type { BasketState } from './basket-state.server';
import type { BasketNotice, BasketRefusal } from './basket';

/** Sent with a change by a script, which may have to send it again. */
export interface Intent {
  /** Idempotency key, a UUID: a repeat gets the first result. */
  key: string;
  /** Grows with every change of a browser; per line the quantity with the greatest is kept. */
  sequence: number;
}

/** Result of a change that was read and made, or refused as a whole. */
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
  | { ok: false; code: BasketRefusal };
