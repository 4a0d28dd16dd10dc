import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Runs an HTTP server for the tests of a file. @returns its port, once it listens */
export function withHttpServer(create: () => Server): () => number {
  let server: Server;
  beforeAll(async () => {
    server = create();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await closed;
  });
  // A TCP server's address.
  return () => (server.address() as AddressInfo).port;
}
