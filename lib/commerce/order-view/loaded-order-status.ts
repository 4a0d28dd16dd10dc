import type { ViewedOrder } from './order-view';

/** Characters of the name in a withdrawal. */
export const WITHDRAWAL_NAME_LIMIT = 80;

/** The page of an order, as its visitor has come to it. */
export interface LoadedOrderStatus {
  /** `null`: none is named, or none this visitor may read. */
  order: ViewedOrder | null;
  /** Fills in the form. */
  number: string;
  /** Code of what went wrong before; of the address, so it may be anything. */
  error: string | null;
  notice: 'cancelled' | 'withdrawn' | null;
  withdrawal: LoadedWithdrawal;
  /** Sent twice, the form declares once. */
  requestKey: string;
}

/**
 * Step of a withdrawal. `state` asks for the number of an order; for an order that the visitor may read,
 * its pieces are chosen and then confirmed.
 */
export type LoadedWithdrawal =
  | null
  | { step: 'state' }
  /** The name as it was typed, too long or not. */
  | { step: 'choose'; name: string; isRight: boolean }
  | { step: 'confirm'; name: string; pieces: readonly { lineId: string; quantity: number }[] };
