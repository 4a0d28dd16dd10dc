import { setTimeout as delay } from 'node:timers/promises';
import { Browser } from '@/scripts/simulate/browser';
import { addPieces } from '@/scripts/simulate/belongings';
import { account } from '@/scripts/simulate/look';
import { kill, PARTS, signal, well, type Part } from '@/scripts/simulate/parts';
import { number, text, type Action } from '@/scripts/simulate/step';
import type { World } from '@/scripts/simulate/world';

/** As many as a shop's pool has connections, and some more. */
const CROWD = 24;
/** How long each of them waits. */
const WAIT_MS = 4_000;

/** Everything depends on the database, and a statement that is waited for for nine seconds is given up. */
const WEIGHED: readonly Part[] = [...PARTS, 'The database', 'The database'];

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

/** A basket is changed by single statements, a wishlist in a transaction. */
async function addInPassing(world: World, isWish: boolean): Promise<void> {
  const browser = new Browser(world.shop.port, world.now);
  const [article] = world.articles;
  if (!article) return;
  const { sku, articleNumber: objectId, itemNumber } = article;
  if (isWish) await browser.json('/api/cart/wishlist/add', { objectId, itemNumber }, WAIT_MS);
  else await browser.json('/api/cart/cart/add', { sku, count: 1 }, WAIT_MS);
}

/** Everybody adds something at once, and passers-by with them. */
async function addAll(world: World): Promise<void> {
  const adding = world.devices.map(async (device, at) => {
    const article = world.articles[at % world.articles.length];
    if (!article) return;
    const body = { sku: article.sku, count: 1 };
    const reply = await device.browser.json('/api/cart/cart/add', body, WAIT_MS);
    account(world, device, reply, addPieces(article.sku, 1));
  });
  const passing = Array.from({ length: CROWD }, (_, at) => addInPassing(world, at % 2 === 0));
  await Promise.all([...adding, ...passing]);
}

const RECOVERS_WITHIN_MS = 60_000;

async function requireWell(world: World, what: string): Promise<void> {
  const tookMs = await well(world.shop, RECOVERS_WITHIN_MS);
  if (tookMs === null)
    world.found(
      'the shop recovers by itself',
      `everything responds within ${RECOVERS_WITHIN_MS / 1000} s after ${what}`,
      'a part of it does not',
    );
}

const stall: Action = {
  name: 'stall',
  weight: 0.4,
  draw: ({ random }) => ({ part: random.one(WEIGHED), seconds: random.one([3, 6, 12]) }),
  run: async (world, given) => {
    const [part, seconds] = [text(given, 'part'), number(given, 'seconds')];
    if (!isPart(part)) return null;
    signal(world.shop, part, 'SIGSTOP');
    const over = delay(seconds * 1000).then(() => signal(world.shop, part, 'SIGCONT'));
    await Promise.all([over, delay(500).then(() => addAll(world))]);
    await requireWell(world, `${part} was silent for ${seconds} s`);
    return `${part} says nothing for ${seconds} s while everybody adds an article, and goes on.`;
  },
};

const killPart: Action = {
  name: 'kill',
  weight: 0.4,
  draw: ({ random }) => ({ part: random.one(PARTS) }),
  run: async (world, given) => {
    const part = text(given, 'part');
    if (!isPart(part)) return null;
    kill(world.shop, part);
    await addAll(world);
    await requireWell(world, `${part} was killed`);
    return `${part} is killed while everybody adds an article, and is started again.`;
  },
};

const failOver: Action = {
  name: 'fail-over',
  weight: 0.6,
  draw: () => ({}),
  run: async (world) => {
    const adding = addAll(world);
    await world.shop.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    await adding;
    await requireWell(world, 'every connection to the database was ended');
    return 'The database ends every connection while everybody adds an article.';
  },
};

export const faults: readonly Action[] = [stall, killPart, failOver];
