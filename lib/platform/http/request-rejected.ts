import type { ApiResponse } from './api-response';

/** Ends a request with an error response, which `apiRoute` sends. */
export class RequestRejected extends Error {
  override name = 'RequestRejected';
  /** Error code, for routes that respond with a page. */
  readonly code: string;
  readonly response: ApiResponse;
  constructor(code: string, response: ApiResponse) {
    super(`refused: ${code}`);
    this.code = code;
    this.response = response;
  }
}
