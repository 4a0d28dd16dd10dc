import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';
import sirv from 'sirv';

/**
 * The storefront: Next, behind a front door that answers static files and cached pages from bytes
 * packed before (`lib/front-door/`). `next start` works without it, only slower. `ready storefront`
 * on stdout means that it listens.
 * @see https://nextjs.org/docs/pages/guides/custom-server
 */

const HOST = '127.0.0.1';
const CONNECTIONS = {
  // Longer than a proxy keeps its connections: it closes them, never we while it asks.
  keepAliveTimeout: 65_000,
  // Who takes longer to send headers is cut off; looked at each second, not each half minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Headers and body together: enough for an editor's 20 MB over a slow line.
  requestTimeout: 60_000,
};
const STATIC = '/_next/static/';
/** @type {Record<string, string | undefined>} */
const TEXT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const staticFiles = () =>
  sirv(path.join(process.env.SELVEDGE_DIST_DIR ?? '.next', 'static'), {
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

/**
 * @param {import('next').RequestHandler} handle
 * @returns {import('node:http').RequestListener}
 */
function answering(handle) {
  const files = staticFiles();
  return (request, response) => {
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
  };
}

async function main() {
  const port = Number(process.argv[2] ?? process.env.PORT);
  const app = next({ dev: false, hostname: HOST, port });
  const handle = app.getRequestHandler();
  await app.prepare();
  const server = createServer(CONNECTIONS, answering(handle));
  await once(server.listen(port, HOST), 'listening');
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server.close(() => process.exit(0));
      server.closeIdleConnections();
    });
  console.log('ready storefront');
}

main().catch((error) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`storefront: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exit(1);
});
