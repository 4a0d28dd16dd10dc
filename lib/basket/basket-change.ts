import type { Session } from '@/lib/session/session.server';
import type { BasketRefusal } from './basket';

/** What became of a change. */
export type BasketChange =
  | {
      ok: true;
      session: Session;
      /** Line that was added to. */
      added: string | null;
    }
  | { ok: false; code: BasketRefusal };
