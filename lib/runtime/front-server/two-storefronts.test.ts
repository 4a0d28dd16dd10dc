import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { requestTo } from '@/lib/platform/http/api-server.fixture';
import { startChild, stopChild } from '@/packages/service-kit/testing/child';
import { freePort } from '@/packages/service-kit/testing/free-port.mjs';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';

withDatabase(openTestDatabase);

const FILE = path.join(__dirname, 'limited-storefront.fixture.server.ts');
/** Each storefront counts up to a quarter of a sender's limit by itself. */
const EVENTS = 240;

const storefronts: { port: number; process: ChildProcess }[] = [];

beforeAll(async () => {
  const env = { ...process.env, TRUSTED_PROXIES: '1' };
  for (const port of [await freePort(), await freePort()])
    storefronts.push({ port, process: await startChild(FILE, [String(port)], env) });
});
afterAll(() => Promise.all(storefronts.map((each) => stopChild(each.process, 'SIGTERM'))));

/** Sends to the storefronts alternately. @returns number of accepted requests */
async function passed(count: number, url: string, sender: string): Promise<number> {
  let passes = 0;
  for (let at = 0; at < count; at += 1) {
    const { port } = storefronts[at % storefronts.length] ?? { port: 0 };
    const headers = { 'x-forwarded-for': sender };
    const { status } = await requestTo(port, url, { method: 'POST', headers });
    if (status === 204) passes += 1;
  }
  return passes;
}

test('two storefronts with one database share a limit of writes', async () => {
  expect(await passed(20, '/write', '198.51.100.20')).toBe(6);
});

test('two storefronts accept only a few more events of a sender than one', async () => {
  const passes = await passed(2 * EVENTS, '/_search/1/events', '198.51.100.21');
  expect(passes).toBeGreaterThanOrEqual(EVENTS);
  expect(passes).toBeLessThanOrEqual(1.25 * EVENTS);
});
