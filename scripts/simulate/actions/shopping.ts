import { randomUUID } from 'node:crypto';
import type { ChangeId } from '@/lib/commerce/basket/change-id';
import { addPieces, clearReserved, reserve, setLine, setWish } from '@/scripts/simulate/belongings';
import { isTaken } from '@/scripts/simulate/browser';
import { account, look } from '@/scripts/simulate/look';
import { number, text, type Action } from '@/scripts/simulate/step';
import { nameOf, type Device, type World } from '@/scripts/simulate/world';
import { deviceOf, on, somebody } from './people';

const CART = '/api/cart/cart';
/** Maximum number of pieces in a line; far from the shop's limits, which are tested elsewhere. */
const ENOUGH = 6;

const changeIdOf = ({ browser }: Device) => browser.newChangeId();
const onSomebody = (world: World) => {
  const device = somebody(world);
  return device ? on(device) : {};
};
const linesOf = ({ visit }: Device) => Object.entries(visit.possible.likely.lines);

/** Draws a device with something in the basket. */
const withLines = (world: World) => somebody(world, (device) => linesOf(device).length > 0);

/** Puts pieces into the basket, by a script or by a form. */
const add: Action = {
  name: 'add',
  weight: 14,
  draw: (world) => ({
    ...onSomebody(world),
    sku: world.random.one(world.articles).sku,
    pieces: world.random.between(1, 2),
    isForm: world.random.isTrue(0.3),
  }),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const [sku, pieces] = [text(given, 'sku'), number(given, 'pieces')];
    if ((device.visit.possible.likely.lines[sku] ?? 0) + pieces > ENOUGH) return null;
    const reply = given['isForm']
      ? await device.browser.form(`${CART}/add`, { sku, count: String(pieces) })
      : await device.browser.json(`${CART}/add`, {
          variant: { sku },
          count: pieces,
          intent: changeIdOf(device),
        });
    const how = account(world, device, reply, addPieces(sku, pieces));
    return `${nameOf(device)} adds ${pieces} of ${sku}${how}.`;
  },
};

const set = ({ browser }: Device, sent: { lineItemId: string; count: number; intent: ChangeId }) =>
  browser.json(`${CART}/quantity`, sent);

/** Sets a quantity in the basket drawer, by a script. */
const setQuantity: Action = {
  name: 'set-quantity',
  weight: 8,
  draw: (world) => {
    const device = withLines(world);
    if (!device) return null;
    const [sku = ''] = world.random.one(linesOf(device));
    return { ...on(device), sku, pieces: world.random.between(0, 4) };
  },
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const [sku, pieces] = [text(given, 'sku'), number(given, 'pieces')];
    await look(device);
    const lineItemId = device.lineIds[sku];
    if (!lineItemId) return null;
    const changeId = changeIdOf(device);
    const reply =
      pieces === 0
        ? await device.browser.json(`${CART}/remove`, { lineItemId, intent: changeId })
        : await set(device, { lineItemId, count: pieces, intent: changeId });
    const how = account(world, device, reply, setLine(sku, pieces));
    const what = pieces === 0 ? `takes ${sku} out` : `sets ${sku} to ${pieces}`;
    return `${nameOf(device)} ${what}${clockOf(device)}${how}.`;
  },
};

/** Sets a quantity twice on one page; the second request arrives first. */
const setTwice: Action = {
  name: 'set-twice',
  weight: 2,
  draw: (world) => {
    const device = withLines(world);
    if (!device) return null;
    const [sku = ''] = world.random.one(linesOf(device));
    return {
      ...on(device),
      sku,
      first: world.random.between(1, 4),
      last: world.random.between(1, 4),
    };
  },
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const [sku, first, last] = [text(given, 'sku'), number(given, 'first'), number(given, 'last')];
    await look(device);
    const lineItemId = device.lineIds[sku];
    if (!lineItemId || device.browser.skewMs !== 0) return null;
    const early = { lineItemId, count: first, intent: changeIdOf(device) };
    const late = { lineItemId, count: last, intent: changeIdOf(device) };
    if (early.intent.visit !== late.intent.visit) return null;
    const how = account(world, device, await set(device, late), setLine(sku, last));
    const reply = await set(device, early);
    // The earlier request changes nothing once the later one is applied.
    if (how.includes('rejected')) account(world, device, reply, setLine(sku, first));
    else if (how !== '') device.visit.possible.perhaps(setLine(sku, first));
    return `${nameOf(device)} sets ${sku} to ${first} and then to ${last}, which arrives first${how}.`;
  },
};

/** Describes the clock of a browser; empty if it is right. */
function clockOf({ browser: { skewMs } }: Device): string {
  const hours = Math.abs(skewMs) / 3_600_000;
  if (hours === 0) return '';
  return `, with a clock ${hours} hours ${skewMs > 0 ? 'ahead' : 'behind'}`;
}

/** Puts an article on the wishlist, or takes it off. */
const wish: Action = {
  name: 'wish',
  weight: 5,
  draw: (world) => ({ ...onSomebody(world), sku: world.random.one(world.articles).sku }),
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const { articleNumber: objectId, itemNumber } = world.article(text(given, 'sku'));
    const isOn = device.visit.possible.likely.wishes.includes(itemNumber);
    const path = `/api/cart/wishlist/${isOn ? 'remove' : 'add'}`;
    const sent = { objectId, itemNumber, intent: changeIdOf(device) };
    const reply = await device.browser.json(path, sent);
    const how = account(world, device, reply, setWish(itemNumber, !isOn));
    if (isTaken(reply)) device.visit.wishedAt = world.now();
    const what = isOn ? 'takes an article off' : 'puts an article on';
    return `${nameOf(device)} ${what} the wishlist, ${itemNumber}${clockOf(device)}${how}.`;
  },
};

/** Puts an article on the reservation list of a store. */
const reserveInStore: Action = {
  name: 'reserve',
  weight: 3,
  draw: ({ random, articles, stores, devices }) =>
    stores.length === 0
      ? null
      : { ...on(random.one(devices)), sku: random.one(articles).sku, store: random.one(stores) },
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const [sku, store] = [text(given, 'sku'), text(given, 'store')];
    const sent = { oxid: sku, amount: 1, filialeid: store, intent: randomUUID() };
    const reply = await device.browser.json('/api/reserve/add', sent);
    const how = account(world, device, reply, reserve(store, sku, 1));
    return `${nameOf(device)} puts ${sku} on the list for store ${store}${how}.`;
  },
};

/** Reserves what is on the list. */
const placeReservation: Action = {
  name: 'place-reservation',
  weight: 2,
  draw: ({ random, devices }) => {
    const having = devices.filter(
      ({ visit }) => Object.keys(visit.possible.likely.reserved).length > 0,
    );
    return having.length > 0 ? on(random.one(having)) : null;
  },
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const { name, email } = device.person;
    const contact = { firstName: name, lastName: 'Muster', email, requestKey: randomUUID() };
    const reply = await device.browser.json('/api/reserve/reservation/checkout', contact);
    const how = account(world, device, reply, clearReserved);
    return `${nameOf(device)} reserves what is on the list${how}.`;
  },
};

export const shopping: readonly Action[] = [
  add,
  setQuantity,
  setTwice,
  wish,
  reserveInStore,
  placeReservation,
];
