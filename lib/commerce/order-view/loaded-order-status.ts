import type { ViewedOrder } from './order-view';

/** Characters of the name in a withdrawal. */
export const WITHDRAWAL_NAME_LIMIT = 80;

/** Data of an order's page, depending on how the visitor reached it. */
export interface LoadedOrderStatus {
  /** `null` if none is named, or the visitor may not read it. */
  order: ViewedOrder | null;
  /** Initial value of the form's field. */
  number: string;
  /** Error code from the address, so it may be anything. */
  error: string | null;
  notice: 'cancelled' | 'withdrawn' | null;
  withdrawal: LoadedWithdrawal;
  /** Idempotency key: submitted twice, the form declares one withdrawal. */
  requestKey: string;
  /** Email address of a lookup that was rejected. */
  email: string;
}

/** What was typed into a statement that was rejected; empty in a new one. */
export interface StatedWithdrawal {
  step: 'state';
  fields: Readonly<Record<string, string>>;
  /** Messages of the fields that are wrong. */
  errors: Readonly<Record<string, string>>;
}

interface WithdrawnPieces {
  lineId: string;
  quantity: number;
}

/**
 * Step of a withdrawal. `state` asks for an order number; for an order that the visitor may read,
 * pieces are chosen and then confirmed.
 */
export type LoadedWithdrawal =
  | null
  | StatedWithdrawal
  /** The name as entered, even if too long, and the pieces chosen so far: at first all. */
  | { step: 'choose'; name: string; pieces: readonly WithdrawnPieces[]; isRight: boolean }
  | { step: 'confirm'; name: string; pieces: readonly WithdrawnPieces[] };
