import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processState } from '@/lib/platform/process-state/process-state.mjs';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { requestTo } from '@/lib/platform/http/api-server.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { installRequestHandler } from './request-handler.server';

withDatabase(openTestDatabase);
process.env['TRUSTED_PROXIES'] = '1';

/** Stands in for Next: responds after a moment and counts concurrent requests. */
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

const directory = mkdtempSync(path.join(tmpdir(), 'selvedge-missing-pages-'));
let server: Server;

beforeAll(async () => {
  writeFileSync(path.join(directory, 'BUILD_ID'), 'build');
  Object.assign(process.env, { SELVEDGE_DIST_DIR: directory, NODE_ENV: 'production' });
  installRequestHandler();
  Object.assign(process.env, { NODE_ENV: 'test' });
  // Opened as in server.mjs.
  const handle = processState.requestHandler;
  server = createServer((request, response) =>
    handle?.(request, response, () => Promise.resolve(render(response))),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  const closed = once(server.close(), 'close');
  server.closeAllConnections();
  await closed;
  rmSync(directory, { recursive: true, force: true });
});

/** @returns how many responses had each status */
async function visit(
  count: number,
  atOnce: number,
  sender: string,
  { pathOf = (at: number) => `/de-de/nirgends-${at}`, cookie = '' } = {},
) {
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  const headers = { host: 'hgg.localhost', accept: 'text/html', 'x-forwarded-for': sender, cookie };
  const statuses: Record<string, number> = {};
  let sent = 0;
  const worker = async () => {
    while (sent < count) {
      sent += 1;
      const { status } = await requestTo(port, pathOf(sent), { headers });
      statuses[String(status)] = (statuses[String(status)] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return statuses;
}

/** Raises a sender's counter in the database, as if it had sent this many more requests. */
async function raise(sender: string, by: number): Promise<void> {
  const raised = 'UPDATE shop.request_limits SET points = points + $2 WHERE key = $1';
  const { rowCount } = await database().$client.query(raised, [`own:${sender}`, by]);
  expect(rowCount).toBe(1);
}

test('uncached pages are rendered four at a time', async () => {
  expect(await visit(60, 20, '198.51.100.30')).toEqual({ 404: 60 });
  expect(seen.most).toBe(4);
});

test('a flood of paths is rejected above the limit that a crawler needs', async () => {
  const before = seen.renders;
  const statuses = await visit(1_500, 32, '198.51.100.31');
  expect(statuses[404]).toBe(900);
  expect(statuses[429]).toBe(600);
  expect(seen.renders - before).toBe(900);
  // Other senders are not limited.
  expect(await visit(1, 1, '198.51.100.32')).toEqual({ 404: 1 });
});

test.each([
  ['a visitor’s own page', '40', () => '/de-de/checkout/cart', ''],
  ['spellings', '41', (at: number) => (at % 2 ? '/de-de/he%6Dden' : '/de-de/%68emden'), ''],
  ['forged drafts', '42', () => '/de-de', '__prerender_bypass=x'],
  ['files nobody has', '43', (at: number) => `/fonts/${at}`, ''],
])('%s: rendered four at once, and rejected beyond the limit', async (_, host, pathOf, cookie) => {
  const sender = `198.51.100.${host}`;
  seen.most = 0;
  // A quarter of the limit is counted in memory, and the rest in the database.
  expect(await visit(460, 32, sender, { pathOf, cookie })).toEqual({ 404: 460 });
  await raise(sender, 1_320);
  expect(await visit(60, 32, sender, { pathOf, cookie })).toEqual({ 404: 20, 429: 40 });
  expect(seen.most).toBe(4);
});

test('static files are neither counted nor queued', async () => {
  const pathOf = () => '/logos/hgg.svg';
  seen.most = 0;
  expect(await visit(1_900, 32, '198.51.100.33', { pathOf })).toEqual({ 404: 1_900 });
  expect(seen.most).toBeGreaterThan(4);
});

test('capital letters and escapes do not bypass a limit', async () => {
  const requested = {
    pathOf: (at: number) => (at % 2 ? '/_SEARCH/1/events' : '/%5fsearch/1/Events'),
  };
  expect(await visit(300, 8, '198.51.100.34', requested)).toEqual({ 404: 240, 429: 60 });
});

test('a rejection has the security headers of every response', async () => {
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  const sender = '198.51.100.36';
  await visit(240, 8, sender, { pathOf: () => '/_search/1/events' });
  const headers = {
    host: 'hgg.localhost',
    'x-forwarded-for': sender,
    'x-forwarded-proto': 'https',
  };
  const rejected = await requestTo(port, '/_search/1/events', { headers });
  expect(rejected.status).toBe(429);
  expect(rejected.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': expect.stringContaining('max-age'),
  });
});

test.each(['PUT', 'DELETE', 'PATCH'])('%s does not reach the search service', async (method) => {
  const { port } = server.address() as AddressInfo; // never a string for a TCP server
  const headers = { host: 'hgg.localhost', 'x-forwarded-for': '198.51.100.35' };
  const requested = { method, headers };
  expect((await requestTo(port, '/_Search/1/indexes/x/query', requested)).status).toBe(405);
});
