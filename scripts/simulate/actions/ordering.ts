import { randomUUID } from 'node:crypto';
import { takeOut } from '@/scripts/simulate/belongings';
import { isTaken, type Reply } from '@/scripts/simulate/browser';
import { isUnknown, look, reasonOf } from '@/scripts/simulate/look';
import type { Sight } from '@/scripts/simulate/sight';
import { isMeans, meansOf, payAt, type Means } from '@/scripts/simulate/payment-page';
import { text, type Action } from '@/scripts/simulate/step';
import { settled } from '@/scripts/simulate/quiet';
import { nameOf, type Device, type PlacedOrder, type World } from '@/scripts/simulate/world';
import { deviceOf, on, oneOf, orderOf, somebody } from './people';

export const METHODS = ['card', 'card', 'sepaDebit', 'prepayment', 'invoice', 'payPal'];
const TRANSFERS = ['prepayment', 'invoice'];

const ADDRESS = {
  lastName: 'Muster',
  street: 'Beispielweg',
  houseNumber: '12',
  postalCode: '80331',
  city: 'München',
  country: 'DE',
};

interface Found {
  id: string;
  number: string;
  [column: string]: unknown;
}

/** Finds the order that a request has placed, or the earlier one that it repeats unchanged. */
async function findOrder({ shop }: World, key: string, location: string) {
  const session = /\/pay\/(cs_\w+)/.exec(location)?.[1] ?? null;
  const id = /[?&]order=([\w-]{36})/.exec(location)?.[1] ?? null;
  const [found] = await shop.query<Found>(
    `SELECT o.id, o.number FROM shop.orders o JOIN shop.payments p ON p.order_id = o.id
     WHERE o.idempotency_key = $1 OR p.session_id = $2 OR o.id = $3::uuid`,
    [key, session, id],
  );
  return found ?? null;
}

async function fillIn(device: Device, method: string): Promise<Reply> {
  const { name, email } = device.person;
  const { browser } = device;
  const address = await browser.form('/api/checkout/address', {
    ...ADDRESS,
    firstName: name,
    email,
  });
  if (!isTaken(address)) return address;
  return browser.form('/api/checkout/payment', {
    shippingMethod: 'standard',
    paymentMethod: method,
  });
}

type Recorded = Found & { method: string; label: string };

function record(world: World, device: Device, seen: Sight, order: Recorded): PlacedOrder {
  const { id, number, method, label } = order;
  const cards = seen.redeemed.filter((code) => world.cards.some((card) => card.code === code));
  const known = world.orders.find((each) => each.id === id);
  // An order that is placed again charges what was shown this time.
  if (known) return Object.assign(known, { cards, due: seen.due, lines: seen.belongings.lines });
  const placed: PlacedOrder = {
    label,
    id,
    number,
    method,
    person: device.person,
    visit: device.visit,
    lines: seen.belongings.lines,
    due: seen.due,
    email: device.person.email,
    cards,
    payUrl: null,
    paying: 'unpaid',
    isShipped: false,
  };
  world.orders.push(placed);
  return placed;
}

/** Takes what was ordered out of the basket: lines, and the codes that were in effect. */
const leaves = ({ lines, cards }: PlacedOrder) => takeOut(lines, cards);

interface Way {
  /** Payment method. */
  method: string;
  /** Step that places the order, which names it in the story. */
  label: string;
}

async function sendOrder(world: World, device: Device, seen: Sight, way: Way): Promise<string> {
  const idempotencyKey = randomUUID();
  const sent = { idempotencyKey, total: String(seen.due), vatRate: String(seen.vatRate ?? '') };
  const reply = await device.browser.form('/api/checkout/order', sent);
  if (!isTaken(reply) && !isUnknown(reply)) return ` (rejected: ${reasonOf(reply)})`;
  const location = reply.headers.location ?? '';
  const found = await findOrder(world, idempotencyKey, location);
  if (!found) return ' (no response)';
  const order = record(world, device, seen, { ...found, ...way });
  // An order paid at once or by bank transfer empties the basket when it is placed.
  const isAtOnce = seen.due === 0 || TRANSFERS.includes(way.method);
  if (isAtOnce && order.paying === 'unpaid') {
    order.paying = seen.due === 0 ? 'paid' : 'transfer';
    device.visit.possible[isTaken(reply) ? 'change' : 'perhaps'](leaves(order));
  }
  if (location.includes('/pay/')) order.payUrl = location;
  device.visit.changedAt = device.changedAt = world.now();
  return `: order ${order.number}${isTaken(reply) ? '' : ' (no response)'}`;
}

/**
 * Goes through the checkout with what is in the basket. @returns how it ended, for a sentence;
 * `null`: an empty basket or no response
 */
export async function orderNow(world: World, device: Device, way: Way): Promise<string | null> {
  const begun = await fillIn(device, way.method);
  const seen = await look(device);
  if (!seen || Object.keys(seen.belongings.lines).length === 0) return null;
  const how = isTaken(begun)
    ? await sendOrder(world, device, seen, way)
    : ` (rejected: ${reasonOf(begun)})`;
  return `${seen.due} cents${how}`;
}

const order: Action = {
  name: 'order',
  weight: 12,
  draw: (world) => {
    const device = somebody(
      world,
      ({ visit }) => Object.keys(visit.possible.likely.lines).length > 0,
    );
    return device && { ...on(device), method: world.random.one(METHODS) };
  },
  run: async (world, given) => {
    const device = deviceOf(world, given);
    const method = text(given, 'method');
    const how = await orderNow(world, device, { method, label: world.step });
    return how && `${nameOf(device)} orders, to be paid by ${method}, ${how}.`;
  },
};

/** Orders the current basket, by the payment method of the visitor's last order. */
export async function orderAgain(world: World, device: Device): Promise<string> {
  const before = world.orders.findLast(({ visit }) => visit.current === device.visit);
  const seen = before ? await look(device) : null;
  return before && seen
    ? sendOrder(world, device, seen, { method: before.method, label: world.step })
    : '';
}

/** Records what follows once the provider has accepted a payment. */
export function taken(placed: PlacedOrder, means: Means): void {
  placed.paying = means.startsWith('by debit') ? 'processing' : 'paid';
  placed.visit.current.possible.change(leaves(placed));
}

/** Orders that their customers can still pay at the provider. */
export const openOrders = ({ orders }: World) =>
  orders.filter(({ payUrl, paying }) => payUrl !== null && paying === 'unpaid');

/**
 * Pays on the provider's page. @returns the outcome, and the customer's device if it still has the
 * session
 */
export async function payNow(placed: PlacedOrder, means: Means, returns: boolean) {
  const { outcome, back } = await payAt(placed.payUrl ?? '', means);
  const device = placed.person.devices.find(({ visit }) => visit === placed.visit.current);
  if (outcome === 'over') placed.paying = 'ended';
  // The provider may have accepted the payment before its response was lost.
  if (outcome === 'unknown') placed.visit.current.possible.perhaps(leaves(placed));
  if (outcome === 'done') {
    taken(placed, means);
    if (returns) await device?.browser.get(back);
  }
  return { outcome, device };
}

const pay: Action = {
  name: 'pay',
  weight: 18,
  draw: (world) => {
    const placed = oneOf(world, openOrders(world));
    if (!placed) return null;
    const { label, method } = placed;
    const means = world.random.one(meansOf(method));
    return { order: label, means, returns: world.random.isTrue(0.6) };
  },
  run: async (world, given) => {
    const means = text(given, 'means');
    const placed = orderOf(world, given);
    if (!placed?.payUrl || !isMeans(means) || placed.paying !== 'unpaid') return null;
    const { outcome, device } = await payNow(placed, means, given['returns'] === true);
    if (outcome === 'done') await settled(world, [placed]);
    world.acting = device ?? null;
    const and = {
      done: '',
      declined: ' (declined)',
      over: ' (too late)',
      unknown: ' (no response)',
    };
    const way = given['returns'] ? ' and returns to the shop' : ' and closes the window';
    const what = `pays order ${placed.number} ${means}${and[outcome]}`;
    return `${placed.person.name} ${what}${outcome === 'done' ? way : ''}.`;
  },
};

export const ordering: readonly Action[] = [order, pay];
