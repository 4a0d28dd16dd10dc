import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KeptAnswers } from '@/lib/runtime/front-door/kept-answers.mjs';
import { outerDoor } from '@/lib/runtime/front-door/outer-door.mjs';
import { frontMetrics } from './front-metrics.mjs';
import { serveMetrics } from './serve-metrics.mjs';

const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server

const renderer = createServer(({ url }, response) => {
  if (url === '/de-de/nirgends') return void response.writeHead(404).end();
  response
    .writeHead(200, { 'X-Door-Until': String(Date.now() + 60_000), 'X-Door-Generation': '1' })
    .end('page');
});
let front: Server;
let metrics: Server;

beforeAll(async () => {
  await once(renderer.listen(0, '127.0.0.1'), 'listening');
  const { registry, measure } = frontMetrics();
  metrics = await serveMetrics(registry, { port: 0 });
  const kept = new KeptAnswers();
  kept.parameters = new Set();
  const door = outerDoor({
    port: portOf(renderer),
    kept,
    files: (_request, response) => response.end('file'),
    measure,
    ending: new AbortController().signal,
  });
  front = createServer(door);
  await once(front.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  for (const server of [front, metrics, renderer]) {
    server.close();
    server.closeAllConnections();
  }
});

const get = async (server: Server, path: string) => {
  const response = await fetch(`http://127.0.0.1:${portOf(server)}${path}`);
  return { status: response.status, text: await response.text() };
};

test('responses are counted by their kind and status', async () => {
  for (const path of [
    '/de-de',
    '/de-de',
    '/de-de',
    '/de-de/nirgends',
    '/api/cart',
    '/_next/static/a.js',
  ])
    await get(front, path);
  const { text } = await get(metrics, '/metrics');
  const counts = text
    .split('\n')
    .filter((line) => line.startsWith('selvedge_http_request_duration_seconds_count'))
    .map((line) => line.replace('selvedge_http_request_duration_seconds_count', ''));
  expect(counts.toSorted()).toEqual([
    '{kind="cached",status="200"} 2',
    '{kind="endpoint",status="200"} 1',
    '{kind="rendered",status="200"} 1',
    '{kind="rendered",status="404"} 1',
    '{kind="static",status="200"} 1',
  ]);
});

test('nothing else is served on the port of metrics', async () => {
  expect((await get(metrics, '/')).status).toBe(404);
});
