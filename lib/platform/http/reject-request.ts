import { problem } from './api-response';
import { RequestRejected } from './request-rejected';

/** Ends a request with problem details. @throws RequestRejected always */
export function rejectRequest(...parameters: Parameters<typeof problem>): never {
  throw new RequestRejected('rejected', problem(...parameters));
}
