import type { ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { ApiRequest } from './api-request';
import { isDatabaseOutage } from '@/lib/platform/db/database-outage.server';
import { log, report } from '@/lib/platform/log/log.server';
import { problem, type ApiResponse } from './api-response';
import { limitOften, writeLimit } from './limit-requests.server';
import { isPlainText } from './plain-text';
import { requestIdOf } from './request-id.mjs';
import { RequestRejected } from './request-rejected';
import { requireSameOrigin } from './require-same-origin.server';

/** Handles a request. May set cookies on the response; everything else comes from its result. */
export type Operation = (
  request: ApiRequest,
  response: ServerResponse,
) => ApiResponse | Promise<ApiResponse>;

/** The signature that Next's routes and lib/runtime/front-server call. */
export type ApiHandler = (request: ApiRequest, response: ServerResponse) => Promise<void>;

type Operations = Partial<Record<'GET' | 'POST', Operation>>;

interface RouteOptions {
  /**
   * Who may write: our own pages, with a rate limit per address, or requests whose secret or
   * signature the operation checks.
   */
  writers?: 'ownPages' | 'signed';
}

/**
 * Bytes that a new connection sends at once (RFC 6928): compressing a shorter body makes it no
 * faster.
 */
const AT_ONCE = 14_000;

const pack = promisify(gzip);

const takesGzip = (request: ApiRequest) =>
  new Negotiator(request).encodings(['gzip', 'identity'])[0] === 'gzip';

async function send(
  request: ApiRequest,
  response: ServerResponse,
  { status, body, headers = {} }: ApiResponse,
): Promise<void> {
  response.statusCode = status;
  response.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers))
    // Operations may have set cookies before.
    if (name === 'Set-Cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  if (body === undefined) return void response.end();
  if (Buffer.isBuffer(body)) return void response.end(body);
  const text = Buffer.from(JSON.stringify(body));
  if (text.length <= AT_ONCE || !takesGzip(request)) return void response.end(text);
  response.setHeader('Content-Encoding', 'gzip');
  response.setHeader('Vary', 'Accept-Encoding');
  response.end(await pack(text));
}

/** Name of the part that is unavailable, by its error; `null` for a bug of ours. */
function outageOf(error: unknown): string | null {
  const name = error instanceof Error ? error.name : '';
  if (name === 'ContentUnavailable') return 'Content cannot be had at the moment';
  if (name === 'RetryError' || name === 'PartUnavailable')
    return 'The search service cannot be reached at the moment';
  if (name === 'PaymentUnavailable') return 'The payment provider cannot be reached at the moment';
  return isDatabaseOutage(error) ? 'The database cannot be reached at the moment' : null;
}

/**
 * Paths and queries may contain escapes that the database cannot store; `readSent` checks bodies.
 */
const isPlain = ({ query }: ApiRequest) =>
  Object.values(query)
    .flat()
    .every((text) => isPlainText(text ?? ''));

// outside: next-api-error
/**
 * Turns a thrown error into a response: a rejection as it is, an outage as 503, anything else as a
 * bug of ours.
 */
function failure(error: unknown, id: string, request: ApiRequest): ApiResponse {
  if (error instanceof RequestRejected) return error.response;
  if (!isPlain(request)) return problem(400, 'No text has such characters');
  report('API route failed', { requestId: id, error });
  const outage = outageOf(error);
  if (!outage) return problem(500, 'Something went wrong on our side', { requestId: id });
  const rejected = problem(503, outage, { requestId: id });
  return { ...rejected, headers: { ...rejected.headers, 'Retry-After': '10' } };
}

/**
 * Rejects a write that comes from another site or exceeds the rate limit. `apiRoute` guards POSTs;
 * a GET that changes something has to be wrapped.
 */
export const guarded =
  (operation: Operation): Operation =>
  async (request, response) =>
    requireSameOrigin(request) ??
    (await limitOften(request, writeLimit())) ??
    operation(request, response);

function rejectionOf(operations: Operations): Operation {
  const allowed = Object.keys(operations).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const rejected = problem(405, 'Method not allowed');
  return () => ({ ...rejected, headers: { ...rejected.headers, Allow: allowed.join(', ') } });
}

/**
 * Dispatches by method: HEAD is handled as GET, undeclared methods get 405 and `Allow`. Only our
 * own pages may POST, unless `writers` says otherwise.
 */
export function apiRoute(
  operations: Operations,
  { writers = 'ownPages' }: RouteOptions = {},
): ApiHandler {
  const { GET, POST } = operations;
  const read = GET ?? rejectionOf(operations);
  const write = POST && writers === 'ownPages' ? guarded(POST) : POST;
  const byMethod = new Map([
    ['GET', read],
    ['HEAD', read],
    ['POST', write ?? rejectionOf(operations)],
  ]);
  return async (request, response) => {
    const startedAt = performance.now();
    const id = requestIdOf(request);
    const operation = byMethod.get(request.method ?? '') ?? rejectionOf(operations);
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('X-Request-Id', id);
    const reply = await Promise.resolve(request)
      .then((request) => operation(request, response))
      .catch((error: unknown) => failure(error, id, request));
    await send(request, response, reply);
    // Logs only the path: queries may contain names, addresses and tokens.
    log('request', {
      requestId: id,
      method: request.method,
      path: request.url?.split('?', 1)[0],
      status: reply.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}
