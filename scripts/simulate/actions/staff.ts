import { randomUUID } from 'node:crypto';
import { takeTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import type { PiecesToChange } from '@/lib/commerce/orders/order-change.server';
import { grantAllowance, returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { noteTransferred } from '@/lib/commerce/orders/settle-refund.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { number, text, type Action, type Parameters } from '@/scripts/simulate/step';
import type { PlacedOrder, World } from '@/scripts/simulate/world';
import { oneOf, orderOf } from './people';

const isLive = ({ paying }: PlacedOrder) => paying !== 'ended' && paying !== 'unpaid';

/**
 * Draws one of the last orders, mostly of those that staff can do something with.
 * @param isFit default: paid for, or to be paid by transfer
 */
function anyOrder(world: World, isFit = isLive): Parameters | null {
  const orders = world.random.isTrue(0.85) ? world.orders.filter(isFit) : world.orders;
  const placed = oneOf(world, orders.slice(-12));
  return placed && { order: placed.label };
}

/** Pieces to change: one of the first line that has one left, or all. */
async function piecesOf(
  world: World,
  { id }: PlacedOrder,
  isOne: boolean,
): Promise<PiecesToChange | null> {
  if (!isOne) return 'all';
  const [line] = await world.shop.query<{ id: string }>(
    `SELECT id FROM shop.order_lines WHERE order_id = $1 AND quantity > cancelled + returned
     ORDER BY position LIMIT 1`,
    [id],
  );
  return line ? [{ lineId: line.id, quantity: 1 }] : null;
}

const endOf = (changed: { ok: true } | { ok: false; code: string }) =>
  changed.ok ? '' : ` (rejected: ${changed.code})`;

const ship: Action = {
  name: 'ship',
  weight: 6,
  draw: (world) => {
    const order = anyOrder(world);
    return order && { ...order, isOne: world.random.isTrue(0.4) };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const pieces = placed && (await piecesOf(world, placed, given['isOne'] === true));
    if (!placed || !pieces) return null;
    const shipped = await shipPieces(placed.id, pieces, { carrier: 'DHL', number: randomUUID() });
    if (shipped.ok) placed.isShipped = true;
    const what = pieces === 'all' ? 'what is left' : 'one piece';
    return `Staff ship ${what} of order ${placed.number}${endOf(shipped)}.`;
  },
};

const takeMoney: Action = {
  name: 'take-transfer',
  weight: 5,
  draw: ({ random, orders }) => {
    const open = orders.filter(({ paying }) => paying === 'transfer');
    return open.length > 0 ? { order: random.one(open).label } : null;
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    if (!placed) return null;
    const outcome = await takeTransfer(placed.id);
    if (outcome === 'paid') placed.paying = 'paid';
    return `Staff see the money of order ${placed.number} (${outcome}).`;
  },
};

const cancel: Action = {
  name: 'staff-cancel',
  weight: 2,
  draw: (world) => {
    const order = anyOrder(world);
    return order && { ...order, isOne: world.random.isTrue(0.5) };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const pieces = placed && (await piecesOf(world, placed, given['isOne'] === true));
    if (!placed || !pieces) return null;
    const cancelled = await cancelPieces(placed.id, pieces);
    const what = pieces === 'all' ? 'what is left' : 'one piece';
    return `Staff cancel ${what} of order ${placed.number}${endOf(cancelled)}.`;
  },
};

const takeBack: Action = {
  name: 'take-back',
  weight: 3,
  draw: (world) => {
    const order = anyOrder(world, ({ isShipped }) => isShipped);
    if (!order) return null;
    return { ...order, isOne: world.random.isTrue(0.6), isDamaged: world.random.isTrue(0.2) };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    const pieces = placed && (await piecesOf(world, placed, given['isOne'] === true));
    if (!placed || !pieces) return null;
    const isDamaged = given['isDamaged'] === true;
    const before = isDamaged ? await returnedOf(world, placed) : [];
    const returned = await returnPieces(placed.id, pieces, { isDamaged });
    // Damaged pieces are not put back into stock.
    if (returned.ok && isDamaged)
      for (const { sku, returned: now } of await returnedOf(world, placed)) {
        const known = before.find((each) => each.sku === sku)?.returned ?? 0;
        const article = world.articles.find((each) => each.sku === sku);
        if (article) article.boughtIn -= now - known;
      }
    const what = pieces === 'all' ? 'everything' : 'one piece';
    const how = isDamaged ? ', damaged' : '';
    return `Staff take ${what} of order ${placed.number} back${how}${endOf(returned)}.`;
  },
};

const returnedOf = ({ shop }: World, { id }: PlacedOrder) =>
  shop.query<{ sku: string; returned: number }>(
    'SELECT sku, sum(returned)::int AS returned FROM shop.order_lines WHERE order_id = $1 GROUP BY sku',
    [id],
  );

const allow: Action = {
  name: 'allowance',
  weight: 1,
  draw: (world) => {
    const order = anyOrder(world);
    return order && { ...order, cents: world.random.between(1, 20) * 100 };
  },
  run: async (world, given) => {
    const placed = orderOf(world, given);
    if (!placed) return null;
    const cents = number(given, 'cents');
    const granted = await grantAllowance(placed.id, cents);
    return `Staff grant ${cents} cents off order ${placed.number}${endOf(granted)}.`;
  },
};

const transferBack: Action = {
  name: 'transfer-back',
  weight: 1,
  draw: (world) => anyOrder(world),
  run: async (world, given) => {
    const placed = orderOf(world, given);
    if (!placed) return null;
    const count = await noteTransferred(placed.id);
    return `Staff transfer what order ${placed.number} is owed (${count} refunds).`;
  },
};

/** Adds a delivery from the manufacturer to the stock. */
export async function buyIn(world: World, sku: string, pieces: number): Promise<void> {
  await world.shop.query('UPDATE shop.skus SET stock = stock + $2 WHERE sku = $1', [sku, pieces]);
  world.article(sku).boughtIn += pieces;
}

const restock: Action = {
  name: 'restock',
  weight: 1,
  draw: ({ random, articles }) => ({
    sku: random.one(articles).sku,
    pieces: random.between(1, 10),
  }),
  run: async (world, given) => {
    const [sku, pieces] = [text(given, 'sku'), number(given, 'pieces')];
    await buyIn(world, sku, pieces);
    return `${pieces} of ${sku} are bought in.`;
  },
};

const changePrice: Action = {
  name: 'change-price',
  weight: 1,
  draw: ({ random, articles }) => ({
    sku: random.one(articles).sku,
    cents: random.between(5, 30) * 100 - 5,
  }),
  run: async (world, given) => {
    const [sku, cents] = [text(given, 'sku'), number(given, 'cents')];
    await world.shop.query(
      `UPDATE shop.prices SET price = $2, strike_price = NULL WHERE sku = $1 AND currency = 'eur'`,
      [sku, cents],
    );
    return `${sku} costs ${cents} cents from now on.`;
  },
};

export const staff: readonly Action[] = [
  ship,
  takeMoney,
  cancel,
  takeBack,
  allow,
  transferBack,
  restock,
  changePrice,
];
