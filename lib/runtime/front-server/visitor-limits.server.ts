import type { IncomingMessage, ServerResponse } from 'node:http';
import { limitOften, type Limit } from '@/lib/platform/http/limit-requests.server';
import { report } from '@/lib/platform/log/log.server';
import { isHttps } from '@/lib/platform/http/secure-origin';
import { responseHeaders } from '@/lib/platform/security-headers/header-rules';
import { isSelection } from './cached-address';
import { plainPath } from './plain-path';

const ENDPOINT_PATH = /^\/(?:api|_hirmer|_search)\//;

/**
 * Whether an address is one of the shop's endpoints or of the search, whose responses are not
 * cached as pages.
 */
export const isEndpoint = (url: string): boolean => ENDPOINT_PATH.test(plainPath(url));

interface RouteLimit extends Limit {
  /** @param path {@link plainPath} of `url` */
  covers: (requested: { path: string; url: string; method: string }) => boolean;
}

/** Endpoints for our own machines and our partners, without a limit. */
const UNLIMITED = /^\/api\/(?:health\/|revalidate|payment\/webhook)/;

/**
 * Requests that one sender may make per minute: many times what a hurried visitor needs, because a
 * whole office may share one address. Cached pages cost nothing and are not counted; writes have
 * their own limits.
 */
const LIMITS: readonly RouteLimit[] = [
  {
    name: 'events',
    requests: 240,
    seconds: 60,
    covers: ({ path }) => path.startsWith('/_search/1/events'),
  },
  {
    name: 'search',
    requests: 1_800,
    seconds: 60,
    covers: ({ path }) => path.startsWith('/_search/'),
  },
  { name: 'lists', requests: 900, seconds: 60, covers: ({ url }) => isSelection(url) },
  {
    name: 'reads',
    requests: 3_000,
    seconds: 60,
    covers: ({ path, method }) =>
      method !== 'POST' && ENDPOINT_PATH.test(path) && !UNLIMITED.test(path),
  },
];

/**
 * Limit of pages that are in no cache and have to be rendered: more than a crawler needs that walks
 * through the whole shop.
 */
const MISSING: Limit = { name: 'missing', requests: 900, seconds: 60 };

/**
 * Limit of pages that are rendered for each request: a visitor's own, an editor's, and addresses
 * that do not exist.
 */
const OWN: Limit = { name: 'own', requests: 1_800, seconds: 60 };

function reject({ headers }: IncomingMessage, response: ServerResponse, retryAfter: string): void {
  response.writeHead(429, {
    ...responseHeaders(isHttps(headers)),
    'Content-Type': 'application/problem+json',
    'Cache-Control': 'no-store',
    'Retry-After': retryAfter,
  });
  response.end(JSON.stringify({ type: 'about:blank', title: 'Too many requests', status: 429 }));
}

/** Calls `pass` for a request within its sender's limit; any other gets a 429. */
export function limitVisitor(
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void {
  const { url = '', method = 'GET' } = request;
  const requested = { path: plainPath(url), url, method };
  const limit = LIMITS.find(({ covers }) => covers(requested));
  if (limit) count(limit, request, response, pass);
  else pass();
}

/** Limits requests for pages that are missing from the cache. */
export const limitMissing = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void => count(MISSING, request, response, pass);

/** Limits requests for pages that are never cached. */
export const limitOwn = (
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void => count(OWN, request, response, pass);

function count(
  limit: Limit,
  request: IncomingMessage,
  response: ServerResponse,
  pass: () => void,
): void {
  limitOften(request, limit).then(
    (rejected) =>
      rejected ? reject(request, response, rejected.headers?.['Retry-After'] ?? '60') : pass(),
    (error: unknown) => {
      report('limit not counted', { error });
      pass();
    },
  );
}
