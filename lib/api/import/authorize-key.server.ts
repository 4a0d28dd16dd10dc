import type { ApiRequest } from '@/lib/platform/http/api-request';
import { problem } from '@/lib/platform/http/api-response';
import {
  limitAttempts,
  limitRequests,
  type Limit,
} from '@/lib/platform/http/limit-requests.server';
import { RequestRejected } from '@/lib/platform/http/request-rejected';
import { findKeyHolder, type KeyHolder } from './import-keys.server';

/** Requests of one client; with the largest parts of imports that is more than a gigabyte. */
const OF_CLIENT: Limit = { name: 'import', requests: 300, seconds: 60 };
/** Requests without a valid key of one address. */
const OF_STRANGER: Limit = { name: 'import-key', requests: 200, seconds: 60, isOfFloods: true };

/**
 * The holder of the request's key.
 * @throws RequestRejected 401 without a valid key, 429 after too many requests
 */
export async function authorizeKey(request: ApiRequest): Promise<KeyHolder> {
  const [, key = ''] = /^Bearer ([\w-]{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
  const holder = await findKeyHolder(key);
  const limited = await (holder
    ? limitAttempts(holder.client, OF_CLIENT)
    : limitRequests(request, OF_STRANGER));
  if (limited) throw new RequestRejected('too_many', limited);
  if (holder) return holder;
  const rejected = problem(401, 'The key is missing, wrong or no longer valid');
  throw new RequestRejected('unknown_key', {
    ...rejected,
    headers: { ...rejected.headers, 'WWW-Authenticate': 'Bearer' },
  });
}
