import { AsyncLocalStorage } from 'node:async_hooks';
import { once } from 'node:events';
import { createServer } from 'node:http';
import next from 'next';
import { requestIdOf } from './lib/platform/http/request-id.mjs';
import { startTracing } from './lib/platform/tracing/start-tracing.mjs';
import { deriveDraftKeys } from './lib/platform/hydration/draft-keys.mjs';
import { renderInOnePiece } from './lib/platform/hydration/one-piece.mjs';
import { processState } from './lib/platform/process-state/process-state.mjs';

/**
 * The renderer: Next, behind the inner front server
 * (`lib/runtime/front-server/request-handler.server.ts`). It is the child process of `server.mjs`, which
 * caches its responses and forwards everything else to it.
 * @see https://nextjs.org/docs/pages/guides/custom-server
 */

const HOST = '127.0.0.1';

// Called by the inner front server when it opens.
processState.sendParameters = (parameters) => process.send?.({ parameters });
/** Milliseconds that jobs get once the front server is gone: killed, it can end nobody any more. */
const MAX_END_MS = 20_000;

/** `lib/platform/page-cache/page-generation.ts` begins the next one. */
const generation = (processState.pageGeneration = {
  value: 1,
  onChange: () => process.send?.({ generation: generation.value }),
});

/**
 * Adds the current page generation to each response, so that the front server drops every page from
 * before the last invalidation.
 * @param {import('node:http').ServerResponse} response
 */
function sendGeneration(response) {
  const { writeHead } = response;
  /** @type {(...head: unknown[]) => import('node:http').ServerResponse} */
  response.writeHead = (...head) => {
    response.setHeader('X-Renderer-Generation', generation.value);
    return Reflect.apply(writeHead, response, head);
  };
}

/**
 * @param {import('next').RequestHandler} handle
 * @param {import('./lib/platform/tracing/start-tracing.mjs').Tracing} [tracing]
 * @returns {import('node:http').RequestListener}
 */
function responding(handle, tracing) {
  const requests = (processState.requests = new AsyncLocalStorage());
  return (request, response) => {
    sendGeneration(response);
    const pass = (into = response) => handle(request, into);
    const { requestHandler } = processState;
    const respond = () => (requestHandler ? requestHandler(request, response, pass) : void pass());
    const work = () => requests.run({ requestId: requestIdOf(request) }, respond);
    if (tracing) tracing.serve(request, response, work);
    else work();
  };
}

async function main() {
  renderInOnePiece();
  deriveDraftKeys(process.env.CONTENTFUL_PREVIEW_SECRET, process.env.SELVEDGE_DIST_DIR ?? '.next');
  const tracing = await startTracing('renderer');
  // Next loads the instrumentation beside the start. A request before it would be in no log, and no
  // limit would count it.
  const installed = new Promise((resolve) => {
    processState.onInstalled = () => resolve(undefined);
  });
  const app = next({ dev: false, hostname: HOST, port: Number(process.argv[2]) });
  const handle = app.getRequestHandler();
  await app.prepare();
  await installed;
  // Without timeouts: the front server cuts off slow clients, and its own connections must not be
  // closed while it sends a request.
  const server = createServer(
    { keepAliveTimeout: 0, requestTimeout: 0 },
    responding(handle, tracing),
  );
  await once(server.listen(0, HOST), 'listening');
  const address = server.address();
  // Signals stop the jobs (lib/runtime/worker/run-jobs.server.ts) and nothing else: the front server
  // decides when rendering ends, by disconnecting. A service manager may signal both processes.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);
  process.on('disconnect', async () => {
    setTimeout(() => process.exit(1), MAX_END_MS).unref();
    await processState.jobsEnded;
    await tracing?.end();
    process.exit(0);
  });
  process.send?.({ port: typeof address === 'object' && address?.port });
}

main().catch((error) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`storefront: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exit(1);
});
