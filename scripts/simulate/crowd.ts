import { addPieces, setWish } from './belongings';
import { Browser } from './browser';
import { account, look } from './look';
import { inWords } from './own-things';
import { Visit, type Article, type Device, type World } from './world';

/** More than the shop's pool has connections. */
const SIZE = 24;
/** How long each of them waits for a response. */
const WAIT_MS = 4_000;
/** After so many changes of which nobody knows whether they were made, a visitor goes away. */
const MAX_UNKNOWN = 3;

function passerBy(world: World, at: number): Device {
  const name = `passer-by ${at + 1}`;
  const person = { name, email: '', password: '', devices: [], account: null };
  return {
    person,
    label: 'phone',
    browser: new Browser(world.shop.port, world.now),
    visit: new Visit(false),
    loggedInAt: null,
    changedAt: 0,
    isDoubtful: false,
    lineIds: {},
  };
}

/**
 * Puts an article on the wishlist or takes it off, which is done in a transaction, or adds it to the
 * basket.
 * @returns the status; 0: no response
 */
async function changeOnce(world: World, device: Device, article: Article): Promise<number> {
  const { sku, articleNumber: objectId, itemNumber } = article;
  const { browser, visit } = device;
  const { wishes, lines } = visit.possible.likely;
  const intent = browser.newIntent();
  if (Object.keys(lines).length === 0) {
    const added = { variant: { sku }, count: 1, intent };
    const reply = await browser.json('/api/cart/cart/add', added, WAIT_MS);
    account(world, device, reply, addPieces(sku, 1));
    return reply.status;
  }
  const isOn = wishes.includes(itemNumber);
  const path = `/api/cart/wishlist/${isOn ? 'remove' : 'add'}`;
  const reply = await browser.json(path, { objectId, itemNumber, intent }, WAIT_MS);
  account(world, device, reply, setWish(itemNumber, !isOn));
  return reply.status;
}

/** Changes things until it is over; who gets no response does not know what comes of it, and leaves. */
async function visit(world: World, device: Device, article: Article, isOver: () => boolean) {
  let unknown = 0;
  while (!isOver() && unknown < MAX_UNKNOWN) {
    const status = await changeOnce(world, device, article);
    if (status === 0) return;
    if (status >= 500) unknown += 1;
  }
}

/**
 * Has a crowd of new visitors change wishlists and baskets without a pause while something happens.
 * @returns how to look whether each of them has what was acknowledged
 */
export async function crowded(world: World, happens: () => Promise<void>) {
  const { articles } = world;
  const crowd = Array.from({ length: SIZE }, (_, at) => passerBy(world, at));
  let isOver = false;
  const visits = crowd.flatMap((device, at) => {
    const article = articles[at % articles.length];
    return article ? [visit(world, device, article, () => isOver)] : [];
  });
  try {
    await happens();
  } finally {
    isOver = true;
    await Promise.all(visits);
  }
  return async (): Promise<void> => {
    for (const device of crowd) await requireKept(world, device);
  };
}

async function requireKept(world: World, device: Device): Promise<void> {
  const seen = (await look(device)) ?? (await look(device));
  const expected = inWords(device.visit.possible.likely);
  if (seen && device.visit.possible.observe(seen.belongings)) return;
  world.found(
    'own things: What was acknowledged to a visitor is there after a fault.',
    `${device.person.name} has ${expected}`,
    seen ? inWords(seen.belongings) : 'there is no response',
  );
}
