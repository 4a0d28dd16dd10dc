import { loadavg } from 'node:os';
import { sendRequest } from '@/e2e/hosts';
import { waitFor } from '@/scripts/bench/edge-run';
import { get, type Target } from '@/scripts/bench/hammer';
import { processorMs } from '@/scripts/bench/process-cost';
import { BENCH_PATH, ENDING, WindowContent } from '@/scripts/bench/window-content';
import type { Figure } from './figure';
import { startNginx } from './nginx';
import type { Proxy } from './proxy';
import type { ShopFolder, Storefront } from './shop-folder';
import { afterPublishes, overEdge } from './stale-pages';
import { startVarnish } from './varnish';
import { press } from './wrk';

const HOST = 'hgg.localhost';
const PUBLISHES = 10;
const EDGES = 3;
/** HTTP counts whole seconds. */
const TOLERANCE_MS = 1_000;
const CONNECTIONS = 256;
const PRESS_SECONDS = 8;
/** Times the throughput of a front server alone. */
const MIN_GAIN = 5;
/** Requests of each cookie: one of the visitor's own addresses, and a shared one. */
const OWN_PATHS = ['/de-de/checkout/cart', '/api/visitor?locale=de-de'];

/** Starts a cache in front of storefronts, by their ports. */
type Start = (storefronts: readonly number[]) => Promise<Proxy>;

/** Number of a visitor's own responses that came from the cache. */
async function cachedOwn(port: number): Promise<number> {
  let cached = 0;
  for (const path of OWN_PATHS)
    for (const visitor of ['one', 'two', 'one']) {
      const headers = { cookie: `drill=${visitor}` };
      const response = await sendRequest(HOST, path, { port, headers });
      if (['HIT', 'STALE', 'UPDATING'].includes(String(response.headers['x-cache']))) cached++;
    }
  return cached;
}

/** Presses the home page, and measures the processor time of the program that responds. */
async function pressHome({ port, pid }: Pick<Proxy, 'port' | 'pid'>) {
  const home = { host: HOST, path: '/de-de', connections: CONNECTIONS, seconds: PRESS_SECONDS };
  const before = processorMs(pid);
  const pressed = await press({ ...home, port });
  const used = processorMs(pid) - before;
  return { ...pressed, microseconds: (used * 1_000) / (pressed.perSecond * PRESS_SECONDS) };
}

/** Requests of the home page: of a storefront, and through the cache. */
async function gain(alone: Storefront, cached: Proxy): Promise<Figure[]> {
  const [one, front] = [await pressHome(alone), await pressHome(cached)];
  return [
    { name: 'µs of a processor per request, front server alone', value: one.microseconds },
    { name: 'µs of a processor per request, the cache', value: front.microseconds },
    { name: 'times less processor time', value: one.microseconds / front.microseconds },
    { name: 'requests a second, front server alone', value: one.perSecond },
    { name: 'requests a second through the cache', value: front.perSecond },
    {
      name: 'times the front server alone',
      value: front.perSecond / one.perSecond,
      min: MIN_GAIN,
    },
    { name: 'failed requests among them', value: one.failed + front.failed, max: 0 },
    { name: 'load of the machine', value: loadavg()[0] ?? 0 },
  ];
}

async function staleFigures(page: Target, storefronts: readonly Storefront[], shop: ShopFolder) {
  const content = WindowContent.of(shop.variables);
  await content.createPage([]);
  const direct = storefronts.map(({ port }) => ({ ...page, port }));
  for (const each of [...direct, page]) await waitFor(each, ({ body }) => body.includes(ENDING));
  const place = { content, page, direct };
  const publishes = await afterPublishes(place, PUBLISHES);
  const edges = [];
  for (let round = 0; round < EDGES; round++) edges.push(await overEdge(place));
  return [
    {
      name: `ms an old page was shown after one of ${PUBLISHES} publishes`,
      value: Math.max(...publishes),
      max: TOLERANCE_MS,
    },
    {
      name: `ms an old page was shown after one of ${EDGES} edges`,
      value: Math.max(...edges.map(({ late }) => late)),
      max: TOLERANCE_MS,
    },
    {
      name: 'new pages before their edge',
      value: edges.reduce((sum, { early }) => sum + early, 0),
      max: 0,
    },
  ];
}

/** Publishes and presses through a cache, and ends all storefronts behind it. */
async function behind(start: Start, shop: ShopFolder): Promise<Figure[]> {
  const settings = { SHARED_CACHE_SECONDS: '1', TRUSTED_PROXIES: '1' };
  const first = await shop.startStorefront(settings);
  const storefronts = [first, await shop.startStorefront(settings)];
  const ports = storefronts.map(({ port }) => port);
  const cache = await start(ports);
  const page = { port: cache.port, host: HOST, path: `/de-de${BENCH_PATH}` };
  try {
    const stale = await staleFigures(page, storefronts, shop);
    const pressed = await gain(first, cache);
    const own = await cachedOwn(cache.port);
    await get(page);
    await Promise.all(storefronts.map((each) => each.stop()));
    const { status } = await get(page).catch(() => ({ status: 0 }));
    return [
      ...stale,
      ...pressed,
      { name: "a visitor's own responses from the cache", value: own, max: 0 },
      {
        name: 'failed requests while every storefront is down',
        value: status === 200 ? 0 : 1,
        max: 0,
      },
    ];
  } finally {
    await Promise.all(storefronts.map((each) => each.stop()));
    await cache.stop();
  }
}

/** Puts the real nginx, and then the real Varnish, in front of two storefronts. */
export async function cacheDrill(shop: ShopFolder): Promise<Figure[]> {
  const figures = [];
  for (const [name, start] of Object.entries({ nginx: startNginx, varnish: startVarnish }))
    for (const figure of await behind(start, shop))
      figures.push({ ...figure, name: `${name}: ${figure.name}` });
  return figures;
}
