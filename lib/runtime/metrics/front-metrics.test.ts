import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ResponseCache } from '@/lib/runtime/front-server/response-cache.mjs';
import { frontServer } from '@/lib/runtime/front-server/front-server.mjs';
import { frontMetrics } from './front-metrics.mjs';
import { serveMetrics } from './serve-metrics.mjs';

const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server

const renderer = createServer(({ url }, response) => {
  if (url === '/de-de/nirgends') return void response.writeHead(404).end();
  response
    .writeHead(200, {
      'X-Renderer-Until': String(Date.now() + 60_000),
      'X-Renderer-Generation': '1',
    })
    .end('page');
});
let front: Server;
let metrics: Server;

beforeAll(async () => {
  await once(renderer.listen(0, '127.0.0.1'), 'listening');
  const { registry, measure } = frontMetrics();
  metrics = await serveMetrics(registry, { port: 0 });
  const cache = new ResponseCache();
  cache.parameters = new Set();
  const listener = frontServer({
    port: portOf(renderer),
    cache,
    files: (_request, response) => response.end('file'),
    measure,
    ending: new AbortController().signal,
  });
  front = createServer(listener);
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

test('counts responses by kind and status', async () => {
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

test('serves nothing else on the port of metrics', async () => {
  expect((await get(metrics, '/')).status).toBe(404);
});
