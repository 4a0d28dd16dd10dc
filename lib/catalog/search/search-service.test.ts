import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { algoliasearch } from 'algoliasearch';
import { ENVIRONMENT, withEnvironment } from '@/lib/platform/env/environment.fixture';
import { indexingClient } from './indexing-client.server';
import { clientOptions } from './search-service';
import { isSearchAlive, pageSearchService, searchService } from './search-service.server';

withEnvironment();

test('uses the service from the environment', () => {
  expect(searchService()).toEqual({
    appId: ENVIRONMENT.ALGOLIA_APP_ID,
    searchKey: ENVIRONMENT.ALGOLIA_SEARCH_API_KEY,
    host: ENVIRONMENT.ALGOLIA_HOST,
    protocol: 'http',
  });
});

test('writes records with the admin key, which browsers never receive', async () => {
  expect(indexingClient()?.appId).toBe(ENVIRONMENT.ALGOLIA_APP_ID);
  expect(JSON.stringify(searchService())).not.toContain(ENVIRONMENT.ALGOLIA_ADMIN_API_KEY);
});

test('a page contains no host of the internal network', () => {
  expect(pageSearchService()).toEqual({ ...searchService(), host: '/_search' });
});

test('does not retry a write that the service may still be processing', async () => {
  let calls = 0;
  const server = createServer((request) => {
    calls += 1;
    request.socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const service = { ...searchService(), host: `127.0.0.1:${port}` };
  const client = algoliasearch(service.appId, 'admin', clientOptions(service));
  const move = { operation: 'move', destination: 'products' } as const;
  await expect(
    client.operationIndex({ indexName: 'products_tmp', operationIndexParams: move }),
  ).rejects.toThrow('Unreachable hosts');
  expect(calls).toBe(1);
  await expect(client.searchSingleIndex({ indexName: 'products' })).rejects.toThrow(
    'Unreachable hosts',
  );
  expect(calls).toBe(4);
  await once(server.close(), 'close');
});

test('a write has a longer timeout than a search', () => {
  const { connect, read, write } = indexingClient()?.transporter.timeouts ?? {};
  expect(connect).toBe(write);
  expect(write).toBeGreaterThan(read ?? Infinity);
});

test('checks the service’s health', async () => {
  const server = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const service = { ...searchService(), host: `127.0.0.1:${port}` };
  expect(await isSearchAlive(service)).toBe(true);
  server.closeAllConnections();
  await once(server.close(), 'close');
  expect(await isSearchAlive(service)).toBe(false);
});
