import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export type Mood =
  | 'passes'
  /** Accepts connections without a response, like a stopped process or a broken network. */
  | 'silent'
  /** Resets connections, like a process that has ended. */
  | 'refuses'
  /** Responds with random bytes. */
  | 'noise'
  /** Responds with valid HTTP whose JSON matches no schema. */
  | 'nonsense';

export interface FaultyProxy {
  port: number;
  set(mood: Mood): void;
  close(): Promise<void>;
}

const NONSENSE_BODY = '{"items":"no","hits":7,"results":null,"sys":[],"id":{}}';
const NONSENSE = [
  'HTTP/1.1 200 OK',
  'Content-Type: application/json',
  `Content-Length: ${NONSENSE_BODY.length}`,
  '',
  NONSENSE_BODY,
].join('\r\n');

/** Starts a TCP proxy on loopback that can misbehave. */
export async function startFaultyProxy(targetPort: number): Promise<FaultyProxy> {
  const sockets = new Set<Socket>();
  let mood: Mood = 'passes';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (mood === 'refuses') client.resetAndDestroy();
    else if (mood === 'noise') client.on('data', () => client.write(randomBytes(500)));
    else if (mood === 'nonsense') client.on('data', () => client.write(NONSENSE));
    else if (mood === 'passes') {
      const upstream = connect(targetPort, '127.0.0.1');
      keep(upstream);
      upstream.on('close', () => client.destroy());
      client.on('close', () => upstream.destroy());
      client.pipe(upstream).pipe(client);
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not a TCP server');
  return {
    port: address.port,
    set(next) {
      mood = next;
      for (const socket of sockets)
        if (mood === 'silent') socket.unpipe().pause();
        else socket.destroy();
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}
