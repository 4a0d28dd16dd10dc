import { setTimeout as delay } from 'node:timers/promises';
import { addGuest } from './actions/people';
import { addPieces, setWish } from './belongings';
import { isTaken } from './browser';
import { account, look } from './look';
import { inWords } from './own-things';
import type { Article, Device, World } from './world';

/** More visitors than the shop's pool has connections. */
const SIZE = 24;
/** Visitors who are checked in parallel. */
const AT_A_TIME = 6;
/** Timeout of each request. */
const WAIT_MS = 10_000;
/** Maximum time until every visitor has changed something. */
const PRESENT_WITHIN_MS = 30_000;

async function addOnce(world: World, device: Device, { sku }: Article): Promise<number> {
  const added = { variant: { sku }, count: 1, intent: device.browser.newChangeId() };
  const reply = await device.browser.json('/api/cart/cart/add', added, WAIT_MS);
  account(world, device, reply, addPieces(sku, 1));
  return reply.status;
}

/** Adds an article to the wishlist, or removes it. */
async function wishOnce(world: World, device: Device, article: Article): Promise<number> {
  const { articleNumber: objectId, itemNumber } = article;
  const { browser, visit } = device;
  const isOn = visit.possible.likely.wishes.includes(itemNumber);
  const path = `/api/cart/wishlist/${isOn ? 'remove' : 'add'}`;
  const changeId = browser.newChangeId();
  const reply = await browser.json(path, { objectId, itemNumber, intent: changeId }, WAIT_MS);
  account(world, device, reply, setWish(itemNumber, !isOn));
  if (isTaken(reply)) visit.wishedAt = world.now();
  return reply.status;
}

/**
 * What one visitor of a crowd does until it is over. They leave after a request without a response,
 * because its result is unknown.
 */
type Visiting = (
  world: World,
  device: Device,
  errand: { article: Article; isOver: () => boolean },
) => Promise<void>;

/** Changes the wishlist again and again, in transactions. */
export const wishing: Visiting = async (world, device, { article, isOver }) => {
  let status = await addOnce(world, device, article);
  while (!isOver() && status !== 0) status = await wishOnce(world, device, article);
};

const ADDED = 3;

/** Adds pieces to the basket several times, by statements that commit by themselves. */
export const adding: Visiting = async (world, device, { article, isOver }) => {
  let status = await addOnce(world, device, article);
  for (let added = 1; added < ADDED && !isOver() && status !== 0; added += 1)
    status = await addOnce(world, device, article);
};

/**
 * Has a crowd of new visitors change their things without a pause while something happens, once
 * each has begun. A visitor who leaves is followed by another.
 * @returns a check that each of them has what was acknowledged
 */
export async function crowded(world: World, visit: Visiting, happens: () => Promise<void>) {
  const { articles, step } = world;
  const everybody: Device[] = [];
  let isOver = false;
  const come = async (place: number) => {
    const article = articles[place % articles.length];
    for (let index = 1; article && !isOver; index += 1) {
      const device = addGuest(world, `${step}.${place + 1}.${index}`);
      everybody.push(device);
      await visit(world, device, { article, isOver: () => isOver });
    }
  };
  const visits = Array.from({ length: SIZE }, (_, place) => come(place));
  try {
    if (visit === wishing) await present(everybody);
    await happens();
  } finally {
    isOver = true;
    await Promise.all(visits);
  }
  return (): Promise<void> => requireAllStored(world, everybody);
}

/** Waits until every visitor has changed the wishlist. */
async function present(everybody: readonly Device[]): Promise<void> {
  const until = Date.now() + PRESENT_WITHIN_MS;
  const isWaited = () => everybody.some(({ visit: { wishedAt } }) => wishedAt === 0);
  while (isWaited() && Date.now() < until) await delay(50);
}

/** Checks many visitors, several in parallel. */
export async function requireAllStored(world: World, devices: readonly Device[]): Promise<void> {
  const left = [...devices];
  const lookAtOthers = async () => {
    for (let next = left.pop(); next; next = left.pop()) await requireStored(world, next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lookAtOthers));
}

/** Checks that a visitor has everything that was acknowledged. */
async function requireStored(world: World, device: Device): Promise<void> {
  const seen = (await look(device)) ?? (await look(device));
  const expected = inWords(device.visit.possible.likely);
  if (seen && device.visit.possible.observe(seen.belongings)) return;
  world.found(
    'own things: What was acknowledged to somebody is there.',
    `${device.person.name} has ${expected}`,
    seen ? inWords(seen.belongings) : 'there is no response',
  );
}
