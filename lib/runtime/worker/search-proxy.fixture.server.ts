import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the shop sent it. */
export interface Forwarded {
  method: string;
  path: string;
  body: string;
}

/** A fault instead of a response from the service: a status, or silence. */
type Fault = number | 'silence';

const forward = (host: string, request: IncomingMessage, body: string) =>
  fetch(`http://${host}${request.url}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      name.startsWith('x-algolia') && typeof value === 'string' ? [[name, value]] : [],
    ) as [string, string][], // pairs, which `flatMap` widens to arrays
    ...(body && { body }),
  });

/** A proxy between the shop and the real search service, which can simulate faults. */
export async function startSearchProxy(target: () => string) {
  const state = {
    requests: [] as Forwarded[],
    /** Called for each request; `null` lets it pass. */
    fault: (_: Forwarded): Fault | null | Promise<Fault | null> => null,
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const seen = { method: request.method ?? '', path: request.url ?? '', body };
    state.requests.push(seen);
    const fault = await state.fault(seen);
    if (fault === 'silence') return;
    response.setHeader('Content-Type', 'application/json');
    if (fault !== null) {
      response.statusCode = fault;
      response.end(JSON.stringify({ message: 'rejected', status: fault }));
      return;
    }
    const forwarded = await forward(target(), request, body);
    response.statusCode = forwarded.status;
    response.end(await forwarded.text());
  }).listen(0, '127.0.0.1');
  // Longer than the client keeps idle connections, because it does not repeat a request on a
  // closing one.
  server.keepAliveTimeout = 65_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    state,
    host: `127.0.0.1:${port}`,
    /** Waits until a request has arrived. */
    firstRequest: async () => {
      for (let tries = 0; tries < 2_500 && state.requests.length === 0; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** Ends all connections, including those that wait for a response. */
    breakConnections: () => server.closeAllConnections(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
