import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { database } from '@/lib/platform/db/database.server';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { readiness } from './readiness.server';

withEnvironment();

const sockets = new Set<Socket>();
let server: Server;

/** Accepts connections and sends nothing, like a suspended process or a cut network. */
beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const silent = `127.0.0.1:${port}`;
  Object.assign(process.env, {
    CONTENTFUL_HOST: silent,
    ALGOLIA_HOST: silent,
    MEDIA_BASE_URL: `http://${silent}`,
    DATABASE_URL: `postgres://nobody@${silent}/none`,
  });
});
afterEach(() => jest.useRealTimers());
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  const closed = once(server, 'close');
  server.close();
  await closed;
  await database().close();
});

const HANGING = {
  isReady: false,
  content: 'hangs',
  database: 'hangs',
  search: 'hangs',
  media: 'hangs',
  model: 'hangs',
  settings: 'complete',
};

/** At least one connection of each part. */
const CONNECTIONS = 4;

test('reports whatever hangs within a second, at any time', async () => {
  // Time stands still for the shop while a busy machine connects.
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  for (const wait of [0, 100, 300, 700, 1_100]) {
    await jest.advanceTimersByTimeAsync(wait);
    let reported: unknown = 'nothing yet';
    void readiness().then((state) => (reported = state));
    while (sockets.size < CONNECTIONS) await new Promise((resolve) => setImmediate(resolve));
    await jest.advanceTimersByTimeAsync(999);
    expect(reported).toEqual(HANGING);
  }
});

test('checks each part once at a time, however many callers there are', async () => {
  const before = sockets.size;
  await Promise.all(Array.from({ length: 200 }, readiness));
  // A shop requests the pages of each project; checks of the previous test may end meanwhile.
  expect(sockets.size - before).toBeLessThan(20);
});
