import type { ApiRequest } from '@/lib/platform/http/api-request';
import { originOf } from '@/lib/platform/http/secure-origin';

/** Host on which a passkey is created and used; the browser signs both values. */
export interface PasskeyHost {
  /** Name without a port. */
  host: string;
  /** Scheme, name and port. */
  origin: string;
}

/** Host of a request, which is one of the shop's (`requestContext`). */
export function passkeyHost(request: Pick<ApiRequest, 'headers'>): PasskeyHost {
  const origin = originOf(request);
  return { origin, host: new URL(origin).hostname };
}
