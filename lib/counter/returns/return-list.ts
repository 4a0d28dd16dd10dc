/** What a list of returns shows: withdrawals, parcels that arrived, and those that are expected. */
export const RETURN_STATES = ['withdrawals', 'received', 'expected'] as const;
export type ReturnState = (typeof RETURN_STATES)[number];

/** A withdrawal or registered return whose pieces are not all back. */
export interface OpenCase {
  id: string;
  orderId: string;
  orderNumber: string;
  /** Number of the registered return; `null` for a withdrawal. */
  number: string | null;
  /** When it was declared or registered, in epoch milliseconds. */
  at: number;
  receivedAt: number | null;
  /** End of the period in which a withdrawal is refunded; `null` for a registered return. */
  dueAt: number | null;
  /** Whether that end is past, by the database's clock. */
  isOverdue: boolean;
  /** Pieces that have not come back. */
  missing: readonly { sku: string; name: string; size: string; quantity: number }[];
}

export interface ReturnList {
  state: ReturnState;
  cases: readonly OpenCase[];
  /** Cursor of the next page; `null` on the last. */
  next: string | null;
}
