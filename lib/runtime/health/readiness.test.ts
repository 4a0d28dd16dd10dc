import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
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
};

test('reports whatever hangs within a second, at any time', async () => {
  for (const wait of [0, 100, 300, 700, 1_100]) {
    await delay(wait);
    const began = performance.now();
    expect(await readiness()).toEqual(HANGING);
    expect(performance.now() - began).toBeLessThan(1_000);
  }
}, 20_000);

test('checks each part once at a time, however many callers there are', async () => {
  const before = sockets.size;
  await Promise.all(Array.from({ length: 200 }, readiness));
  // A shop requests the pages of each project; checks of the previous test may end meanwhile.
  expect(sockets.size - before).toBeLessThan(20);
}, 20_000);
