import type { Transaction } from '#store/database';
import type { Parameters } from './parameters';

/** One request to the API. It runs in one transaction, which a thrown error rolls back. */
export interface Call {
  transaction: Transaction;
  parameters: Parameters;
  /** The `:id` of the path, or an empty string. */
  id: string;
  /** Where the payment page is, without a slash at the end. */
  origin: string;
  /** What events name as their cause. */
  request: { id: string; idempotency_key: string | null };
}

export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** @returns the answer's JSON; it rejects by throwing an ApiError */
  handle: (call: Call) => Promise<object>;
}
