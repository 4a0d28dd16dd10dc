import { createServer } from 'node:net';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { sendRequest } from './hosts';
import { test } from './hydrated-page';
import type { OwnShop } from './own-shop';
import { firstArticle, LOOKS, Watcher } from './watcher';

/** Packages that `npm start` runs, as in command lines. */
export const SERVICES = [
  'contentful-local',
  'garment-pictures',
  'stripe-local',
  'mail-local',
  'postgres-local',
].map((name) => `packages/${name}/`);

/** Parts that only this shop uses, by their names in the readiness report. */
const STOPPED = {
  content: (shop: OwnShop) => shop.processesOf('packages/contentful-local/'),
  media: (shop: OwnShop) => shop.processesOf('packages/garment-pictures/'),
  database: (shop: OwnShop) => shop.databaseProcesses(),
};

const HELD_MS = 4_000;
const RECOVERS_WITHIN_MS = 120_000;

async function readiness(shop: OwnShop) {
  const began = performance.now();
  const port = shop.portOf('PORT');
  const { status, body } = await sendRequest('hgg.localhost', '/api/health/ready', { port });
  return { status, parts: JSON.parse(body), tookMs: performance.now() - began };
}

function readinessTest(shop: OwnShop): void {
  test('readiness responds within a second and lists unresponsive parts', async () => {
    for (const [part, processes] of Object.entries(STOPPED)) {
      await expect.poll(async () => (await readiness(shop)).parts[part]).toBe('up');
      const stopped = processes(shop);
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
      try {
        for (let requestCount = 0; requestCount < 3; requestCount += 1) {
          const { status, parts, tookMs } = await readiness(shop);
          expect([part, status, parts[part]]).toEqual([part, 200, 'hangs']);
          expect(tookMs).toBeLessThan(1_000);
        }
      } finally {
        for (const pid of stopped) process.kill(pid, 'SIGCONT');
      }
    }
  });
}

function portTest(shop: OwnShop): void {
  test('a storefront whose port is in use prints one line and is restarted', async () => {
    let complaint = '';
    shop.starter?.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
    await shop.killOne('server.mjs');
    const taken = createServer((socket) => socket.destroy());
    await expect(async () => {
      taken.removeAllListeners('error');
      const failed = once(taken, 'error').then(([error]) => Promise.reject(error));
      await Promise.race([
        once(taken.listen(shop.portOf('PORT'), '127.0.0.1'), 'listening'),
        failed,
      ]);
    }).toPass({ timeout: 5_000, intervals: [5] });
    await expect
      .poll(() => complaint, { timeout: 90_000 })
      .toMatch(
        /^storefront ended with exit code 1: storefront: listen EADDRINUSE.* again in .* s\.$/m,
      );
    taken.close();
    await expect
      .poll(() => shop.homePage().catch(() => ''), { timeout: RECOVERS_WITHIN_MS })
      .toMatch(/^200\n/);
  });
}

/** Faults, and whether the home page must stay visible throughout. */
const FAULTS: Record<string, { happen: (shop: OwnShop) => Promise<void>; hasHome: boolean }> = {
  'content stopped': { happen: held(STOPPED.content), hasHome: true },
  'database stopped': { happen: held(STOPPED.database), hasHome: true },
  'database killed': {
    happen: async (shop) => void process.kill(shop.databaseProcesses()[0] ?? Number.NaN, 'SIGKILL'),
    hasHome: true,
  },
  'storefront killed': {
    happen: async (shop) => void (await shop.killOne('server.mjs')),
    hasHome: false,
  },
};

function held(processes: (shop: OwnShop) => number[]) {
  return async (shop: OwnShop) => {
    const stopped = processes(shop);
    for (const pid of stopped) process.kill(pid, 'SIGSTOP');
    await delay(HELD_MS);
    for (const pid of stopped) process.kill(pid, 'SIGCONT');
  };
}

/** The short form of `npm run bench -- faults`. */
function visitorTests(shop: OwnShop): void {
  for (const [name, { happen, hasHome }] of Object.entries(FAULTS))
    test(`${name}: a visitor sees pages or messages, everything recovers, and nothing is lost`, async () => {
      const skus = [];
      for (const skipped of [20, 60, 100, 140]) skus.push((await shop.copyArticle(skipped)).sku);
      await shop.rowsOf(
        'UPDATE shop.skus SET is_nos = true WHERE sku = ANY($1::text[])',
        `{${skus.join()}}`,
      );
      const port = shop.portOf('PORT');
      const watcher = new Watcher(port, await firstArticle(port), skus);
      watcher.begin();
      await delay(2_000);
      await happen(shop);
      const since = Date.now();
      await expect
        .poll(() => watcher.calmSince(since), { timeout: RECOVERS_WITHIN_MS })
        .not.toBeNull();
      await watcher.end();
      const seen = LOOKS.map((look) => `${look}: ${watcher.summary(look)}`).join('; ');
      test.info().annotations.push({ type: 'seen', description: seen });
      if (hasHome) expect(watcher.summary('home')).toBe('–');
      if (hasHome)
        for (const look of LOOKS) expect(watcher.hasSeen(look, 'broken'), seen).toBe(false);
      expect(await watcher.lostWrites()).toBe(0);
    });
}

/** Tests of a shop of which only processes are changed. */
export function faultTests(shop: OwnShop): void {
  readinessTest(shop);
  portTest(shop);
  visitorTests(shop);
}
