import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface StallingProxy {
  /** URL of the server through this proxy. */
  url: string;
  /** Stops forwarding in both directions; connections are still accepted. */
  stall: () => void;
  /**
   * Stalls as soon as a client has sent something that matches: the server receives it, but the
   * client gets no response.
   * @returns when that has happened
   */
  stallAfter: (sent: RegExp) => Promise<void>;
  /** Forwards what was held back, and everything after it. */
  resume: () => void;
  /** Stops forwarding on existing connections for good; new ones work normally. */
  abandon: () => void;
  close: () => Promise<void>;
}

/**
 * A TCP proxy that can stall like a stopped process or a network outage: connections stay open and
 * nothing is lost, but nothing arrives.
 * @param target URL with host and port
 */
export async function startStallingProxy(target: string): Promise<StallingProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const abandoned = new Set<Socket>();
  let isStalled = false;
  let awaited: { sent: RegExp; stall: () => void } | null = null;
  const stall = () => {
    isStalled = true;
    awaited = null;
    for (const socket of sockets) socket.pause();
  };
  const pass = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes: Buffer) => {
      to.write(bytes);
      if (awaited?.sent.test(bytes.toString('latin1'))) awaited.stall();
    });
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => sockets.delete(from));
    if (isStalled) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    pass(client, upstream);
    pass(upstream, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  const url = new URL(target);
  url.host = `127.0.0.1:${address.port}`;
  return {
    url: url.href,
    stall,
    stallAfter: (sent) =>
      new Promise((resolve) => {
        awaited = {
          sent,
          stall: () => {
            stall();
            resolve();
          },
        };
      }),
    resume() {
      isStalled = false;
      for (const socket of sockets) if (!abandoned.has(socket)) socket.resume();
    },
    abandon() {
      for (const socket of sockets) abandoned.add(socket.pause());
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
