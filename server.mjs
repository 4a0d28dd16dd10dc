import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import sirv from 'sirv';

/**
 * The storefront: Next, behind a front door that answers static files and cached pages from bytes
 * packed before (`lib/front-door/`). `next start` works without it, only slower.
 * @see https://nextjs.org/docs/pages/guides/custom-server
 */

const HOST = '127.0.0.1';
/** Longer than a proxy keeps its connections: it closes them, never we while it asks. */
const KEEP_ALIVE_MS = 65_000;
/** Whoever takes longer to send a request's headers is cut off. */
const HEADERS_MS = 10_000;
const STATIC = '/_next/static/';
/** @type {Record<string, string | undefined>} */
const TEXT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const port = Number(process.argv[2] ?? process.env.PORT);
const app = next({ dev: false, hostname: HOST, port });
const handle = app.getRequestHandler();
await app.prepare();

const files = sirv(path.join(process.env.SELVEDGE_DIST_DIR ?? '.next', 'static'), {
  brotli: true,
  gzip: true,
  etag: true,
  immutable: true,
  maxAge: 31_536_000,
  setHeaders(response, file) {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Frames without an origin load them.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    const type = TEXT_TYPES[path.extname(file)];
    if (type) response.setHeader('Content-Type', type);
  },
});

/** Set by `instrumentation.ts`. */
const FRONT_DOOR = Symbol.for('selvedge.front-door');

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
function answer(request, response) {
  /** @param {import('node:http').ServerResponse} [into] */
  const pass = (into = response) => handle(request, into);
  if (request.url?.startsWith(STATIC)) {
    const address = request.url;
    request.url = address.slice(STATIC.length - 1);
    files(request, response, () => {
      request.url = address;
      void pass();
    });
    return;
  }
  const door = globalThis[FRONT_DOOR];
  if (door) door(request, response, pass);
  else void pass();
}

const server = createServer(answer);
server.keepAliveTimeout = KEEP_ALIVE_MS;
server.headersTimeout = HEADERS_MS;
server.listen(port, HOST);
await once(server, 'listening');

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
