import { once } from 'node:events';
import { Agent, createServer, request as send, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { endServer } from './end-server.mjs';
import { ResponseCache } from './response-cache.mjs';
import { frontServer } from './front-server.mjs';

const SLOW_MS = 500;
/** Keeps its connection for the next request, as proxies do. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let renderer: Server;
let front: Server;
let ending: AbortController;
let ended: Promise<void> | undefined;

const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server

beforeEach(async () => {
  // Stands in for the renderer.
  renderer = createServer(async ({ url }, response) => {
    if (url === '/never' || url === '/api/health/ready') return;
    response.write('one ');
    if (url === '/slow') await delay(SLOW_MS);
    response.end('two');
  });
  ending = new AbortController();
  await once(renderer.listen(0, '127.0.0.1'), 'listening');
  const files = (_: unknown, __: unknown, next: () => void) => next();
  const parts = {
    port: portOf(renderer),
    cache: new ResponseCache(),
    files,
    ending: ending.signal,
  };
  front = createServer({ keepAliveTimeout: 65_000 }, frontServer(parts));
  await once(front.listen(0, '127.0.0.1'), 'listening');
  ended = undefined;
});
afterEach(async () => {
  for (const server of [front, renderer]) {
    server.close();
    server.closeAllConnections();
  }
  await ended;
});

/** As `server.mjs` does after SIGTERM. */
function end(limits: { acceptMs: number; endMs: number }): Promise<void> {
  ending.abort();
  ended = endServer(front, limits);
  return ended;
}

async function visit(path: string) {
  const outgoing = send({ port: portOf(front), host: '127.0.0.1', path, agent }).end();
  const [response]: IncomingMessage[] = await once(outgoing, 'response');
  const received = response ? await readText(response) : '';
  return { status: response?.statusCode, connection: response?.headers.connection, text: received };
}

it('reports that it is not ready at once, and still serves requests', async () => {
  ending.abort();
  expect(await visit('/api/health/ready')).toMatchObject({ status: 503, connection: 'close' });
  expect(await visit('/de-de')).toMatchObject({ status: 200, text: 'one two' });
});

it('reports at once that it is not ready to a check that waits for a busy renderer', async () => {
  const waiting = visit('/api/health/ready');
  await once(renderer, 'request');
  ending.abort();
  expect(await waiting).toMatchObject({ status: 503, connection: 'close' });
});

it('asks clients to close the connection with each response', async () => {
  expect((await visit('/de-de')).connection).not.toBe('close');
  ending.abort();
  expect((await visit('/de-de')).connection).toBe('close');
});

it('finishes responses in progress and then closes their connections', async () => {
  const slow = visit('/slow');
  await once(renderer, 'request');
  const began = performance.now();
  await end({ acceptMs: 0, endMs: 20_000 });
  expect(await slow).toMatchObject({ status: 200, text: 'one two' });
  expect(performance.now() - began).toBeLessThan(10_000);
});

/** Requests a page from a thread, and wakes the one that waits once the request is on its way. */
const REQUESTS_BESIDE = `
  const { connect } = require('node:net');
  const { parentPort, workerData: { port, sent } } = require('node:worker_threads');
  let text = '';
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET /de-de HTTP/1.1\\r\\nHost: shop\\r\\n\\r\\n', () => {
      Atomics.store(sent, 0, 1);
      Atomics.notify(sent, 0);
    }));
  socket.on('data', (chunk) => (text += chunk));
  socket.on('error', (error) => parentPort.postMessage(error.code));
  socket.on('end', () => parentPort.postMessage(text.split('\\r\\n', 1)[0]));`;

it('responds to a connection that arrived before it stopped accepting, however busy it was', async () => {
  const sent = new Int32Array(new SharedArrayBuffer(4));
  const workerData = { port: portOf(front), sent };
  const beside = new Worker(REQUESTS_BESIDE, { eval: true, workerData });
  await once(beside, 'online');
  const replied = once(beside, 'message');
  const all = end({ acceptMs: 20, endMs: 20_000 });
  // Busy until the request has arrived, and past the time until which connections are accepted.
  Atomics.wait(sent, 0, 0);
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  expect(await replied).toEqual(['HTTP/1.1 200 OK']);
  await all;
  await beside.terminate();
});

it('cuts off a response that does not end in time', async () => {
  const cut = visit('/never').catch((error: unknown) => error);
  await once(renderer, 'request');
  await end({ acceptMs: 0, endMs: 300 });
  expect(await cut).toMatchObject({ code: 'ECONNRESET' });
});
