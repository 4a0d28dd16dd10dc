import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

interface Request {
  indexName: string;
  filters: string;
  attributesToRetrieve: string[];
}

const nothing = () => ({
  requests: [] as Request[],
  hits: [] as unknown[],
  /** Indices that have no records at all. */
  emptyIndices: [] as string[],
  isDown: false,
});

/** A search service that returns the same hits for every search and records the queries. */
export function withSearchStandIn() {
  const standIn = nothing();
  const server = createServer(async (request, response) => {
    const body = await text(request);
    // The health check has no body.
    const requests: readonly Request[] = body ? JSON.parse(body).requests : [];
    standIn.requests.push(...requests);
    response.setHeader('Content-Type', 'application/json');
    response.statusCode = standIn.isDown ? 503 : 200;
    const results = requests.map(({ indexName }) => ({
      hits: standIn.emptyIndices.includes(indexName) ? [] : standIn.hits,
    }));
    response.end(JSON.stringify({ results }));
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
  beforeEach(() => Object.assign(standIn, nothing()));
  return standIn;
}
