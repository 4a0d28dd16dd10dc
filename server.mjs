import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { KeptAnswers } from './lib/runtime/front-door/kept-answers.mjs';
import { outerDoor } from './lib/runtime/front-door/outer-door.mjs';

/**
 * The storefront: a door that answers static files and cached pages, and a child that renders
 * (`renderer.mjs`), so that who looks at a cached page never waits behind a render. `next start` works
 * without either, only slower. `ready storefront` on stdout means that it listens.
 */

const HOST = '127.0.0.1';
/**
 * Per cent by which the heap may grow before all of it is looked through: V8 takes 17 for one as small as ours, and throws away compiled code
 * each time (docs/decisions/0186-shapes-and-code-that-last.md).
 */
const HEAP_GROWTH = 40;
/**
 * Garbage is looked for between renders alone: threads beside them cost more of the processor than they take off it where there are two
 * (0.93 of it for a new list), and the door waits for none of it.
 */
const GARBAGE = '--single-threaded-gc';
const CONNECTIONS = {
  // Longer than a proxy keeps its connections: it closes them, never we while it asks.
  keepAliveTimeout: 65_000,
  // Who takes longer to send headers is cut off; looked at each second, not each half minute.
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  // Headers and body together: enough for an editor's 20 MB over a slow line.
  requestTimeout: 60_000,
};
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
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
      // As lib/platform/security-headers/policy.ts has it, which is in the bundles.
      if (String(response.req.headers['x-forwarded-proto']).startsWith('https'))
        response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
      const type = TEXT_TYPES[path.extname(file)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

/**
 * Megabytes of the heap of what renders. Node would let garbage grow to gigabytes before it looks for it;
 * what is live at the demo's size is 100.
 * @throws when RENDERER_HEAP_MB says nothing sensible
 */
function rendererHeap() {
  const megabytes = Number(process.env.RENDERER_HEAP_MB || 256);
  if (Number.isInteger(megabytes) && megabytes >= 128) return megabytes;
  throw new Error('RENDERER_HEAP_MB is not a whole number from 128 on');
}

/** @typedef {{ port?: number, parameters?: string[], generation?: number }} Said by what renders */

/**
 * Starts what renders. The storefront ends with it and is started again as a whole.
 * @param {number} port of the storefront, as visitors see it
 * @param {KeptAnswers} kept
 * @returns {Promise<{ port: number, end: () => void }>}
 */
async function startRenderer(port, kept) {
  const child = fork(path.join(import.meta.dirname, 'renderer.mjs'), [String(port)], {
    env: { ...process.env, SELVEDGE_DOOR: '1' },
    execArgv: [
      ...process.execArgv,
      `--max-old-space-size=${rendererHeap()}`,
      `--heap-growing-percent=${HEAP_GROWTH}`,
      GARBAGE,
    ],
  });
  child.on('exit', (code) => process.exit(code ?? 1));
  /** @type {number} */
  const listening = await new Promise((resolve) => {
    child.on('message', (/** @type {Said} */ said) => {
      if (said.port) resolve(said.port);
      if (said.parameters) kept.parameters = new Set(said.parameters);
      if (said.generation) kept.catchUp(said.generation);
    });
  });
  return { port: listening, end: () => child.kill('SIGTERM') };
}

async function main() {
  const port = Number(process.argv[2] ?? process.env.PORT);
  const kept = new KeptAnswers();
  const renderer = await startRenderer(port, kept);
  const answer = outerDoor({ port: renderer.port, kept, files: staticFiles() });
  const server = createServer(CONNECTIONS, answer);
  await once(server.listen(port, HOST), 'listening');
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      server.close(() => renderer.end());
      server.closeIdleConnections();
    });
  console.log('ready storefront');
}

main().catch((error) => {
  console.error(`storefront: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
});
