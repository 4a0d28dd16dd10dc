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

/** What happens to a request instead of reaching the service: a status, or silence. */
type Fault = number | 'silence';

const forward = (host: string, request: IncomingMessage, body: string) =>
  fetch(`http://${host}${request.url}`, {
    method: request.method ?? 'GET',
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      name.startsWith('x-algolia') && typeof value === 'string' ? [[name, value]] : [],
    ) as [string, string][], // pairs, which `flatMap` widens to arrays
    ...(body && { body }),
  });

/** Stands between the shop and the real search service, which it can hide. */
export async function startSearchProxy(target: () => string) {
  const state = {
    requests: [] as Forwarded[],
    /** `null` lets the request pass, once it is there. */
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
  // Longer than the client keeps idle connections: it does not repeat a request that meets a closing one.
  server.keepAliveTimeout = 65_000;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    state,
    host: `127.0.0.1:${port}`,
    /** Waits until a request has arrived. */
    firstRequest: async () => {
      for (let tries = 0; tries < 500 && state.requests.length === 0; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
    },
    /** Whoever waits for a response waits no longer. */
    breakConnections: () => server.closeAllConnections(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
