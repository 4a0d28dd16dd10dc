import { setTimeout as delay } from 'node:timers/promises';
import { get, hammer, type Target } from '@/scripts/bench/hammer';
import { BENCH_PATH, ENDING, WindowContent } from '@/scripts/bench/window-content';
import { waitFor } from '@/scripts/bench/edge-run';
import type { Figure } from './figure';
import { startNginx } from './nginx';
import type { ShopFolder } from './shop-folder';

const ROUNDS = 10;
const ROUND_MS = 4_000;
/**
 * Milliseconds for which the page of before may be shown. nginx counts whole seconds, so that a page
 * of one second may be nearly two seconds old.
 */
const TOLERANCE_MS = 2_000;
const CONNECTIONS = 4;
/** Requests of each cookie: one of the visitor's own addresses, and a shared one. */
const OWN_PATHS = ['/de-de/checkout/cart', '/api/visitor?locale=de-de'];

/** Publishes under load. @returns milliseconds for which the page of before was shown, of each round */
async function staleTimes(content: WindowContent, page: Target): Promise<number[]> {
  const times = [];
  let before = `cache-round-0-${Date.now()}`;
  await content.setWords(before);
  await waitFor(page, ({ body }) => body.includes(before));
  for (let round = 1; round <= ROUNDS; round++) {
    const words = `cache-round-${round}-${Date.now()}`;
    let last = 0;
    let publishedAt = Number.POSITIVE_INFINITY;
    const load = hammer([page], { connections: CONNECTIONS, durationMs: ROUND_MS }, (each) => {
      if (each.sentAt > publishedAt && each.body.includes(before))
        last = Math.max(last, each.sentAt - publishedAt);
    });
    await delay(500);
    await content.setWords(words);
    publishedAt = Date.now();
    await load;
    times.push(last);
    before = words;
  }
  return times;
}

/** Number of a visitor's own responses that nginx has cached. */
async function cachedOwn(port: number): Promise<number> {
  let cached = 0;
  for (const path of OWN_PATHS)
    for (const visitor of ['one', 'two', 'one']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`, {
        headers: { host: 'hgg.localhost', cookie: `drill=${visitor}` },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      if (['HIT', 'STALE', 'UPDATING'].includes(response.headers.get('x-cache') ?? '')) cached++;
    }
  return cached;
}

/** Requests a page after all storefronts have ended. */
async function duringOutage(page: Target): Promise<number> {
  const { status } = await get(page).catch(() => ({ status: 0 }));
  return status;
}

/** Puts the real nginx in front of two storefronts, publishes under load, and ends both storefronts. */
export async function cacheDrill(shop: ShopFolder): Promise<Figure[]> {
  const settings = { SHARED_CACHE_SECONDS: '1', TRUSTED_PROXIES: '1' };
  const storefronts = [await shop.startStorefront(settings), await shop.startStorefront(settings)];
  const nginx = await startNginx(storefronts.map(({ port }) => port));
  const content = WindowContent.of(shop.variables);
  await content.createPage([]);
  const page = { port: nginx.port, host: 'hgg.localhost', path: `/de-de${BENCH_PATH}` };
  await waitFor(page, ({ body }) => body.includes(ENDING));
  const times = await staleTimes(content, page);
  const cached = await hammer([page], { connections: CONNECTIONS, durationMs: ROUND_MS });
  const direct = { ...page, port: storefronts[0]?.port ?? 0 };
  const uncached = await hammer([direct], { connections: CONNECTIONS, durationMs: ROUND_MS });
  const own = await cachedOwn(nginx.port);
  await Promise.all(storefronts.map((each) => each.stop()));
  const outage = await duringOutage(page);
  await nginx.stop();
  return [
    { name: 'publishes', value: times.length },
    {
      name: 'ms an old page was shown after a publish',
      value: Math.max(...times),
      max: TOLERANCE_MS,
    },
    { name: "a visitor's own responses from the cache", value: own, max: 0 },
    { name: 'requests a second through nginx', value: cached.perSecond },
    { name: 'requests a second without it', value: uncached.perSecond },
    {
      name: 'failed requests while every storefront is down',
      value: outage === 200 ? 0 : 1,
      max: 0,
    },
  ];
}
