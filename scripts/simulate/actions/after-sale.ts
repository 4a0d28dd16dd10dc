import { randomUUID } from 'node:crypto';
import { isTaken, type Reply } from '@/scripts/simulate/browser';
import { isUnknown, reasonOf } from '@/scripts/simulate/look';
import type { Action } from '@/scripts/simulate/step';
import { nameOf, type Device, type PlacedOrder, type World } from '@/scripts/simulate/world';
import { oneOf, orderOf } from './people';

interface Line {
  id: string;
  quantity: number;
  cancelled: number;
  shipped: number;
  returned: number;
  isGiftCard: boolean;
  [column: string]: unknown;
}

const linesOf = ({ shop }: World, { id }: PlacedOrder) =>
  shop.query<Line>(
    `SELECT id, quantity, cancelled, shipped, returned, is_gift_card AS "isGiftCard"
     FROM shop.order_lines WHERE order_id = $1 ORDER BY position`,
    [id],
  );

/** Device of the customer that still has the session in which the order was placed. */
const customerOf = (placed: PlacedOrder): Device | undefined =>
  placed.person.devices.find(({ visit }) => visit === placed.visit.current);

const ofSomebody = (world: World): PlacedOrder | null =>
  oneOf(
    world,
    world.orders.slice(-20).filter((placed) => customerOf(placed) !== undefined),
  );

function outcomeOf(reply: Reply): string {
  if (isTaken(reply)) return '';
  return isUnknown(reply) ? ' (no response)' : ` (rejected: ${reasonOf(reply)})`;
}

const cancelOwn: Action = {
  name: 'cancel',
  weight: 2,
  draw: (world) => {
    const placed = ofSomebody(world);
    return placed && { order: placed.label };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const device = placed && customerOf(placed);
    if (!placed || !device) return null;
    world.acting = device;
    const sent = { orderId: placed.id, all: true };
    const reply = await device.browser.json('/api/order/cancel', sent);
    return `${nameOf(device)} cancels order ${placed.number}${outcomeOf(reply)}.`;
  },
};

const withdraw: Action = {
  name: 'withdraw',
  weight: 6,
  draw: (world) => {
    const placed = ofSomebody(world);
    return placed && { order: placed.label, isAll: world.random.isTrue(0.3) };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const device = placed && customerOf(placed);
    if (!placed || !device) return null;
    world.acting = device;
    const [line] = await linesOf(world, placed);
    if (!line) return null;
    const lines = [{ lineId: line.id, quantity: 1 }];
    const what = given['isAll'] ? { all: true } : { lines };
    const reply = await device.browser.json('/api/order/withdraw', {
      orderId: placed.id,
      requestKey: randomUUID(),
      name: placed.person.name,
      ...what,
    });
    const pieces = given['isAll'] ? 'all' : 'one piece';
    const from = `${pieces} of order ${placed.number}, paid by ${placed.method}`;
    return `${nameOf(device)} withdraws from ${from}${outcomeOf(reply)}.`;
  },
};

/** Number of pieces that can be returned: shipped, not returned yet, and no gift cards. */
const returnable = (lines: readonly Line[]) =>
  lines.reduce(
    (sum, { shipped, returned, isGiftCard }) => sum + (isGiftCard ? 0 : shipped - returned),
    0,
  );

/** Largest quantity that the return portal offers for each line, by line id. */
function offeredIn(html: string): Record<string, number> {
  const selects = html.matchAll(/<select[^>]*name="line-([\w-]{36})"[^]*?<\/select>/g);
  return Object.fromEntries(
    [...selects].map(([select, id = '']) => {
      const values = [...select.matchAll(/value="(\d+)"/g)].map(([, value]) => Number(value));
      return [id, Math.max(0, ...values)];
    }),
  );
}

async function checkOffers(world: World, placed: PlacedOrder, html: string): Promise<void> {
  const lines = await linesOf(world, placed);
  for (const [id, offered] of Object.entries(offeredIn(html))) {
    const line = lines.find((each) => each.id === id);
    const most = line ? returnable([line]) : 0;
    if (offered > most)
      world.found(
        'only what was sent is offered for return',
        `at most ${most} pieces of a line of order ${placed.number}`,
        `${offered} pieces are offered`,
      );
  }
}

const openPortal: Action = {
  name: 'open-return-portal',
  weight: 4,
  draw: (world) => {
    const placed = oneOf(world, world.orders.slice(-20));
    return placed && { order: placed.label };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const [device] = placed?.person.devices ?? [];
    if (!placed || !device) return null;
    const query = new URLSearchParams({ email: placed.email, orderNumber: placed.number });
    const reply = await device.browser.get(`/api/acl/return/redirect?${query.toString()}`);
    const isOpen = reply.status === 303;
    const many = returnable(await linesOf(world, placed));
    if (!isOpen && many > 0 && reply.status === 404)
      world.found(
        'whoever has something can send it back',
        `the return portal opens for order ${placed.number}: ${many} pieces were sent`,
        `it says ${reasonOf(reply)}`,
      );
    if (isOpen)
      await checkOffers(
        world,
        placed,
        (await device.browser.get(reply.headers.location ?? '')).body,
      );
    const how = isOpen ? '' : ` (rejected: ${reasonOf(reply)})`;
    return `${placed.person.name} opens the return portal for order ${placed.number}${how}.`;
  },
};

/** Requests the invoice, which issues it if the order can have one. */
const takeInvoice: Action = {
  name: 'take-invoice',
  weight: 2,
  draw: (world) => {
    const placed = ofSomebody(world);
    return placed && { order: placed.label };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const device = placed && customerOf(placed);
    if (!placed || !device) return null;
    world.acting = device;
    const query = new URLSearchParams({ kind: 'invoice', order: placed.id, locale: 'de-de' });
    const reply = await device.browser.get(`/api/order/document?${query.toString()}`);
    const how = reply.status === 200 ? '' : ` (rejected: ${reasonOf(reply)})`;
    return `${nameOf(device)} takes the invoice of order ${placed.number}${how}.`;
  },
};

export const afterSale: readonly Action[] = [cancelOwn, withdraw, openPortal, takeInvoice];
