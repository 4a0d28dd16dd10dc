import { randomUUID } from 'node:crypto';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import type { PaymentMethod } from '@/lib/commerce/delivery/methods';
import type { PaymentSession } from '@/lib/commerce/payment/payment-session.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { cancelOrder } from './cancel-order.server';
import { cancelPieces } from './cancel-pieces.server';
import { declareWithdrawal } from './declare-withdrawal.server';
import { exchangePieces } from './exchange-pieces.server';
import { settleOrder } from './finish-order.server';
import { BASKET, linesOf, TOTAL } from './order-life.fixture.server';
import {
  LAST_PIECE,
  newGuest,
  orderRequestOf,
  rows,
  SHIRT,
  SOCKS,
  stockOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { receiveTransfer } from './receive-transfer.server';
import { grantAllowance, returnPieces } from './return-pieces.server';
import { promiseDelivery, shipPieces } from './ship-pieces.server';

withUnreachableProvider(openTestDatabase);

/** The part of an order that the gift card pays. */
const ON_CARD = 1000;

/** An order in a shop where each order is partly paid by the same gift card. */
async function placed(paymentMethod: PaymentMethod, onCard = ON_CARD): Promise<string> {
  const session = await newGuest(BASKET);
  await rows(
    `INSERT INTO shop.vouchers (project, code, kind, balance, currency)
     VALUES ('hgg', 'CARD', 'giftCard', $1, 'eur')
     ON CONFLICT (project, code) DO UPDATE SET balance = $1`,
    [onCard],
  );
  if (onCard > 0)
    await rows(
      `INSERT INTO shop.basket_vouchers (basket_id, code)
       SELECT id, 'CARD' FROM shop.baskets WHERE session_id = $1`,
      [session.id],
    );
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod });
  const order = await placeOrder(orderRequestOf(session, { shownTotal: TOTAL - onCard }));
  if (!order.ok) throw new Error(order.code);
  await rows('UPDATE shop.payments SET session_id = $1::text WHERE order_id = $2::uuid', [
    `cs_${order.orderId}`,
    order.orderId,
  ]);
  return order.orderId;
}

/** A parcel with everything in an order. */
const ship = (orderId: string) =>
  shipPieces(orderId, 'all', { carrier: 'dhl', number: randomUUID() });

const firstLine = async (orderId: string) => (await linesOf(orderId))[0]?.id ?? '';

/** Orders of other guests, in every state. */
async function placeOthers(): Promise<string[]> {
  const [prepaid, billed] = [await placed('prepayment'), await placed('invoice')];
  const [returned, ended] = [await placed('invoice'), await placed('prepayment')];
  await ship(returned);
  await returnPieces(returned, [{ lineId: await firstLine(returned), quantity: 1 }]);
  await declareWithdrawal(returned, { key: randomUUID(), name: 'Eva', pieces: 'all' });
  await cancelOrder(ended);
  // Last, so that its basket is full whatever the orders before it empty.
  const unpaid = await placed('card');
  return [unpaid, prepaid, billed, returned, ended];
}

const OF_ORDER = 'order_id = ANY($1)';
const OF_BASKET = 'basket_id IN (SELECT basket_id FROM shop.orders WHERE id = ANY($1))';
const ROWS_OF_ORDERS = {
  orders: 'id = ANY($1)',
  order_lines: OF_ORDER,
  payments: OF_ORDER,
  refunds: OF_ORDER,
  parcels: OF_ORDER,
  withdrawals: OF_ORDER,
  voucher_redemptions: OF_ORDER,
  baskets: OF_BASKET.replace('basket_id', 'id'),
  basket_lines: OF_BASKET,
  basket_vouchers: OF_BASKET,
  checkouts: OF_BASKET,
};

/** Every row that belongs to some orders and to the baskets they were placed from. */
const contentOf = (orderIds: string[]) =>
  Promise.all(
    Object.entries(ROWS_OF_ORDERS).map(async ([table, condition]) => ({
      table,
      rows: await rows(
        `SELECT to_jsonb(each) AS row FROM shop.${table} AS each WHERE ${condition} ORDER BY 1`,
        [orderIds],
      ),
    })),
  );

const page = (orderId: string, changes: Partial<PaymentSession>): PaymentSession => ({
  id: `cs_${orderId}`,
  orderId,
  url: null,
  status: 'complete',
  isPaid: false,
  hasFailed: false,
  intentId: null,
  amount: TOTAL - ON_CARD,
  currency: 'eur',
  ...changes,
});
const PAID = { isPaid: true, intentId: 'pi_1' };

/** The order after an event of its page, and the lines that are left in its basket. */
const settled = async (orderId: string, event: Partial<PaymentSession>) => [
  await settleOrder(orderId, page(orderId, event)),
  await rows(
    `SELECT sku FROM shop.basket_lines
     WHERE basket_id = (SELECT basket_id FROM shop.orders WHERE id = $1) ORDER BY sku`,
    [orderId],
  ),
];
const LINES = Object.keys(BASKET)
  .toSorted()
  .map((sku) => ({ sku }));

type Act = (orderId: string) => Promise<unknown>;
const DONE: unknown = expect.objectContaining({ ok: true });

const ACTS: [string, PaymentMethod, Act, unknown][] = [
  ['a payment by card', 'card', (id) => settled(id, PAID), ['paid', []]],
  ['a payment that takes days', 'card', (id) => settled(id, {}), ['pending', []]],
  ['an expired page', 'card', (id) => settled(id, { status: 'expired' }), ['cancelled', LINES]],
  ['a transfer', 'prepayment', (id) => receiveTransfer(id, null), { outcome: 'paid', surplus: 0 }],
  [
    'a transfer after its end',
    'prepayment',
    async (id) => {
      await cancelOrder(id);
      return receiveTransfer(id, null);
    },
    { outcome: 'owed' },
  ],
  ['a cancellation', 'invoice', (id) => cancelPieces(id, 'all'), DONE],
  ['the cancellation of a prepayment', 'prepayment', (id) => cancelPieces(id, 'all'), DONE],
  [
    'a cancelled piece',
    'prepayment',
    async (id) => cancelPieces(id, [{ lineId: await firstLine(id), quantity: 1 }]),
    DONE,
  ],
  ['a parcel', 'invoice', ship, DONE],
  [
    'a return',
    'invoice',
    async (id) => {
      await ship(id);
      return returnPieces(id, 'all');
    },
    DONE,
  ],
  [
    'an exchange',
    'invoice',
    async (id) => {
      await ship(id);
      const pieces = { lineId: await firstLine(id), quantity: 1 };
      return exchangePieces(id, pieces, { sku: LAST_PIECE });
    },
    DONE,
  ],
  [
    'a withdrawal',
    'invoice',
    (id) => declareWithdrawal(id, { key: randomUUID(), name: 'Max', pieces: 'all' }),
    DONE,
  ],
  ['an allowance', 'invoice', (id) => grantAllowance(id, 100), DONE],
  ['a promised day', 'invoice', (id) => promiseDelivery(id, '2026-12-24'), DONE],
];

test.each(ACTS)('ORD-02: %s changes only its own order', async (_, method, act, outcome) => {
  const others = await placeOthers();
  const before = await contentOf(others);
  const orderId = await placed(method);
  const own = await contentOf([orderId]);
  expect(await act(orderId)).toEqual(outcome);
  expect(await contentOf(others)).toEqual(before);
  expect(await contentOf([orderId])).not.toEqual(own);
});

test('ORD-01: a payment after its end revives only its own order', async () => {
  const others = await placeOthers();
  const before = await contentOf(others);
  const orderId = await placed('card', 0);
  await cancelOrder(orderId);
  expect(await settleOrder(orderId, page(orderId, { ...PAID, amount: TOTAL }))).toBe('paid');
  expect(await contentOf(others)).toEqual(before);
});

test('ORD-01: an order that a gift card pays in full is paid, and no other is', async () => {
  const others = await placeOthers();
  const before = await contentOf(others);
  const orderId = await placed('card', TOTAL);
  expect(await rows('SELECT status, paid_at FROM shop.orders WHERE id = $1', [orderId])).toEqual([
    { status: 'paid', paid_at: expect.any(Date) },
  ]);
  expect(await contentOf(others)).toEqual(before);
});

test('ORD-01: an order that is revived takes its own pieces, and none of another that ended', async () => {
  const [orderId, other] = [await placed('card', 0), await placed('card', 0)];
  await Promise.all([cancelOrder(orderId), cancelOrder(other)]);
  await rows('UPDATE shop.skus SET stock = $2 WHERE sku = $1', [SHIRT, BASKET[SHIRT]]);
  expect(await settleOrder(orderId, page(orderId, { ...PAID, amount: TOTAL }))).toBe('paid');
  expect(await stockOf(SHIRT)).toBe(0);
});

test('ORD-01: a payment keeps what was added to its basket since, although others have ordered it', async () => {
  await rows('UPDATE shop.order_lines SET quantity = 10 WHERE order_id = $1', [
    await placed('card', 0),
  ]);
  const orderId = await placed('card');
  const basketId = '(SELECT basket_id FROM shop.orders WHERE id = $1)';
  await rows(`UPDATE shop.basket_lines SET quantity = quantity + 1 WHERE basket_id = ${basketId}`, [
    orderId,
  ]);
  await rows(
    `INSERT INTO shop.basket_lines (basket_id, sku, parts, quantity)
     SELECT ${basketId}, added.sku, added.parts, 1
     FROM (VALUES ($2, '{}'::text[]), ($3, ARRAY[$4])) AS added (sku, parts)`,
    [orderId, LAST_PIECE, SHIRT, SOCKS],
  );
  await settleOrder(orderId, page(orderId, PAID));
  const kept = await rows(
    `SELECT sku, parts, quantity FROM shop.basket_lines WHERE basket_id = ${basketId}
     ORDER BY sku, parts`,
    [orderId],
  );
  expect(kept).toEqual([
    { sku: SHIRT, parts: [], quantity: 1 },
    { sku: SHIRT, parts: [SOCKS], quantity: 1 },
    { sku: LAST_PIECE, parts: [], quantity: 1 },
    { sku: SOCKS, parts: [], quantity: 1 },
  ]);
});

test('ORD-01: a payment keeps a code that was entered since, although another order has used it', async () => {
  await rows(
    `INSERT INTO shop.voucher_redemptions (order_id, project, code, amount)
     VALUES ($1, 'hgg', 'LATER', 500)`,
    [await placed('card', 0)],
  );
  const orderId = await placed('card');
  await rows(
    `INSERT INTO shop.basket_vouchers (basket_id, code)
     SELECT basket_id, 'LATER' FROM shop.orders WHERE id = $1`,
    [orderId],
  );
  await settleOrder(orderId, page(orderId, PAID));
  const kept = await rows(
    `SELECT code FROM shop.basket_vouchers
     WHERE basket_id = (SELECT basket_id FROM shop.orders WHERE id = $1)`,
    [orderId],
  );
  expect(kept).toEqual([{ code: 'LATER' }]);
});
