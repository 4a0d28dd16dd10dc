import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { serverSearchClient } from './server-search-client.server';

withEnvironment();

/** Response in place of a broken service's. */
let body = '';
const server = createServer((_, response) =>
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(body),
);
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  process.env['ALGOLIA_HOST'] = `127.0.0.1:${port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test.each(['{"items":"no","results":null}', '[]', 'null', '{"results":', '<html>'])(
  'treats a response of %s as an outage of the search',
  async (nonsense) => {
    body = nonsense;
    const requests = [{ indexName: 'products', query: '' }];
    const unavailable = { name: 'PartUnavailable' };
    await expect(serverSearchClient().search({ requests })).rejects.toMatchObject(unavailable);
    await expect(serverSearchClient().searchForHits({ requests })).rejects.toMatchObject(
      unavailable,
    );
  },
);
