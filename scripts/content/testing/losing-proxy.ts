import { once } from 'node:events';
import {
  createServer,
  request as send,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy that loses responses of a service; the service still handles the requests. */
export interface LosingProxy {
  host: string;
  /** Loses the response to the next request that matches: `PUT /entries/…`. */
  loseNext: (request: RegExp) => void;
  /** Runs something before the next matching request is forwarded. */
  beforeNext: (request: RegExp, act: () => Promise<unknown>) => void;
  hasLost: () => boolean;
  stop: () => void;
}

/** @param target host and port of the service */
export async function startLosingProxy(target: string): Promise<LosingProxy> {
  let wanted: RegExp | null = null;
  let hook: { request: RegExp; act: () => Promise<unknown> } | null = null;
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { method, url, headers } = incoming;
    const isLost = wanted?.test(`${method} ${url}`) ?? false;
    if (isLost) wanted = null;
    const [hostname, port] = target.split(':');
    const passed = send({ hostname, port, method, path: url, headers }, (response) => {
      if (!isLost) {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
        return;
      }
      response.resume().once('end', () => incoming.socket.destroy());
    });
    passed.once('error', () => incoming.socket.destroy());
    incoming.pipe(passed);
  };
  const receive = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const next = hook?.request.test(`${incoming.method} ${incoming.url}`) ? hook : null;
    if (next) hook = null;
    await next?.act();
    forward(incoming, outgoing);
  };
  const server = createServer((incoming, outgoing) => {
    receive(incoming, outgoing).catch(() => incoming.socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  return {
    host: `127.0.0.1:${port}`,
    loseNext: (request) => void (wanted = request),
    beforeNext: (request, act) => void (hook = { request, act }),
    hasLost: () => wanted === null,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
