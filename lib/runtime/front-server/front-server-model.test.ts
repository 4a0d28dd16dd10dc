import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { ResponseCache } from './response-cache.mjs';
import { frontServer } from './front-server.mjs';

const EDGE_MS = 5_000;
let now = Date.parse('2026-11-20T12:00:00Z');
let generation = 1;
let isDown = false;
const versions = new Map<string, number>();

/** What each page shows at this instant; it changes every five seconds. */
const stateOf = (path: string) =>
  `${path} v${versions.get(path) ?? 0} e${Math.floor(now / EDGE_MS)}`;
const nextEdge = () => (Math.floor(now / EDGE_MS) + 1) * EDGE_MS;

/** How the renderer sends the next page: at once, after `finish`, or only its body after it. */
let pace: 'at once' | 'later' | 'body later' = 'at once';
const unfinished: (() => void)[] = [];

function publish(path: string): void {
  versions.set(path, (versions.get(path) ?? 0) + 1);
  generation += 1;
}

/** Allows a page to be cached only while it is right, as the inner front server does. */
function respondWithPage(path: string, rendered: string, response: ServerResponse): void {
  const isRight = rendered === stateOf(path);
  response.writeHead(200, {
    ETag: `"${rendered}"`,
    'Cache-Control': 's-maxage=5',
    'X-Renderer-Generation': generation,
    ...(isRight && { 'X-Renderer-Until': nextEdge() }),
  });
}

function render(path: string, response: ServerResponse): void {
  if (isDown)
    return void response.writeHead(503, { 'X-Renderer-Generation': generation }).end('down');
  const rendered = stateOf(path);
  const head = () => respondWithPage(path, rendered, response);
  const body = () => response.end(rendered);
  if (pace === 'later') return void unfinished.push(head, body);
  head();
  if (pace === 'at once') return void body();
  response.flushHeaders();
  unfinished.push(body);
}

const renderer = createServer(({ method, url = '' }, response) => {
  if (method === 'GET') return render(url, response);
  publish(url);
  response.writeHead(204, { 'X-Renderer-Generation': generation }).end();
});
const cache = new ResponseCache();
let front: Server;

const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server

beforeAll(async () => {
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  await once(renderer.listen(0, '127.0.0.1'), 'listening');
  const files = (_: unknown, __: unknown, next: () => void) => next();
  front = createServer(
    frontServer({ port: portOf(renderer), cache, files, ending: new AbortController().signal }),
  );
  await once(front.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const server of [front, renderer]) server.close().closeAllConnections();
  jest.useRealTimers();
});

async function request(path: string, method = 'GET'): Promise<string> {
  const headers = { host: 'hgg.localhost', accept: 'text/html' };
  const requesting = send({
    port: portOf(front),
    host: '127.0.0.1',
    method,
    path,
    headers,
    agent: false,
  });
  requesting.end();
  const [response]: IncomingMessage[] = await once(requesting, 'response');
  return response ? text(response) : '';
}

/**
 * Requests a page that is sent after `then`. @returns what was valid at the time of the request,
 * and the response
 */
async function requestSlowly(path: string, how: typeof pace, then: () => Promise<void>) {
  const shown = stateOf(path);
  pace = how;
  const result = request(path);
  // The page may be in the front server's cache, so that the renderer receives no request.
  await Promise.race([result, once(renderer, 'request')]);
  pace = 'at once';
  await then();
  for (const finish of unfinished.splice(0)) finish();
  return { shown, seen: await result };
}

const path = fc.constantFrom('/de-de', '/de-de/hemden', '/de-de/hosen');
const change = fc.oneof(
  fc.record({ kind: fc.constant('publish' as const), path, isTold: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(1, 900, 4_999, 5_000) }),
);
const step = fc.oneof(
  change,
  fc.record({ kind: fc.constant('request' as const), path }),
  fc.record({ kind: fc.constant('outage' as const), isDown: fc.boolean() }),
  fc.record({
    kind: fc.constant('slow' as const),
    path,
    change,
    how: fc.constantFrom('later' as const, 'body later' as const),
  }),
);
type Change = typeof change extends fc.Arbitrary<infer Each> ? Each : never;
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

async function apply(made: Change): Promise<void> {
  if (made.kind === 'pass') return void jest.setSystemTime((now += made.ms));
  // A publish may reach the front server through the response to the publisher alone.
  await request(made.path, 'POST');
  if (made.isTold) cache.catchUp(generation);
}

/**
 * @returns the response with and without the front server; nothing for a step that sends no request
 */
async function take(taken: Step): Promise<[seen: string, right: string][]> {
  if (taken.kind === 'outage') isDown = taken.isDown;
  else if (taken.kind === 'request') {
    const seen = await request(taken.path);
    return [[seen, isDown && seen === 'down' ? seen : stateOf(taken.path)]];
  } else if (taken.kind !== 'slow') await apply(taken);
  else if (!isDown) {
    const { shown, seen } = await requestSlowly(taken.path, taken.how, () => apply(taken.change));
    return [[seen, shown]];
  }
  return [];
}

test('sends what would be sent without it, whatever publishes, date windows, outages and slow responses happen', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
      isDown = false;
      for (const each of steps)
        for (const [seen, right] of await take(each)) expect(seen).toBe(right);
    }),
    { numRuns: 150 },
  );
});
