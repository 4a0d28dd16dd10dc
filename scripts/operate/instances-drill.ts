import { setTimeout as delay } from 'node:timers/promises';
import { waitFor } from '@/scripts/bench/edge-run';
import { startFaultyProxy, type FaultyProxy } from '@/scripts/bench/faulty-proxy';
import { get, type Target } from '@/scripts/bench/hammer';
import { BENCH_PATH, ENDING, WindowContent } from '@/scripts/bench/window-content';
import type { Figure } from './figure';
import { startNginx } from './nginx';
import type { ShopFolder, Storefront } from './shop-folder';
import { afterPublishes, overEdge } from './stale-pages';

const HOST = 'hgg.localhost';
const STOREFRONTS = 3;
const PUBLISHES = 5;
/** HTTP counts whole seconds, and a cache in front shows a page for one of them. */
const TOLERANCE_MS = 1_000;
const CUT_MS = 10_000;
const MAX_CATCH_UP_MS = 2_000;
const TIMEOUT_MS = 60_000;

const pageOf = (port: number): Target => ({ port, host: HOST, path: `/de-de${BENCH_PATH}` });

/** Milliseconds until a storefront shows a text. @throws after a minute */
async function timeUntil(target: Target, words: string): Promise<number> {
  const since = Date.now();
  while (!(await get(target)).body.includes(words)) {
    if (Date.now() - since > TIMEOUT_MS) throw new Error(`${target.port} never showed ${words}`);
    await delay(10);
  }
  return Date.now() - since;
}

/** Publishes while the last storefront has lost its connections to the database. */
async function catchUp(
  content: WindowContent,
  direct: readonly Target[],
  database: FaultyProxy,
): Promise<Figure[]> {
  const [first, cutOff] = [direct[0], direct.at(-1)];
  if (!first || !cutOff) throw new Error('there are no storefronts');
  const words = `while-cut-${Date.now()}`;
  database.set('silent');
  await delay(CUT_MS / 2);
  await content.setWords(words);
  await timeUntil(first, words);
  await delay(CUT_MS / 2);
  const { status } = await get(cutOff);
  database.set('passes');
  const caughtUp = await timeUntil(cutOff, words);
  return [
    {
      name: 'failed pages of a storefront without its database',
      value: status === 200 ? 0 : 1,
      max: 0,
    },
    {
      name: 'ms until it has caught up once the database is back',
      value: caughtUp,
      max: MAX_CATCH_UP_MS,
    },
  ];
}

/** Publishes and passes an edge on all storefronts behind nginx. */
async function show(
  storefronts: readonly Storefront[],
  shop: ShopFolder,
  database: FaultyProxy,
): Promise<Figure[]> {
  const content = WindowContent.of(shop.variables);
  await content.createPage([]);
  const ports = storefronts.map(({ port }) => port);
  const direct = ports.map(pageOf);
  for (const each of direct) await timeUntil(each, ENDING);
  const nginx = await startNginx(ports);
  try {
    const page = pageOf(nginx.port);
    await waitFor(page, ({ body }) => body.includes(ENDING));
    const publishes = await afterPublishes({ content, page, direct }, PUBLISHES);
    const edge = await overEdge({ content, page, direct });
    return [
      {
        name: `ms an old page was shown after one of ${PUBLISHES} publishes`,
        value: Math.max(...publishes),
        max: TOLERANCE_MS,
      },
      { name: 'ms an old page was shown after an edge', value: edge.late, max: TOLERANCE_MS },
      { name: 'new pages before their edge', value: edge.early, max: 0 },
      ...(await catchUp(content, direct, database)),
    ];
  } finally {
    await nginx.stop();
  }
}

/** Three storefronts show the same, and one that was cut off from the database catches up. */
export async function instancesDrill(shop: ShopFolder): Promise<Figure[]> {
  const url = new URL(shop.variables['DATABASE_URL'] ?? '');
  const database = await startFaultyProxy(Number(url.port));
  url.port = String(database.port);
  const storefronts: Storefront[] = [];
  try {
    const shared = { SHARED_CACHE_SECONDS: '1', TRUSTED_PROXIES: '1' };
    for (let count = 1; count < STOREFRONTS; count++)
      storefronts.push(await shop.startStorefront(shared));
    storefronts.push(await shop.startStorefront({ ...shared, DATABASE_URL: url.href }));
    return await show(storefronts, shop, database);
  } finally {
    database.set('passes');
    await Promise.all(storefronts.map((each) => each.stop()));
    await database.close();
  }
}
