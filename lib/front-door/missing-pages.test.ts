import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withDatabase } from '@/lib/db/database.fixture.server';
import { requestTo } from '@/lib/http/api-server.fixture';
import { openTestDatabase } from '@/services/testing/test-database';
import { openFrontDoor } from './front-door.server';

withDatabase(openTestDatabase);
process.env['TRUSTED_PROXIES'] = '1';

/** What stands for Next: it answers after a moment, and notes how many it is asked for at once. */
const seen = { rendering: 0, most: 0, renders: 0 };
function render(response: ServerResponse): void {
  seen.renders += 1;
  seen.rendering += 1;
  seen.most = Math.max(seen.most, seen.rendering);
  setTimeout(() => {
    seen.rendering -= 1;
    response.writeHead(404).end();
  }, 5);
}

type Door = (...asked: [...Parameters<RequestListener>, () => Promise<void>]) => void;

const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-front-door-'));
let server: Server;

beforeAll(async () => {
  writeFileSync(path.join(directory, 'BUILD_ID'), 'build');
  Object.assign(process.env, { SELVEDGE_DIST_DIR: directory, NODE_ENV: 'production' });
  openFrontDoor();
  Object.assign(process.env, { NODE_ENV: 'test' });
  // As server.mjs finds it.
  const door = Reflect.get(globalThis, Symbol.for('selvedge.front-door')) as Door;
  server = createServer((request, response) =>
    door(request, response, () => Promise.resolve(render(response))),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
  rmSync(directory, { recursive: true, force: true });
});

/** @returns how many were answered with which status */
async function visit(count: number, atOnce: number, sender: string) {
  const { port } = server.address() as AddressInfo; // a TCP server's address
  const headers = { host: 'hgg.localhost', accept: 'text/html', 'x-forwarded-for': sender };
  const statuses: Record<string, number> = {};
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      const { status } = await requestTo(port, `/de-de/nirgends-${sent}`, { headers });
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}

test('pages that nobody has asked for are rendered four at once', async () => {
  expect(await visit(60, 20, '198.51.100.30')).toEqual({ 404: 60 });
  expect(seen.most).toBe(4);
});

test('a flood of paths is refused once its sender has had what a crawler needs', async () => {
  const before = seen.renders;
  const statuses = await visit(1_500, 32, '198.51.100.31');
  expect(statuses[404]).toBe(900);
  expect(statuses[429]).toBe(600);
  expect(seen.renders - before).toBe(900);
  // Nobody else is.
  expect(await visit(1, 1, '198.51.100.32')).toEqual({ 404: 1 });
}, 60_000);
