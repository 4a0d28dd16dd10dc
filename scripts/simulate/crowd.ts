import { setTimeout as delay } from 'node:timers/promises';
import { addGuest } from './actions/people';
import { addPieces, setWish } from './belongings';
import { isTaken } from './browser';
import { account, look } from './look';
import { inWords } from './own-things';
import type { Article, Device, World } from './world';

/** More than the shop's pool has connections. */
const SIZE = 24;
/** As many of them are looked at in parallel. */
const AT_A_TIME = 6;
/** How long each of them waits for a response. */
const WAIT_MS = 10_000;
/** How long the last of them may take to come in. */
const PRESENT_WITHIN_MS = 30_000;

async function addOnce(world: World, device: Device, { sku }: Article): Promise<number> {
  const added = { variant: { sku }, count: 1, intent: device.browser.newIntent() };
  const reply = await device.browser.json('/api/cart/cart/add', added, WAIT_MS);
  account(world, device, reply, addPieces(sku, 1));
  return reply.status;
}

/** Puts an article on the wishlist or takes it off. */
async function wishOnce(world: World, device: Device, article: Article): Promise<number> {
  const { articleNumber: objectId, itemNumber } = article;
  const { browser, visit } = device;
  const isOn = visit.possible.likely.wishes.includes(itemNumber);
  const path = `/api/cart/wishlist/${isOn ? 'remove' : 'add'}`;
  const intent = browser.newIntent();
  const reply = await browser.json(path, { objectId, itemNumber, intent }, WAIT_MS);
  account(world, device, reply, setWish(itemNumber, !isOn));
  if (isTaken(reply)) visit.wishedAt = world.now();
  return reply.status;
}

/** A visitor of a crowd, until it is over; who gets no response does not know what comes of it, and leaves. */
type Visiting = (
  world: World,
  device: Device,
  errand: { article: Article; isOver: () => boolean },
) => Promise<void>;

/** Changes the wishlist again and again, which is done in transactions. */
export const wishing: Visiting = async (world, device, { article, isOver }) => {
  let status = await addOnce(world, device, article);
  while (!isOver() && status !== 0) status = await wishOnce(world, device, article);
};

const ADDED = 3;

/** Fills a basket and goes on, by statements that are transactions of their own. */
export const adding: Visiting = async (world, device, { article, isOver }) => {
  let status = await addOnce(world, device, article);
  for (let added = 1; added < ADDED && !isOver() && status !== 0; added += 1)
    status = await addOnce(world, device, article);
};

/**
 * Has a crowd of new visitors change their things without a pause while something happens. It happens
 * when each of them has begun; who leaves is followed by another.
 * @returns how to look whether each of them has what was acknowledged
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
  return (): Promise<void> => requireAllKept(world, everybody);
}

/** Waits until everybody has changed something. */
async function present(everybody: readonly Device[]): Promise<void> {
  const until = Date.now() + PRESENT_WITHIN_MS;
  const isWaited = () => everybody.some(({ visit: { wishedAt } }) => wishedAt === 0);
  while (isWaited() && Date.now() < until) await delay(50);
}

/** {@link requireKept} of many, some of them at a time. */
export async function requireAllKept(world: World, devices: readonly Device[]): Promise<void> {
  const left = [...devices];
  const lookAtOthers = async () => {
    for (let next = left.pop(); next; next = left.pop()) await requireKept(world, next);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, lookAtOthers));
}

/** Looks whether somebody who came once has what was acknowledged. */
async function requireKept(world: World, device: Device): Promise<void> {
  const seen = (await look(device)) ?? (await look(device));
  const expected = inWords(device.visit.possible.likely);
  if (seen && device.visit.possible.observe(seen.belongings)) return;
  world.found(
    'own things: What was acknowledged to somebody is there.',
    `${device.person.name} has ${expected}`,
    seen ? inWords(seen.belongings) : 'there is no response',
  );
}
