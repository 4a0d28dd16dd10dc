import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { FileUrl } from '#query/reading';
import type { ContentStore } from '#store/content-store';
import { accessTokenInvalid, ApiError, notFound, unknownParameter } from './api-error';
import { keyGrant } from './api-key-grant';
import { ResponseCache } from './response-cache';
import type { ApiResponse, Call, Route } from './call';
import { type Fault, faultFor, misbehave } from './fault';
import { joinLists } from './list-parameters';
import { readBody } from './request-body';
import type { StrictLimits } from './strict';
import { writtenAs } from './written';

export interface ContentApi {
  name: 'delivery' | 'preview' | 'management';
  token: string;
  routes: Route[];
  headers: (call: Partial<Call>) => Record<string, string>;
  fault: Fault | undefined;
  limits?: StrictLimits | undefined;
}

const PREFIXES = {
  environment: ['/spaces/:space/environments/:environment', '/spaces/:space'],
  space: ['/spaces/:space'],
  root: [''],
} as const;

/** Builds the HTTP application of one API. Every error gets the vendor's error body. */
export function contentApp(
  api: ContentApi,
  store: ContentStore,
  defaultEnvironment: string,
  fileUrl: FileUrl,
): Hono {
  const app = new Hono({ strict: false });
  const authorize = authorizer(api, store);
  const responses = new ResponseCache(({ publishedRevision, revision }) =>
    api.name === 'delivery' ? publishedRevision : revision,
  );
  app.options('*', () => new Response(null, { status: 204, headers: CORS_PREFLIGHT }));
  for (const route of api.routes) {
    for (const prefix of PREFIXES[route.scope]) {
      app.on(route.method, `${prefix}${route.path}`, async (context) => {
        const opens = authorize(context);
        const limits = api.limits?.take();
        const fault = faultFor(context, api.fault);
        if (fault) await misbehave(fault, () => cutConnection(context));
        const call = makeCall(context, api, route, store, defaultEnvironment, fileUrl);
        if (!opens(call)) throw notFound({ type: 'Environment', id: call.environment.id });
        if (!route.readsQuery) rejectParameters(call);
        const given = await responseOf(route, call, responses);
        // A write has happened by now, and its body was within a limit of its own.
        if (route.method === 'GET') api.limits?.checkResponse(given.written?.bytes.length ?? 0);
        return respond(context, api, { ...given, headers: { ...limits, ...given.headers } }, call);
      });
    }
  }
  app.notFound((context) => {
    authorize(context);
    // Names endpoints that only the hosted service has, so that the gap is visible.
    throw notFound({ method: context.req.method, path: context.req.path });
  });
  app.onError((error, context) => failure(error, context, api));
  return app;
}

const CORS_PREFLIGHT = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'DELETE,GET,HEAD,POST,PUT,PATCH,OPTIONS',
  'access-control-allow-headers': [
    'Accept',
    'Accept-Language',
    'Authorization',
    'Cache-Control',
    'Content-Length',
    'Content-Range',
    'Content-Type',
    'DNT',
    'If-Match',
    'If-Modified-Since',
    'If-None-Match',
    'Keep-Alive',
    'Last-Modified',
    'Origin',
    'Pragma',
    'Range',
    'User-Agent',
    'X-Requested-With',
    'X-Contentful-Content-Type',
    'X-Contentful-Enable-Alpha-Feature',
    'X-Contentful-Comment-Body-Format',
    'X-Contentful-Locale-Based-Publishing',
    'X-Contentful-Include-Invocation-Metadata',
    'X-Contentful-Marketplace',
    'X-Contentful-Organization',
    'X-Contentful-Parent-Entity-Reference',
    'X-Contentful-Parent-Id',
    'X-Contentful-Resource-Resolution',
    'X-Contentful-Skip-Transformation',
    'X-Contentful-Source-Environment',
    'X-Contentful-Team',
    'X-Contentful-Tag-Visibility',
    'X-Contentful-User-Agent',
    'X-Contentful-Version',
    'X-Content-Fault',
  ].join(','),
  'access-control-max-age': '1728000',
};

/** Sends part of a response and disconnects, like a proxy that crashes. */
function cutConnection(context: Context): void {
  const { incoming } = context.env as HttpBindings; // Bindings of the Node server.
  incoming.socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100000\r\n\r\n{"sys":');
  incoming.socket.destroySoon();
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Rejects callers without a token in the header or (for reads) in the URL. The API's own token
 * allows everything, an API key's token the environments of that key.
 * @returns whether the token allows this request
 */
function authorizer(
  { name, token }: ContentApi,
  store: ContentStore,
): (context: Context) => (call: Call) => boolean {
  const expected = digest(token);
  return ({ req }) => {
    const inHeader = /^Bearer\s+(\S+)$/i.exec(req.header('authorization') ?? '')?.[1];
    const given = inHeader ?? (name === 'management' ? undefined : req.query('access_token'));
    if (given === undefined) throw accessTokenInvalid();
    if (timingSafeEqual(digest(given), expected)) return () => true;
    const grant = name === 'management' ? undefined : keyGrant(store, name, given);
    if (!grant) throw accessTokenInvalid();
    return grant;
  };
}

function makeCall(
  context: Context,
  { name, limits }: ContentApi,
  route: Route,
  store: ContentStore,
  defaultEnvironment: string,
  fileUrl: FileUrl,
): Call {
  const params = context.req.param() as Record<string, string>; // Hono infers no parameters for computed paths.
  const url = new URL(context.req.url);
  joinLists(url.searchParams);
  // A body can only be read once, but handlers may need it twice.
  let body: Promise<Buffer> | undefined;
  const read = async () => {
    const bytes = await readBody(context.req.raw);
    limits?.checkRequest(bytes.length, route.path);
    return bytes;
  };
  const view = name === 'management' ? store : store.readers;
  const call = {
    store,
    view,
    fileUrl,
    params,
    url,
    query: url.searchParams,
    header: (name: string) => context.req.header(name),
    bytes: () => (body ??= read()),
  };
  if (route.scope === 'root') return call as Call; // Root handlers use neither space nor environment.
  const space = view.spaces.get(params.space ?? '');
  if (!space) throw notFound({ type: 'Space', id: params.space ?? '' });
  const environmentId = space.environmentNamed(params.environment ?? defaultEnvironment);
  const environment = view.environment(space.record.id, environmentId);
  if (!environment) throw notFound({ type: 'Environment', id: environmentId });
  return { ...call, space, environment };
}

function rejectParameters({ query }: Call): void {
  for (const name of query.keys()) if (name !== 'access_token') throw unknownParameter(name);
}

/** Returns the handler's serialized response, from the cache if the route allows it. */
async function responseOf(
  route: Route,
  call: Call,
  responses: ResponseCache,
): Promise<WrittenResponse> {
  const isCacheable = route.isCacheable ?? false;
  const url = call.url.pathname + call.url.search;
  const cached = isCacheable ? responses.get(call.environment, url) : undefined;
  if (cached) return { status: 200, written: cached, isTagged: true };
  const revision = isCacheable ? responses.revisionOf(call.environment) : -1;
  const { body, ...fresh } = await route.handler(call);
  const written = fresh.written ?? (body === undefined ? undefined : writtenAs(body));
  const isTagged = route.method === 'GET' && fresh.status === 200;
  if (written && isTagged && isCacheable) responses.put(call.environment, revision, url, written);
  return { ...fresh, ...(written ? { written } : {}), isTagged };
}

interface WrittenResponse extends Omit<ApiResponse, 'body'> {
  /** Whether clients may revalidate with the response's ETag. */
  isTagged: boolean;
}

function respond(
  context: Context,
  api: ContentApi,
  { status, written, isTagged, headers: own }: WrittenResponse,
  call: Partial<Call>,
): Response {
  const tag = written && isTagged ? `W/"${written.digest}"` : undefined;
  const headers: Record<string, string> = {
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'Etag',
    'x-contentful-request-id': randomUUID(),
    ...api.headers(call),
    ...(tag ? { etag: tag } : {}),
    ...own,
  };
  if (tag && matchesTag(context.req.header('if-none-match'), tag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(written?.bytes ?? null, { status, headers });
}

const matchesTag = (header: string | undefined, tag: string) =>
  header?.split(',').some((part) => part.trim() === tag || part.trim() === '*') ?? false;

function failure(error: unknown, context: Context, api: ContentApi): Response {
  const requestId = randomUUID();
  const isKnown = error instanceof ApiError;
  if (!isKnown) console.error(`${context.req.method} ${context.req.path}`, error);
  const shown = isKnown ? error : new ApiError(500, 'ServerError', 'Internal server error');
  return new Response(JSON.stringify(shown.body(requestId)), {
    status: shown.status,
    headers: {
      'access-control-allow-origin': '*',
      'x-contentful-request-id': requestId,
      ...api.headers({}),
      ...shown.headers,
    },
  });
}
