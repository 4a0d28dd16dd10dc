import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

interface Request {
  indexName: string;
  filters: string;
  attributesToRetrieve: string[];
}

/** A search service that returns the same hits for every search and records the queries. */
export function withSearchStandIn() {
  const standIn = { requests: [] as Request[], hits: [] as unknown[], isDown: false };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    // The health check has no body.
    if (body) standIn.requests.push(...JSON.parse(body).requests);
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = standIn.isDown ? 503 : 200;
    response.end(JSON.stringify({ results: [{ hits: standIn.hits }] }));
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo; // a TCP server's address
    process.env['ALGOLIA_HOST'] = `127.0.0.1:${port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => Object.assign(standIn, { requests: [], hits: [], isDown: false }));
  return standIn;
}
