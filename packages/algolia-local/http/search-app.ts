import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { InvalidQuery } from '#engine/invalid-query';
import type { Grant } from '#keys/grant';
import type { KeyRing } from '#keys/key-ring';
import type { CallLog } from '#logs/call-log';
import { ApiError, badRequest, invalidCredentials, notFound } from './api-error';
import { discardBody, parseBody, readBody } from './body';
import { credentialsOf, ownParameters } from './credentials';
import { failOnRequest } from './fault';
import { type Match, type Route, Router } from './routes';

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

/** Makes a client that continues sending open another connection. */
const HANG_UP = { connection: 'close' };

interface SearchApp {
  appId: string;
  keys: KeyRing;
  routes: readonly Route[];
  log: CallLog;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Still encoded. */
  path: string;
  /** Query parameters, including credentials. */
  parameters: URLSearchParams;
  /** Query parameters without credentials. */
  query: URLSearchParams;
  match: Match | null;
  /** The part that has been read. */
  body: Buffer;
  /** By `performance.now()`. */
  began: number;
}

/** Responds to every request with JSON; errors have the form `{ message, status }`. */
export function searchApp(app: SearchApp): RequestListener {
  const router = new Router(app.routes);
  return (request, response) => {
    if (request.method === 'OPTIONS') {
      response.writeHead(204, PREFLIGHT).end();
      return;
    }
    const { path, parameters } = addressOf(request);
    const query = ownParameters(parameters);
    const match = router.match(request.method ?? '', path);
    const began = performance.now();
    const known = { request, response, path, parameters, query, match, began };
    const exchange = { ...known, body: Buffer.alloc(0) };
    respondTo(exchange, app)
      .then(
        (value) => send(exchange, 200, value),
        (error: unknown) => fail(exchange, error),
      )
      .then((sent) => keep(app.log, exchange, sent))
      .catch(() => response.destroy());
  };
}

async function respondTo(exchange: Exchange, app: SearchApp): Promise<unknown> {
  const { request, path, query, match } = exchange;
  const grant = match?.route.isPublic ? null : grantOf(exchange, app);
  if (grant) failOnRequest(request.headers['x-search-fault']);
  if (!match) throw notFound(`There is no ${request.method ?? ''} ${path.slice(0, 200)} here`);
  const { route, parameters } = match;
  if (route.acl !== null) grant?.require(route.acl);
  requireKnown(query, route);
  if (request.method !== 'GET') exchange.body = await readBody(request);
  return route.handle({
    parameters,
    body: parseBody(exchange.body),
    query,
    // Public routes have no key and check none.
    grant: grant as Grant,
  });
}

/** @throws ApiError 400 for a parameter of the URL that the route would ignore */
function requireKnown(query: URLSearchParams, { query: known = [], isPublic }: Route): void {
  if (known === 'any' || isPublic) return;
  const unknown = [...query.keys()].find((name) => !known.includes(name));
  if (unknown !== undefined) throw badRequest(`Unknown parameter: ${unknown.slice(0, 100)}`);
}

function addressOf(request: IncomingMessage): { path: string; parameters: URLSearchParams } {
  const [path = '/', ...rest] = (request.url ?? '/').split('?');
  return { path, parameters: new URLSearchParams(rest.join('?')) };
}

function grantOf({ request, parameters }: Exchange, { appId, keys }: SearchApp) {
  const credentials = credentialsOf(request, parameters);
  if (credentials.appId !== appId) throw invalidCredentials();
  return keys.grant(credentials);
}

/** The path for the log: parameters contain keys and visitors' queries, and some paths a key. */
const loggedPath = ({ path, match }: Exchange) =>
  match?.parameters['key'] === undefined ? path : match.route.path;

async function fail(exchange: Exchange, error: unknown): Promise<Sent> {
  const { request } = exchange;
  const known = apiErrorOf(error);
  if (!known) console.error(request.method, loggedPath(exchange), error);
  const { status, message, headers } = known ?? INTERNAL_ERROR;
  const isReusable = await discardBody(request);
  return send(
    exchange,
    status,
    { message, status },
    { ...headers, ...(isReusable ? {} : HANG_UP) },
  );
}

function apiErrorOf(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (!(error instanceof InvalidQuery)) return null;
  return badRequest(error.message);
}

interface Sent {
  status: number;
  value: unknown;
  bytes: Buffer;
}

function send(
  { response }: Exchange,
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): Sent {
  const bytes = Buffer.from(JSON.stringify(value));
  response.writeHead(status, {
    ...CORS,
    ...headers,
    'content-type': 'application/json; charset=UTF-8',
    'content-length': bytes.length,
  });
  response.end(bytes);
  return { status, value, bytes };
}

/** Logs a request, except public ones such as health checks. */
function keep(log: CallLog, exchange: Exchange, sent: Sent): void {
  const { request, path, query, match, body, began } = exchange;
  if (match?.route.isPublic) return;
  const index = match?.parameters['index'] ?? null;
  const route = match?.route.path ?? path;
  const milliseconds = performance.now() - began;
  log.add({ request, path, query, route, index, body, milliseconds, ...sent });
}
