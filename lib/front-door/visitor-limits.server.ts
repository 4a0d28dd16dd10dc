import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitOften, type Limit } from '@/lib/http/limit-requests.server';
import { report } from '@/lib/log/log.server';
import { isSelection } from './cached-address';

/** Whether an address is one of our own calls, or of the search: no page of them is kept. */
export const isCall = (url: string): boolean => /^\/(?:api|_hirmer|_search)\//.test(url);

interface RouteLimit extends Limit {
  covers: (url: string, method: string) => boolean;
}

/** Asked by machines of ours or of our partners, as often as they like. */
const UNLIMITED = /^\/api\/(?:health\/|revalidate|payment\/webhook)/;

/**
 * What one sender may ask in a minute, many times what a visitor in a hurry asks: an office has one
 * address. Cached pages are not counted, they cost nothing; writes have limits of their own.
 */
const LIMITS: readonly RouteLimit[] = [
  {
    ...{ name: 'events', requests: 240, seconds: 60 },
    covers: (url) => url.startsWith('/_search/1/events'),
  },
  {
    ...{ name: 'search', requests: 1_800, seconds: 60 },
    covers: (url) => url.startsWith('/_search/'),
  },
  { ...{ name: 'lists', requests: 900, seconds: 60 }, covers: isSelection },
  {
    ...{ name: 'reads', requests: 3_000, seconds: 60 },
    covers: (url, method) => method !== 'POST' && isCall(url) && !UNLIMITED.test(url),
  },
];

/** Pages that are in no cache and have to be rendered: a crawler that walks the whole shop does not ask for more. */
const MISSING: Limit = { name: 'missing', requests: 900, seconds: 60 };

function refuse(response: ServerResponse, retryAfter: string): void {
  response.writeHead(429, {
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfter,
  });
  response.end(JSON.stringify({ type: 'about:blank', title: 'Too many requests', status: 429 }));
}

/** Calls `pass` for a request within its sender's limit, and answers any other with 429. */
export function limitVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void {
  const { url = '', method = 'GET' } = request;
  const limit = LIMITS.find(({ covers }) => covers(url, method));
  if (limit) count(limit, request, response, pass);
  else pass();
}

/** The same for a page that is not in the cache. */
export const limitMissing = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void => count(MISSING, request, response, pass);

function count(
  limit: Limit,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void {
  limitOften(request, limit).then(
    (refused) => (refused ? refuse(response, refused.headers?.['Retry-After'] ?? '60') : pass()),
    (error: unknown) => {
      report('limit not counted', { error });
      pass();
    },
  );
}
