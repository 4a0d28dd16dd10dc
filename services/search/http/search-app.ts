import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { InvalidQuery } from '@/services/search/engine/invalid-query';
import type { Grant } from '@/services/search/keys/grant';
import type { KeyRing } from '@/services/search/keys/key-ring';
import { ApiError, badRequest, invalidCredentials, notFound } from './api-error';
import { discardBody, readJson } from './body';
import { credentialsOf, ownParameters } from './credentials';
import { type Route, Router } from './routes';

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'retry-after',
  'timing-allow-origin': '*',
};

const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET,POST,PUT,DELETE,OPTIONS',
  'access-control-allow-headers':
    'content-type,request-id,x-algolia-api-key,x-algolia-application-id,x-algolia-agent,x-algolia-usertoken',
  'access-control-max-age': '86400',
};

const INTERNAL_ERROR = { status: 500, message: 'Internal server error', headers: {} };

/** Tells a client that goes on sending to open another connection. */
const HANG_UP = { connection: 'close' };

interface SearchApp {
  appId: string;
  keys: KeyRing;
  routes: readonly Route[];
}

/** Answers every request with JSON; whatever fails leaves as `{ message, status }`. */
export function searchApp(app: SearchApp): RequestListener {
  const router = new Router(app.routes);
  return (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    respond(request, app, router).then(
      (body) => send(response, 200, body),
      (error: unknown) => fail(request, response, error).catch(() => response.destroy()),
    );
  };
}

async function respond(request: IncomingMessage, app: SearchApp, router: Router): Promise<unknown> {
  const { path, query } = addressOf(request);
  const match = router.match(request.method ?? '', path);
  const grant = match?.route.isPublic ? null : grantOf(request, query, app);
  if (!match) throw notFound(`There is no ${request.method ?? ''} ${path.slice(0, 200)} here`);
  const { route, parameters } = match;
  if (route.acl !== null) grant?.require(route.acl);
  const body = request.method === 'GET' ? {} : await readJson(request);
  return route.handle({
    parameters,
    body,
    query: ownParameters(query),
    // Routes that anyone may call have no key and look at none.
    grant: grant as Grant,
  });
}

function addressOf(request: IncomingMessage): { path: string; query: URLSearchParams } {
  const [path = '/', ...rest] = (request.url ?? '/').split('?');
  return { path, query: new URLSearchParams(rest.join('?')) };
}

function grantOf(request: IncomingMessage, query: URLSearchParams, { appId, keys }: SearchApp) {
  const credentials = credentialsOf(request, query);
  if (credentials.appId !== appId) throw invalidCredentials();
  return keys.grant(credentials);
}

async function fail(
  request: IncomingMessage,
  response: ServerResponse,
  error: unknown,
): Promise<void> {
  const known = refusalOf(error);
  if (!known) console.error(request.method, request.url, error);
  const { status, message, headers } = known ?? INTERNAL_ERROR;
  const isReusable = await discardBody(request);
  send(response, status, { message, status }, { ...headers, ...(isReusable ? {} : HANG_UP) });
}

function refusalOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof InvalidQuery)) return null;
  return badRequest(error.message);
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): void {
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    ...CORS,
    ...headers,
    'content-type': 'application/json; charset=UTF-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
}
