import { once } from 'node:events';
import { createServer } from 'node:http';
import { getPriority, setPriority } from 'node:os';
import next from 'next';
import { renderInOnePiece } from './lib/platform/hydration/one-piece.mjs';

/**
 * What renders: Next, behind the inner front door (`lib/runtime/front-door/front-door.server.ts`). It is the child
 * of `server.mjs`, which keeps its cached answers and passes everything else on to it.
 * @see https://nextjs.org/docs/pages/guides/custom-server
 */

const HOST = '127.0.0.1';

/** Set by `instrumentation.ts`. */
const FRONT_DOOR = Symbol.for('selvedge.front-door');
/** Told by the front door when it opens, which may be at the first request. */
const READ_PARAMETERS = Symbol.for('selvedge.read-parameters');
globalThis[READ_PARAMETERS] = (/** @type {string[]} */ parameters) =>
  process.send?.({ parameters });
/** The same holder as in lib/platform/page-cache/page-generation.ts, outside the bundles. */
const GENERATION = Symbol.for('selvedge.page-generation');

/** @type {{ value: number, onChange: () => void }} */
const generation = (globalThis[GENERATION] = {
  value: 1,
  onChange: () => process.send?.({ generation: generation.value }),
});

/**
 * Each answer says which withdrawals it comes after: whoever has it sees nothing older.
 * @param {import('node:http').ServerResponse} response
 */
function tellGeneration(response) {
  const { writeHead } = response;
  /** @type {(...head: unknown[]) => import('node:http').ServerResponse} */
  response.writeHead = (...head) => {
    response.setHeader('X-Door-Generation', generation.value);
    return Reflect.apply(writeHead, response, head);
  };
}

/**
 * @param {import('next').RequestHandler} handle
 * @returns {import('node:http').RequestListener}
 */
function answering(handle) {
  return (request, response) => {
    tellGeneration(response);
    const pass = (into = response) => handle(request, into);
    const door = globalThis[FRONT_DOOR];
    if (door) door(request, response, pass);
    else void pass();
  };
}

/** Pictures are drawn at 10: renders go before them. */
const NICENESS = 5;

/** Leaves the processor to the door, which needs little of it and that at once. */
function stepBack() {
  setPriority(Math.min(getPriority() + NICENESS, 19));
}

async function main() {
  stepBack();
  renderInOnePiece();
  const app = next({ dev: false, hostname: HOST, port: Number(process.argv[2]) });
  const handle = app.getRequestHandler();
  await app.prepare();
  // Whoever sends slowly is cut off by the door; its own connections are never closed while it asks.
  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0 }, answering(handle));
  await once(server.listen(0, HOST), 'listening');
  const address = server.address();
  process.once('SIGTERM', () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
  // The terminal's Ctrl-C reaches both: the door says when to end.
  process.on('SIGINT', () => undefined);
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port: typeof address === 'object' && address?.port });
}

main().catch((error) => {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`storefront: ${reason.replaceAll(/\s*\n\s*/g, ' ')}`);
  process.exit(1);
});
