import type { ApiRequest } from '@/lib/platform/http/api-request';
import { originOf } from '@/lib/platform/http/secure-origin';

/** Where a passkey is made and used; the browser signs both. */
export interface PasskeyHost {
  /** Name without a port. */
  host: string;
  /** Scheme, name and port. */
  origin: string;
}

/** The host of a visit, which is one of the shop's (`requestContext`). */
export function passkeyHost(request: Pick<ApiRequest, 'headers'>): PasskeyHost {
  const origin = originOf(request);
  return { origin, host: new URL(origin).hostname };
}
