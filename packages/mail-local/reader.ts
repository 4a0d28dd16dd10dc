import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { parseMessage, viewOf } from './message';
import type { MessageStore } from './message-store';

/**
 * Otherwise a website whose name resolves to 127.0.0.1 could read the messages in a visitor's
 * browser.
 */
const OWN_HOST = /^(127\.0\.0\.1|localhost)(:\d+)?$/;

interface JsonResponse {
  status: number;
  body: unknown;
}

const problem = (status: number, title: string): JsonResponse => ({
  status,
  body: { status, title },
});

async function respond(store: MessageStore, request: IncomingMessage): Promise<JsonResponse> {
  if (!OWN_HOST.test(request.headers.host ?? '')) return problem(403, 'Unknown host');
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return problem(405, 'Messages can only be read');
  const [path = '', query = ''] = (request.url ?? '').split('?', 2);
  if (path === '/messages')
    return { status: 200, body: store.list(new URLSearchParams(query).get('to')) };
  const [, id = ''] = /^\/messages\/([^/]+)$/.exec(path) ?? [];
  const stored = await store.find(id);
  if (!stored) return problem(404, 'There is no such message');
  return { status: 200, body: viewOf(stored, await parseMessage(stored.raw)) };
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body }: JsonResponse,
): void {
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(status === 405 && { allow: 'GET, HEAD' }),
  });
  response.end(request.method === 'HEAD' ? undefined : text);
}

const CONNECTIONS = {
  // Longer than clients keep idle connections; otherwise requests would sometimes hit a closing
  // one.
  keepAliveTimeout: 65_000,
  // Disconnects clients that are too slow to send the headers or the whole request.
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 1_000,
};

/**
 * Creates the HTTP server for stored messages, not yet listening.
 *
 * `GET /messages?to=` returns a list of `MessageSummary`, newest first; `GET /messages/:id` one
 * `MessageView`.
 */
export function createReader(store: MessageStore): Server {
  return createServer(CONNECTIONS, (request, response) => {
    respond(store, request)
      .catch((error: unknown) => {
        console.error('mail: reader:', error);
        return problem(500, 'The message could not be read');
      })
      .then((given) => send(request, response, given))
      .catch(() => response.destroy());
  });
}
