import type { Transaction } from '#store/database';
import type { Parameters } from './parameters';

/** One request to the API. It runs in one transaction, which a thrown error rolls back. */
export interface Call {
  transaction: Transaction;
  parameters: Parameters;
  /** The `:id` of the path, or an empty string. */
  id: string;
  /** Origin of the payment page, without a trailing slash. */
  origin: string;
  /** The cause that events name. */
  request: { id: string; idempotency_key: string | null };
}

export interface Route {
  method: 'GET' | 'POST';
  path: string;
  /** @returns the response body. @throws ApiError to reject the request */
  handle: (call: Call) => Promise<object>;
}
