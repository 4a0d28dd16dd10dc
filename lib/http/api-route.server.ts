import { randomUUID } from 'node:crypto';
import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';
import { log, report } from '@/lib/log/log.server';

export interface Answer {
  status: number;
  /** JSON body; left out for redirects and empty answers. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** RFC 9457 problem details as an answer. */
export function problem(
  status: number,
  title: string,
  details: Record<string, unknown> = {},
): Answer {
  return {
    status,
    body: { type: 'about:blank', title, status, ...details },
    headers: { 'Content-Type': 'application/problem+json' },
  };
}

type Operation = (request: NextApiRequest) => Answer | Promise<Answer>;

const REQUEST_ID = 'x-request-id';

/** The caller's id for this request if it is one worth logging, else a new one. */
function requestId({ headers }: NextApiRequest): string {
  const given = headers[REQUEST_ID];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function send(response: NextApiResponse, { status, body, headers = {} }: Answer): void {
  response.status(status).setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === undefined) response.end();
  else response.end(JSON.stringify(body));
}

/** An outage is told as one; anything else that was thrown is a defect of ours. */
function failure(error: unknown, id: string): Answer {
  report('API route failed', { requestId: id, error });
  const isOutage = error instanceof Error && error.name === 'ContentUnavailable';
  if (!isOutage) return problem(500, 'Something went wrong on our side', { requestId: id });
  const outage = problem(503, 'Content cannot be had at the moment', { requestId: id });
  return { ...outage, headers: { ...outage.headers, 'Retry-After': '10' } };
}

/** Dispatches by method; HEAD is answered as GET, anything undeclared with 405 and `Allow`. */
export function apiRoute(methods: Partial<Record<'GET' | 'POST', Operation>>): NextApiHandler {
  const allowed = Object.keys(methods).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  const refusal = problem(405, 'Method not allowed');
  const methodNotAllowed = {
    ...refusal,
    headers: { ...refusal.headers, Allow: allowed.join(', ') },
  };
  return async (request, response) => {
    const startedAt = performance.now();
    const id = requestId(request);
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handle = method === 'GET' || method === 'POST' ? methods[method] : undefined;
    response.setHeader('Content-Type', 'application/json');
    response.setHeader(REQUEST_ID, id);
    const answer = handle
      ? await Promise.resolve(request)
          .then(handle)
          .catch((error: unknown) => failure(error, id))
      : methodNotAllowed;
    send(response, answer);
    // The path alone: queries may carry names, addresses and tokens.
    log('request', {
      requestId: id,
      method: request.method,
      path: request.url?.split('?', 1)[0],
      status: answer.status,
      ms: Math.round(performance.now() - startedAt),
    });
  };
}
