import { once } from 'node:events';
import { createServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchService } from './search-service';

export type Conduct = 'responds' | 'rejects' | 'silent';

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

const ARRIVED = '/arrived';

/** A search service that fails on demand and counts requests. */
export async function failingSearch(conduct: Conduct = 'responds') {
  const state = { conduct, requests: 0 };
  const server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return void response.writeHead(204, CORS).end();
    if (request.url === ARRIVED) return void response.end();
    state.requests += 1;
    if (state.conduct === 'silent') return;
    const isRejected = state.conduct === 'rejects';
    response.writeHead(isRejected ? 429 : 200, {
      ...CORS,
      'content-type': 'application/json',
      ...(isRejected && { 'retry-after': '60' }),
    });
    const found = { hits: [], nbHits: 0, facetHits: [] };
    const results = { results: [found, found], ...found };
    response.end(JSON.stringify(isRejected ? { message: 'Too many', status: 429 } : results));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const service: SearchService = {
    appId: 'APP',
    searchKey: 'key',
    host: `127.0.0.1:${port}`,
    protocol: 'http',
  };
  return {
    service,
    state,
    /** Waits until everything that was sent before has arrived and is counted. */
    arrived: async () => {
      // Connections are accepted in their order; what was sent on them is read in the turn after that.
      for (let times = 0; times < 2; times += 1)
        await new Promise<void>((resolve, reject) => {
          get({ host: '127.0.0.1', port, path: ARRIVED, agent: false }, (response) =>
            response.resume().once('end', resolve),
          ).once('error', reject);
        });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Outcome of a search and its duration in milliseconds. */
export async function outcomeOf(search: Promise<unknown>) {
  const begin = performance.now();
  const error = await search.then(
    () => null,
    (cause: unknown) => (cause instanceof Error ? cause : new Error(String(cause))),
  );
  return { error, tookMs: performance.now() - begin };
}
