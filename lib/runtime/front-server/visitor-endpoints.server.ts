import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { visitorCalls } from '@/lib/api/cart/visitor-calls.server';
import type { ApiRequest } from '@/lib/platform/http/api-request';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { answerHeaders } from '@/lib/platform/security-headers/header-rules';

const CALLS = new Map(Object.entries(visitorCalls));

const HEADERS = { plain: answerHeaders(false), encrypted: answerHeaders(true) };

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
 * Responds to the endpoints that visitors use all the time, as the route below `pages/api` does:
 * Next's routing alone costs as much as a basket change.
 * @returns false for any other address, which is left to Next
 */
export function handleVisitorEndpoint(request: IncomingMessage, response: ServerResponse): boolean {
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
