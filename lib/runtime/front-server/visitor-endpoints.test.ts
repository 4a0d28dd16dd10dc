import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { visitorEndpoints } from '@/lib/api/cart/visitor-endpoints.server';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import {
  requestTo,
  serveRoutes,
  withApi,
  type Request,
} from '@/lib/platform/http/api-server.fixture';
import { handleVisitorEndpoint } from './visitor-endpoints.server';

withEnvironment();

/** Fixed, so that two responses are equal. */
const HOST = { host: 'hgg.localhost:3000', 'x-request-id': 'one-and-the-same' };

const ROUTES = Object.fromEntries(
  Object.entries(visitorEndpoints).map(([address, route]) => [address, { default: route }]),
);

/** What the front server leaves to Next. */
const PASSED = 299;

let front: Server;
let next: Server;
beforeAll(async () => {
  front = createServer((request, response) => {
    if (!handleVisitorEndpoint(request, response)) response.writeHead(PASSED).end();
  });
  next = serveRoutes(ROUTES);
  for (const server of [front, next]) await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  for (const server of [front, next]) {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
});

const portOf = (server: Server) => (server.address() as AddressInfo).port; // never a string for a TCP server

/** Sends one request to both; each response has its own date. */
async function both(address: string, request: Request) {
  const [ours, nexts] = await Promise.all(
    [front, next].map((server) => requestTo(portOf(server), address, request)),
  );
  const { date: _date, ...headers } = ours?.headers ?? {};
  const others = nexts?.headers ?? {};
  const shared = Object.fromEntries(Object.entries(headers).filter(([name]) => name in others));
  return {
    ours: { status: ours?.status, text: ours?.text, headers: shared },
    nexts: {
      status: nexts?.status,
      text: nexts?.text,
      headers: Object.fromEntries(Object.keys(shared).map((name) => [name, others[name]])),
    },
    headers,
  };
}

test('every endpoint for visitors is a route below pages/api that leaves the body unparsed', async () => {
  for (const [address, route] of Object.entries(visitorEndpoints)) {
    const place = path.join('pages', address);
    const file = existsSync(`${place}.ts`) ? place : path.join(place, 'index');
    const page = await import(path.resolve(file));
    expect(page.default).toBe(route);
    const takesPosts = !/(?:cart|wishlist|visitor)$/.test(address);
    expect(page.config?.api?.bodyParser).toBe(takesPosts ? false : undefined);
  }
});

test.each<[string, string, Request]>([
  ['a call without a session', '/api/cart/cart?locale=de-de', {}],
  ['HEAD', '/api/visitor?locale=de-de', { method: 'HEAD' }],
  ['the locale of a cookie', '/api/visitor', { headers: { cookie: 'a=%; locale=fr-fr; b' } }],
  ['a locale that is named twice', '/api/visitor?locale=de-de&locale=fr-fr', {}],
  ['a locale that is none', '/api/visitor?locale=%00', {}],
  ['a parameter with the name of a property', '/api/visitor?constructor=1&__proto__=2', {}],
  ['another method', '/api/cart/cart/add', { method: 'DELETE' }],
  ['a post of another site', '/api/cart/cart/add', { method: 'POST', body: '{}' }],
])('%s gets the same response as from its route', async (_, address, request) => {
  const headers = { ...HOST, ...request.headers };
  const { ours, nexts } = await both(address, { ...request, headers });
  expect(ours).toEqual(nexts);
  expect(ours.status).not.toBe(PASSED);
});

test('responses have the security headers of endpoints', async () => {
  const headers = { ...HOST, 'x-forwarded-proto': 'https' };
  expect((await both('/api/visitor', { headers })).headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age'),
    'cache-control': 'no-store',
  });
});

test.each([
  '/api/cart/cart/',
  '/API/cart/cart',
  '/api/cart/cart?locale=de-de?x',
  '/api/cart/cart/voucher/add',
  '/api/constructor',
])('%s is left to the routes', async (address) => {
  expect(await requestTo(portOf(front), address, { headers: HOST })).toMatchObject({
    status: PASSED,
  });
});

describe('a long response', () => {
  const body = { text: 'abc '.repeat(10_000) };
  const handler = withApi({
    '/long': { default: apiRoute({ GET: () => ({ status: 200, body }) }) },
    '/short': { default: apiRoute({ GET: () => ({ status: 200, body: {} }) }) },
  });

  test('is compressed for clients that accept it', async () => {
    const compressed = await handler('/long', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(compressed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
    });
    expect(Number(compressed.headers['content-length'])).toBeLessThan(1_000);
    for (const headers of [{}, { 'accept-encoding': 'gzip;q=0' }]) {
      const plain = await handler('/long', { headers });
      expect(plain.headers['content-encoding']).toBeUndefined();
      expect(JSON.parse(plain.text)).toEqual(body);
    }
    const short = await handler('/short', { headers: { 'accept-encoding': 'gzip' } });
    expect(short.headers['content-encoding']).toBeUndefined();
  });
});
