import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { redirectOf } from './redirect';
import { searchClient } from './search-client';
import { clientOptions, fromBrowser, insightsHost, type SearchService } from './search-service';

const hosted: SearchService = { appId: 'APP', searchKey: 'key', host: null, protocol: 'https' };
const embedded: SearchService = { ...hosted, host: '127.0.0.1:4200', protocol: 'http' };

/** Responds with these statuses in turn; 0 breaks the connection, -1 never responds. */
async function serviceThat(...statuses: number[]) {
  const requests: string[] = [];
  const server: Server = createServer((request, response) => {
    const status = statuses[requests.length] ?? 200;
    requests.push(request.url?.split('?', 1)[0] ?? '');
    if (status === 0) return void request.socket.destroy();
    if (status === -1) return;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(status === 200 ? { results: [] } : { message: 'No', status }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const client = searchClient({ ...embedded, host: `127.0.0.1:${port}` });
  // Short only where one has to end, because a busy machine is late with its other responses.
  const ms = statuses.includes(-1) ? 1_000 : 30_000;
  const timeouts = { connect: ms, read: ms };
  const sendRequest = () => client.search({ requests: [{ indexName: 'products' }] }, { timeouts });
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { requests, sendRequest, close, search: () => sendRequest().finally(close) };
}

test.each([
  ['a broken connection', 0],
  ['an internal error', 500],
  ['a busy service', 503],
  ['a time-out', -1],
])('SRC-08: retries the search after %s', async (_, status) => {
  const { requests, search } = await serviceThat(status);
  await expect(search()).resolves.toEqual({ results: [] });
  expect(requests).toEqual(['/1/indexes/*/queries', '/1/indexes/*/queries']);
});

test('SRC-08: gives up after three attempts if the service stays unreachable', async () => {
  const { requests, search } = await serviceThat(503, 503, 503, 503);
  await expect(search()).rejects.toMatchObject({ name: 'RetryError' });
  expect(requests).toHaveLength(3);
});

test('SRC-08: sends the next search to a service that was unreachable before', async () => {
  const { requests, sendRequest, close } = await serviceThat(503, 0, 503);
  await expect(sendRequest()).rejects.toMatchObject({ name: 'RetryError' });
  await expect(sendRequest()).resolves.toEqual({ results: [] });
  expect(requests).toHaveLength(4);
  close();
});

test.each([400, 403, 404])(
  'SRC-08: %i fails at once, with the service’s message',
  async (status) => {
    const { requests, search } = await serviceThat(status, 200);
    await expect(search()).rejects.toMatchObject({ name: 'ApiError', status, message: 'No' });
    expect(requests).toHaveLength(1);
  },
);

test('uses the vendor’s own hosts and limits for the hosted service', () => {
  expect(clientOptions(hosted)).toEqual({});
  expect(fromBrowser(hosted, 'https://shop.example')).toBe(hosted);
  expect(insightsHost(hosted)).toBeUndefined();
});

test('browsers reach the embedded service on the page’s own origin', () => {
  const service = fromBrowser(embedded, 'http://hgg.localhost:3000');
  expect(service).toMatchObject({ host: 'hgg.localhost:3000/_search', protocol: 'http' });
  expect(insightsHost(service)).toBe('http://hgg.localhost:3000/_search');
  expect(fromBrowser(embedded, 'https://shop.example').protocol).toBe('https');
});

test('PLP-16: finds a rule’s redirect where the vendor puts it', () => {
  const renderingContent = { redirect: { url: '/de-de/hilfe/retoure' } };
  expect(redirectOf({ renderingContent })).toBe('/de-de/hilfe/retoure');
  expect(redirectOf({ renderingContent: {} })).toBeNull();
  expect(redirectOf({})).toBeNull();
  expect(redirectOf(null)).toBeNull();
});
