import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { visitorEndpoints } from '@/lib/api/cart/visitor-endpoints.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { responseHeaders } from '@/lib/platform/security-headers/header-rules';

const ENDPOINTS = new Map(Object.entries(visitorEndpoints));

const HEADERS = { plain: responseHeaders(false), encrypted: responseHeaders(true) };

/** Keeps both values of a parameter that is named twice, as Next's routes do. */
function queryOf(search: string): ApiRequest['query'] {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(parameters.keys())].map((name) => {
      const [first = '', ...others] = parameters.getAll(name);
      return [name, others.length > 0 ? [first, ...others] : first];
    }),
  );
}

/**
 * Serves the frequently used endpoints like their routes below `pages/api`, because Next's routing
 * alone costs as much as a basket change.
 * @returns false for any other address, which is left to Next
 */
export function handleVisitorEndpoint(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers } = request;
  const [path = '', search = '', ...more] = url.split('?');
  const handler = more.length === 0 && ENDPOINTS.get(path);
  if (!handler) return false;
  const ours = HEADERS[isHttps(headers) ? 'encrypted' : 'plain'];
  for (const [name, value] of Object.entries(ours)) response.setHeader(name, value);
  // outside: cookie-first, cookie-own-names
  const read = { query: queryOf(search), cookies: parseCookie(headers.cookie ?? '') };
  handler(Object.assign(request, read), response).catch(() => response.destroy());
  return true;
}
