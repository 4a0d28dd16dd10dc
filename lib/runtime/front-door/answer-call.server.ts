import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { visitorCalls } from '@/lib/api/cart/visitor-calls.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { answerHeaders } from '@/lib/platform/security-headers/header-rules';

const CALLS = new Map(Object.entries(visitorCalls));

const HEADERS = { plain: answerHeaders(false), encrypted: answerHeaders(true) };

/** A parameter that is named twice has both values, as in Next's routes. */
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
 * Answers a call that visitors make all the time, as the route below `pages/api` does: Next's way to
 * a route costs as much as a basket's change.
 * @returns false for any other address, which is Next's
 */
export function answerCall(request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', headers } = request;
  const [path = '', search = '', ...more] = url.split('?');
  const call = more.length === 0 && CALLS.get(path);
  if (!call) return false;
  const ours = HEADERS[isHttps(headers) ? 'encrypted' : 'plain'];
  for (const [name, value] of Object.entries(ours)) response.setHeader(name, value);
  const read = { query: queryOf(search), cookies: parseCookie(headers.cookie ?? '') };
  call(Object.assign(request, read), response).catch(() => response.destroy());
  return true;
}
