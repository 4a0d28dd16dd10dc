import type { IncomingMessage } from 'node:http';
import { problem, type ApiResponse } from './api-response';
import { isHttps } from './secure-origin';

/** Whether an origin is that of the request's host. */
function isOwn(origin: string, headers: IncomingMessage['headers']): boolean {
  if (!URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  // `new URL` drops the scheme's default port, as browsers do in `Host`.
  if (host !== headers.host?.toLowerCase()) return false;
  return protocol === 'https:' || (protocol === 'http:' && !isHttps(headers));
}

/**
 * Whether a write comes from one of our own pages. Cached pages have no token, so the browser's
 * headers decide: `Sec-Fetch-Site`, `Origin` or both. A request with neither is rejected.
 * @returns the rejection, or `null`
 */
export function requireSameOrigin({
  headers,
}: Pick<IncomingMessage, 'headers'>): ApiResponse | null {
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  const isNotified = origin !== undefined || site !== undefined;
  const isOurs =
    (origin === undefined || isOwn(origin, headers)) &&
    (site === undefined || site === 'same-origin');
  return isNotified && isOurs ? null : problem(403, 'Only pages of this shop may do this');
}
