import { setTimeout as delay } from 'node:timers/promises';
import { POOL_SIZE } from '@/lib/platform/db/database.server';
import { addGuest } from './actions/people';
import { buyIn } from './actions/staff';
import type { World } from './world';

/**
 * More guests than connections, because some may be rejected while the shop finds out which
 * connections are lost.
 */
const GUESTS = 2 * POOL_SIZE;
/** Shorter than the shop's timeouts for a statement and for a free connection. */
const WITHIN_MS = 4_000;
const EVERY_MS = 50;
const TRIES = 3;

/** Statements of the shop that wait for the locked table. */
const WAITING = `
  SELECT count(DISTINCT l.pid)::int AS count FROM pg_locks l
  WHERE NOT l.granted AND l.relation = 'shop.baskets'::regclass`;

const skuOf = ({ articles }: World): string => articles[0]?.sku ?? '';

/** Adds an article as a new visitor, which needs a connection. */
async function add(world: World, label: string): Promise<void> {
  const { browser } = addGuest(world, label);
  const added = { variant: { sku: skuOf(world) }, count: 1, intent: browser.newChangeId() };
  await browser.json('/api/cart/cart/add', added, 2 * WITHIN_MS);
}

async function countWaiting({ shop }: World): Promise<number> {
  const until = Date.now() + WITHIN_MS;
  let most = 0;
  while (most < POOL_SIZE && Date.now() < until) {
    const [row] = await shop.query<{ count: number }>(WAITING);
    most = Math.max(most, row?.count ?? 0);
    await delay(EVERY_MS);
  }
  return most;
}

/** Locks a table that every new visitor needs, and counts the connections that wait for it. */
async function countUsable(world: World, label: string): Promise<number> {
  // A sold-out article would be rejected before that table is needed.
  await buyIn(world, skuOf(world), 1);
  let count = 0;
  let adds: readonly Promise<void>[] = [];
  await world.shop.transaction(async (client) => {
    await client.query('LOCK TABLE shop.baskets IN ACCESS EXCLUSIVE MODE');
    adds = Array.from({ length: GUESTS }, (_, at) => add(world, `${label}.${at + 1}`));
    count = await countWaiting(world);
  });
  await Promise.all(adds);
  return count;
}

/** Reports if the shop can use fewer connections after a fault than before. */
export async function requireConnections(world: World, what: string): Promise<void> {
  let most = 0;
  for (let attempt = 1; attempt <= TRIES && most < POOL_SIZE; attempt += 1)
    most = Math.max(most, await countUsable(world, `${world.step}.c${attempt}`));
  if (most < POOL_SIZE)
    world.found(
      'connections: After a fault the shop can use as many connections to its database as before.',
      `${POOL_SIZE} requests in parallel reach the database after ${what}`,
      `${most} do`,
    );
}
