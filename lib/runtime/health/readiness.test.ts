import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { database } from '@/lib/platform/db/database.server';
import { withEnvironment } from '@/lib/platform/env/environment.fixture';
import { readiness } from './readiness.server';

withEnvironment();

const sockets = new Set<Socket>();
let server: Server;

/** Accepts connections and says nothing: a process that is stopped, or a network that is cut. */
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

test('whatever hangs is named within a second, whenever one asks', async () => {
  for (const wait of [0, 100, 300, 700, 1_100]) {
    await delay(wait);
    const began = performance.now();
    expect(await readiness()).toEqual(HANGING);
    expect(performance.now() - began).toBeLessThan(1_000);
  }
}, 20_000);

test('however many ask, each part is asked once at a time', async () => {
  const before = sockets.size;
  await Promise.all(Array.from({ length: 200 }, readiness));
  // A shop asks for the pages of each project; checks of the test before may end meanwhile.
  expect(sockets.size - before).toBeLessThan(20);
}, 20_000);
