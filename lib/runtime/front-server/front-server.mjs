import { Agent, request as ask } from 'node:http';
// oxlint-disable-next-line house/no-parent-import -- plain Node runs this file, without `@/`
import { requestIdOf } from '../../platform/http/request-id.mjs';
import { encodingFor, isKnown } from './negotiation.mjs';
import { isDraft, isReserved, selectingQuery } from './shared-address.mjs';
import { sharedLife, withLimit } from './shared-life.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('./response-cache.mjs').ResponseCache} ResponseCache
 * @typedef {import('./response-cache.mjs').CachedResponse} CachedResponse
 *
 * @typedef {'static' | 'cached' | 'endpoint' | 'rendered'} Kind of a response
 * @typedef {(response: Response, kind: Kind) => void} Measure called when the kind is known
 *
 * @typedef {object} Options
 * @property {number} port of the renderer, on this machine
 * @property {ResponseCache} cache
 * @property {(request: Request, response: Response, next: () => void) => void} files serves static
 *   files
 * @property {Measure} [measure]
 * @property {import('../../platform/tracing/start-tracing.mjs').Tracing} [tracing]
 * @property {AbortSignal} ending aborted when the server begins to end (`end-server.mjs`)
 * @property {number} [sharedSeconds] limit of how long a cache in front may serve a page; default: as
 *   long as the page stays correct if nothing is published
 */

const STATIC = '/_next/static/';
const READINESS = '/api/health/ready';
const DATA = '/_next/data/';
const API = '/api/';
const PAGE = /^\/[a-z]{2}-[a-z]{2}(?:[/?]|$)/;
/** Headers that belong to one connection or to these two processes, and are not forwarded. */
const NOT_PASSED_ON =
  /^(?:connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|expect|x-request-id|x-renderer-.*)$/i;

/**
 * Removes the parameters that change nothing: without that, anybody could fill the cache with
 * endless spellings of one address.
 * @param {string} url @param {ReadonlySet<string> | null} parameters @returns {string | null}
 *   `null` for an address that only Next can read
 */
function plainAddress(url, parameters) {
  const [path = '', query, ...more] = url.split('?');
  if (query === undefined) return path;
  const all = new URLSearchParams(query);
  if (!parameters || more.length > 0 || [...all.keys()].some(isReserved)) return null;
  const selecting = selectingQuery(all, parameters);
  return selecting ? `${path}?${selecting}` : path;
}

/**
 * Cache key of a response: everything that a shared response depends on. `null` when it must not be
 * cached.
 * @param {Request} request @param {ReadonlySet<string> | null} parameters
 */
function keyOf(request, parameters) {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (!PAGE.test(url) && !url.startsWith(DATA)) return null;
  if (isDraft(headers.cookie ?? '')) return null;
  const address = plainAddress(url, parameters);
  if (address === null) return null;
  const scheme = headers['x-forwarded-proto'] ?? '';
  return `${headers.host} ${scheme} ${encodingFor(request)} ${address}`;
}

/**
 * @param {CachedResponse} reply @param {Request} request @param {Response} response
 * @param {number} [limit] seconds
 */
function sendCached(reply, request, response, limit) {
  const headers = [...reply.headers, ...sharedLife(reply.cacheControl, reply.until, limit)];
  if (isKnown(request.headers['if-none-match'], reply.etag)) {
    response.writeHead(304, withoutBody(headers)).end();
    return;
  }
  response.writeHead(200, headers);
  // outside: node-head, next-head
  // Node sends no body after a HEAD.
  response.end(reply.body);
}

const OF_A_BODY = new Set(['content-type', 'content-encoding', 'content-length']);

/** @param {string[]} headers */
const withoutBody = (headers) =>
  headers.filter((_, at) => !OF_A_BODY.has((headers[at - (at % 2)] ?? '').toLowerCase()));

// outside: node-raw-headers
/** @param {string[]} raw @param {(name: string) => boolean} isLeftOut */
function without(raw, isLeftOut) {
  const passedOn = [];
  for (let at = 0; at < raw.length; at += 2) {
    const [name = '', value = ''] = raw.slice(at, at + 2);
    if (!NOT_PASSED_ON.test(name) && !isLeftOut(name.toLowerCase())) passedOn.push(name, value);
  }
  return passedOn;
}

const TRACE = /^trace(?:parent|state)$/;

/**
 * @param {Request} request @param {string | null} key @param {Options['tracing']} tracing
 * @returns {string[]}
 */
function headersFor(request, key, tracing) {
  const { rawHeaders, headers, socket } = request;
  // Removes the visitor's ETags from a request whose response may be cached: they are compared here
  // afterwards.
  const isOurs = key !== null && request.method === 'GET';
  const passed = without(
    rawHeaders,
    (name) => (isOurs && name === 'if-none-match') || (tracing !== undefined && TRACE.test(name)),
  );
  if (tracing) passed.push(...tracing.headers());
  const { 'transfer-encoding': transfer } = headers;
  if (transfer) passed.push('Transfer-Encoding', transfer);
  // Adds the client's address as Next would, which sees only this server.
  if (!headers['x-forwarded-for']) passed.push('X-Forwarded-For', socket.remoteAddress ?? '');
  passed.push('X-Request-Id', requestIdOf(request));
  return [...passed, 'X-Renderer-Client', socket.remoteAddress ?? ''];
}

/**
 * @param {Request} response of the renderer @returns {Promise<Buffer>} @throws when it ends too early
 */
async function bodyOf(response) {
  const chunks = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** @param {Request} request @param {Response} response */
function reject(request, response) {
  if (response.headersSent || response.destroyed) return void response.destroy();
  response
    .writeHead(503, {
      'Retry-After': '3',
      'X-Request-Id': requestIdOf(request),
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'",
    })
    .end();
}

/** @param {Request} answer @param {Buffer} body @returns {CachedResponse} */
const cachedFrom = ({ headers, rawHeaders }, body) => ({
  headers: without(rawHeaders, (name) => name === 'cache-control' || name === 'date'),
  etag: headers.etag ?? '',
  cacheControl: headers['cache-control'] ?? '',
  body,
  until: Number(headers['x-renderer-until']),
  generation: Number(headers['x-renderer-generation']),
});

/**
 * Rejects a readiness check that the renderer has not answered when the server begins to end: a busy one would
 * say yes seconds later.
 * @param {AbortSignal} ending @param {Response} response
 * @param {import('node:http').ClientRequest} requested
 */
function cutOffWhenEnding(ending, response, requested) {
  const cutOff = () => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
    requested.destroy(new Error('the server is ending'));
  };
  ending.addEventListener('abort', cutOff, { once: true });
  response.once('close', () => ending.removeEventListener('abort', cutOff));
}

/**
 * Forwards a request to the renderer, and caches the response where the renderer allows it.
 * @param {Options} options
 * @param {Agent} agent
 * @param {Request} request
 * @param {Response} response
 * @param {string | null} key
 */
function pass(options, agent, request, response, key) {
  const { port, cache, sharedSeconds, tracing } = options;
  const { method, url } = request;
  const headers = headersFor(request, key, tracing);
  const requested = ask({ host: '127.0.0.1', port, agent, method, path: url, headers });
  requested.on('response', (reply) => {
    // Drops pages that were invalidated before this response, before the visitor sees it.
    cache.catchUp(Number(reply.headers['x-renderer-generation']));
    const isCached = key && method === 'GET' && reply.headers['x-renderer-until'];
    if (!isCached) {
      response.writeHead(
        reply.statusCode ?? 502,
        withLimit(
          [...without(reply.rawHeaders, () => false), 'X-Request-Id', requestIdOf(request)],
          sharedSeconds,
        ),
      );
      reply.on('error', () => response.destroy());
      reply.pipe(response);
      return;
    }
    bodyOf(reply).then(
      (body) => {
        const entry = cachedFrom(reply, body);
        cache.set(key, entry);
        if (!response.destroyed) sendCached(entry, request, response, sharedSeconds);
      },
      () => response.destroy(),
    );
  });
  requested.on('error', () => reject(request, response));
  if (url === READINESS) cutOffWhenEnding(options.ending, response, requested);
  // Aborts the renderer's work when the visitor has left.
  response.on('close', () => {
    if (!response.writableFinished) requested.destroy();
  });
  request.pipe(requested);
}

/**
 * Serves static files and cached responses; forwards every other request to the renderer.
 * @param {Options} options
 * @returns {import('node:http').RequestListener}
 */
export function frontServer(options) {
  const listener = responding(options);
  const { tracing } = options;
  if (!tracing) return listener;
  return (request, response) =>
    request.url?.startsWith(STATIC)
      ? listener(request, response)
      : tracing.serve(request, response, () => listener(request, response));
}

/** @param {Options} options @returns {import('node:http').RequestListener} */
function responding(options) {
  const agent = new Agent({ keepAlive: true });
  return (request, response) => {
    const { url = '' } = request;
    if (options.ending.aborted) {
      // Asks a proxy to send its next request over a new connection, to another instance.
      response.setHeader('Connection', 'close');
      if (url === READINESS) return reject(request, response);
    }
    if (url.startsWith(STATIC)) {
      options.measure?.(response, 'static');
      request.url = url.slice(STATIC.length - 1);
      options.files(request, response, () => {
        request.url = url;
        pass(options, agent, request, response, null);
      });
      return;
    }
    const key = keyOf(request, options.cache.parameters);
    const reply = key && options.cache.find(key);
    const missing = url.startsWith(API) ? 'endpoint' : 'rendered';
    options.measure?.(response, reply ? 'cached' : missing);
    if (reply) sendCached(reply, request, response, options.sharedSeconds);
    else pass(options, agent, request, response, key);
  };
}
