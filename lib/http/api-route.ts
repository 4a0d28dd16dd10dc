import type { NextApiHandler, NextApiRequest, NextApiResponse } from 'next';

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

function send(response: NextApiResponse, { status, body, headers = {} }: Answer): void {
  response.status(status).setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (body === undefined) response.end();
  else response.end(JSON.stringify(body));
}

/** Dispatches by method; HEAD is answered as GET, anything undeclared with 405 and `Allow`. */
export function apiRoute(methods: Partial<Record<'GET' | 'POST', Operation>>): NextApiHandler {
  const allowed = Object.keys(methods).flatMap((method) =>
    method === 'GET' ? ['GET', 'HEAD'] : [method],
  );
  return async (request, response) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const handle = method === 'GET' || method === 'POST' ? methods[method] : undefined;
    if (!handle)
      return send(response, {
        ...problem(405, 'Method not allowed'),
        headers: { Allow: allowed.join(', '), 'Content-Type': 'application/problem+json' },
      });
    response.setHeader('Content-Type', 'application/json');
    return send(response, await handle(request));
  };
}
