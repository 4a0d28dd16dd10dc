import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { startTracing } from './lib/platform/tracing/start-tracing.mjs';
import { ResponseCache } from './lib/runtime/front-server/response-cache.mjs';
import { endServer } from './lib/runtime/front-server/end-server.mjs';
import { frontServer } from './lib/runtime/front-server/front-server.mjs';

/**
 * The storefront: a front server that sends static files and cached pages, and a child process that
 * renders (`renderer.mjs`), so that a cached page never waits behind a render. `next start` works
 * without either, only more slowly. `ready storefront` on stdout means that it listens.
 */

/** Without HOST the storefront listens on the loopback interface only. */
const DEFAULT_HOST = '127.0.0.1';
/**
 * Collects garbage on the main thread, between renders. Helper threads cost more processor time than
 * they save where there are two cores: without them a new list takes 0.93 of it. The front server is
 * another process and does not wait for a collection. The heap is collected when it has grown by two
 * fifths instead of doubled.
 */
const GARBAGE = ['--single-threaded-gc', '--heap-growing-percent=40'];
const CONNECTIONS = {
  // Longer than a proxy keeps its connections open, so that the proxy closes them, never this
  // server while a request is on its way.
  keepAliveTimeout: 65_000,
  // Cuts off clients that send their headers too slowly; checked every second instead of every half
  // minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Limit for headers and body together: enough for an editor's 20 MB over a slow line.
  requestTimeout: 60_000,
};
/**
 * The process is gone within ten seconds, the shortest grace period of common orchestrators: responses
 * still in progress after eight seconds are cut off, and the renderer is killed after 9.5.
 */
const END_MS = 8_000;
const RENDERER_END_MS = 1_500;
/** @type {Record<string, string | undefined>} */
const TEXT_TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
};

const staticFiles = () =>
  // outside: sirv-range, sirv-last-bytes
  sirv(path.join(process.env.SELVEDGE_DIST_DIR ?? '.next', 'static'), {
    // outside: sirv-encoding
    brotli: true,
    gzip: true,
    // outside: sirv-known
    etag: true,
    // outside: sirv-immutable
    immutable: true,
    maxAge: 31_536_000,
    setHeaders(response, file) {
      response.setHeader('X-Content-Type-Options', 'nosniff');
      // Allows frames without an origin to load these files.
      response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
      // Repeats the value of lib/platform/security-headers/policy.ts, which exists only inside the
      // bundles.
      if (String(response.req.headers['x-forwarded-proto']).startsWith('https'))
        response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      const type = TEXT_TYPES[path.extname(file)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

/**
 * Heap limit of the renderer in megabytes. Without a limit Node would let garbage grow to gigabytes
 * before a collection; about 100 MB are live with the demo's content.
 * @throws when RENDERER_HEAP_MB is not a whole number from 128 on
 */
function rendererHeap() {
  const megabytes = Number(process.env.RENDERER_HEAP_MB || 256);
  if (Number.isInteger(megabytes) && megabytes >= 128) return megabytes;
  throw new Error('RENDERER_HEAP_MB is not a whole number from 128 on');
}

/**
 * Milliseconds for which new connections are accepted after SIGTERM.
 * @throws when DRAIN_SECONDS is not a number from 0 to 7
 */
function acceptMs() {
  const seconds = Number(process.env.DRAIN_SECONDS || 3);
  if (seconds >= 0 && seconds <= 7) return seconds * 1_000;
  throw new Error('DRAIN_SECONDS is not a number from 0 to 7');
}

/**
 * Seconds for which a cache in front of the storefronts may serve a page; `undefined` is no limit.
 * @throws when SHARED_CACHE_SECONDS is not a whole number from 1 on
 */
function sharedSeconds() {
  const { SHARED_CACHE_SECONDS: given } = process.env;
  if (!given) return undefined;
  if (Number.isInteger(Number(given)) && Number(given) >= 1) return Number(given);
  throw new Error('SHARED_CACHE_SECONDS is not a whole number from 1 on');
}

/**
 * Serves metrics on METRICS_PORT, if that is set. The library is loaded only then.
 * @returns {Promise<import('./lib/runtime/front-server/front-server.mjs').Measure | undefined>}
 */
async function startMetrics() {
  const port = process.env.METRICS_PORT;
  if (!port) return undefined;
  const { frontMetrics } = await import('./lib/runtime/metrics/front-metrics.mjs');
  const { serveMetrics } = await import('./lib/runtime/metrics/serve-metrics.mjs');
  const { registry, measure } = frontMetrics();
  await serveMetrics(registry, { port: Number(port), host: process.env.HOST }).catch((error) =>
    console.error(`metrics cannot be served: ${error}`),
  );
  return measure;
}

/**
 * @typedef {{ port?: number, parameters?: string[], generation?: number }} Said message of the
 *   renderer
 */

/**
 * Starts the renderer. When it exits, the storefront exits too and is restarted as a whole.
 * @param {number} port of the storefront, as visitors see it
 * @param {ResponseCache} cache
 * @returns {Promise<Record<'stopJobs' | 'end' | 'kill', () => void> & { port: number }>}
 */
async function startRenderer(port, cache) {
  const child = fork(path.join(import.meta.dirname, 'renderer.mjs'), [String(port)], {
    // Without NODE_ENV React would load its development build.
    env: { ...process.env, NODE_ENV: 'production', SELVEDGE_FRONT_SERVER: '1' },
    execArgv: [...process.execArgv, `--max-old-space-size=${rendererHeap()}`, ...GARBAGE],
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  /** @type {number} */
  const listening = await new Promise((resolve) => {
    child.on('message', (/** @type {Said} */ output) => {
      if (output.port) resolve(output.port);
      if (output.parameters) cache.parameters = new Set(output.parameters);
      if (output.generation) cache.catchUp(output.generation);
    });
  });
  return {
    port: listening,
    stopJobs: () => child.kill('SIGTERM'),
    end: () => child.disconnect(),
    kill: () => child.kill('SIGKILL'),
  };
}

async function main() {
  const port = Number(process.argv[2] ?? process.env.PORT);
  const accepting = acceptMs();
  const shared = sharedSeconds();
  const cache = new ResponseCache();
  const renderer = await startRenderer(port, cache);
  const ending = new AbortController();
  const measure = await startMetrics();
  const tracing = await startTracing('front-server');
  const options = {
    port: renderer.port,
    cache,
    files: staticFiles(),
    ending: ending.signal,
    ...(measure && { measure }),
    ...(tracing && { tracing }),
    ...(shared && { sharedSeconds: shared }),
  };
  const server = createServer(CONNECTIONS, frontServer(options));
  await once(server.listen(port, process.env.HOST || DEFAULT_HOST), 'listening');
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, async () => {
      if (ending.signal.aborted) return;
      ending.abort();
      renderer.stopJobs();
      setTimeout(renderer.kill, END_MS + RENDERER_END_MS);
      await endServer(server, { acceptMs: accepting, endMs: END_MS });
      await tracing?.end();
      renderer.end();
    });
  console.log('ready storefront');
}

main().catch((error) => {
  console.error(`storefront: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
