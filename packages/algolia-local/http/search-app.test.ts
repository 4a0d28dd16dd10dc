import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { KeyRing } from '#keys/key-ring';
import { CallLog } from '#logs/call-log';
import type { Route } from './routes';
import { searchApp } from './search-app';

const echo =
  (name: string): Route['handle'] =>
  (call) => ({ name, ...call.parameters });
const route = (method: Route['method'], path: string): Route => ({
  method,
  path,
  acl: 'search',
  handle: echo(path),
});

const broken = () => {
  throw new Error('broken');
};

const keys = new KeyRing();
keys.set({
  value: 'key',
  acl: ['search'],
  createdAt: 0,
  description: '',
  indexes: [],
  maxHitsPerQuery: 0,
  maxQueriesPerIPPerHour: 0,
  queryParameters: '',
  referers: [],
  validity: 0,
});

let server: Server;
let origin = '';

beforeAll(async () => {
  const routes = [
    route('GET', '/1/indexes/:index/:objectID'),
    route('GET', '/1/indexes/:index/settings'),
    route('POST', '/1/indexes/:index/query'),
    route('POST', '/1/indexes/*/queries'),
    { ...route('POST', '/1/indexes/:index/batch'), acl: 'addObject' as const },
    { ...route('POST', '/1/indexes/:index/clear'), query: ['query'], handle: broken },
    { ...route('GET', '/1/keys/:key'), query: ['query'], handle: broken },
  ];
  server = createServer(searchApp({ appId: 'APP', keys, routes, log: new CallLog() })).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // The address of a TCP server.
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const call = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, {
    ...init,
    headers: { 'x-algolia-application-id': 'APP', 'x-algolia-api-key': 'key' },
  });

test.each([
  ['/1/indexes/shop/settings', { name: '/1/indexes/:index/settings', index: 'shop' }],
  ['/1/indexes/shop/1', { name: '/1/indexes/:index/:objectID', index: 'shop', objectID: '1' }],
  [
    '/1/indexes/a%20b%2Fc/x%2Fy%25',
    { name: '/1/indexes/:index/:objectID', index: 'a b/c', objectID: 'x/y%' },
  ],
])('the most specific matching route handles %s', async (path, expected) => {
  expect(await (await call(path)).json()).toEqual(expected);
});

test('a star in a path is a literal star', async () => {
  const init = { method: 'POST', body: '{}' };
  expect(await (await call('/1/indexes/*/queries', init)).json()).toEqual({
    name: '/1/indexes/*/queries',
  });
  expect(await (await call('/1/indexes/*/query', init)).json()).toMatchObject({ index: '*' });
});

test('requests rejected without reading the body do not affect later ones', async () => {
  const statuses: number[] = [];
  for (let time = 0; time < 6; time += 1) {
    const body = JSON.stringify({ text: 'x'.repeat(time * 100_000) });
    const refused = await call('/1/indexes/shop/batch', { method: 'POST', body });
    const accepted = await call('/1/indexes/shop/settings');
    statuses.push(refused.status, accepted.status);
    expect(await refused.json()).toEqual({
      message: 'Method not allowed with this API key',
      status: 403,
    });
  }
  expect(statuses).toEqual(Array.from({ length: 6 }, () => [403, 200]).flat());
});

test.each([
  ['/1/indexes/shop/batch', 403],
  ['/1/nothing/here', 404],
])('a large body to %s is rejected with %i and a message', async (path, status) => {
  const response = await call(path, { method: 'POST', body: 'x'.repeat(19 * 1024 * 1024) });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ status });
  // The body was read to its end, so the next request can use the connection.
  expect(response.headers.get('connection')).toBe('keep-alive');
});

test('a body that is too large gets an error response, not a broken connection', async () => {
  const body = 'x'.repeat(21 * 1024 * 1024);
  const response = await call('/1/indexes/shop/query', { method: 'POST', body });
  expect(response.status).toBe(413);
  expect(await response.json()).toEqual({ message: 'The body is larger than 20 MB', status: 413 });
});

test.each([
  ['POST', '/1/indexes/shop/clear', '/1/indexes/shop/clear'],
  ['GET', '/1/keys/key-of-somebody', '/1/keys/:key'],
])('a failed %s %s is logged without keys and without the query', async (method, path, logged) => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  const query = '?X-Algolia-API-Key=key&query=navy';
  expect((await call(path + query, { method })).status).toBe(500);
  expect(log.mock.calls).toEqual([[method, logged, new Error('broken')]]);
  log.mockRestore();
});
