import type { ChangeOutcome } from '@/lib/platform/db/schema-baskets';
import type { Session } from '@/lib/shop/page-context/session';
import type { BasketState } from './basket-state.server';
import type { BasketNotice, BasketRejection } from './basket';

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
      refused: ChangeOutcome['refused'];
      notice: BasketNotice | null;
    }
  | { ok: false; code: BasketRejection };
