import { randomUUID } from 'node:crypto';
import { CARDS, openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { expireOrder } from './expire-order.server';
import { finishOrder } from './finish-order.server';
import { loadConfirmation } from './load-confirmation.server';
import {
  newGuest,
  LAST_PIECE,
  rows,
  SHIRT,
  SOCKS,
  stockOf,
  orderRequestOf,
  withOrders,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';
import { reconcileOrders } from './reconcile-orders.server';
import { submitOrder } from './submit-order.server';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';

const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
// A hundred customers share ten connections: the tests are about their orders, not the machine's
// speed.
beforeAll(() => void database(FOR_BATCHES));
const call = withApi({
  '/webhook': {
    default: apiRoute({ POST: takeWebhook }, { writers: 'signed' }),
    config: { api: { bodyParser: false } },
  },
});

const orders = () =>
  rows<{ id: string; status: string; number: string }>('SELECT * FROM shop.orders ORDER BY number');
const outbox = () => rows('SELECT key FROM shop.outbox');
const statusOf = async (id: string) => (await orders()).find((order) => order.id === id)?.status;
const sessionOf = async (orderId: string) =>
  (
    await rows<{ session_id: string }>('SELECT session_id FROM shop.payments WHERE order_id = $1', [
      orderId,
    ])
  )[0]?.session_id ?? '';

async function submitted(request: Parameters<typeof submitOrder>[0]) {
  const outcome = await submitOrder(request);
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome;
}

/** Pays on the provider's page as a browser does. */
async function pay(orderId: string) {
  const id = await sessionOf(orderId);
  const { token = '' } = await openPage(payment(), id);
  const { status } = await submitCard(payment(), id, { number: CARDS.success, token });
  expect(status).toBe(303);
}

/** The provider's event that reports it. */
async function eventOf(orderId: string) {
  const { receiver } = payment();
  for (let tries = 0; tries < 2_500; tries += 1) {
    const found = receiver.calls.find(({ body }) => body.includes(orderId));
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('no event came');
}

const post = (body: string, signature: string) =>
  call('/webhook', { method: 'POST', body, headers: { 'stripe-signature': signature } });

test('BSK-08: of 100 customers who order the last piece one succeeds, 99 are rejected clearly, and stock is 0', async () => {
  const customers = await Promise.all(
    Array.from({ length: 100 }, () => newGuest({ [LAST_PIECE]: 1 })),
  );
  const placed = await Promise.all(
    customers.map((session) => placeOrder(orderRequestOf(session, { shownTotal: 3495 }))),
  );
  expect(placed.filter(({ ok }) => ok)).toHaveLength(1);
  const rejected = placed.filter((each) => !each.ok && each.code === 'out_of_stock');
  expect(rejected).toHaveLength(99);
  expect(await stockOf(LAST_PIECE)).toBe(0);
  expect(await orders()).toHaveLength(1);
});

test('overlapping baskets can be ordered concurrently without a deadlock', async () => {
  const one = { [SHIRT]: 1, [LAST_PIECE]: 1, [SOCKS]: 1 };
  const other = { [SOCKS]: 1, [LAST_PIECE]: 1, [SHIRT]: 1 };
  await rows('UPDATE shop.skus SET stock = 500 WHERE sku = $1', [LAST_PIECE]);
  const customers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => newGuest(at % 2 ? one : other)),
  );
  const placed = await Promise.all(
    customers.map((session) => placeOrder(orderRequestOf(session, { shownTotal: 5500 }))),
  );
  expect(placed.every(({ ok }) => ok)).toBe(true);
  expect([await stockOf(SHIRT), await stockOf(LAST_PIECE), await stockOf(SOCKS)]).toEqual([
    470, 470, 0,
  ]);
});

test('a form sent twice, concurrently or later, gives one order', async () => {
  const session = await newGuest();
  const request = orderRequestOf(session);
  const [one, other] = await Promise.all([submitted(request), submitted(request)]);
  expect(other).toEqual(one);
  expect(await submitted(request)).toEqual(one);
  expect(one.url).toMatch(/\/pay\/cs_test_/);
  expect(await stockOf(SHIRT)).toBe(499);
  expect((await orders()).map(({ number }) => number)).toEqual([
    expect.stringMatching(/^HGG-1\d{6}$/),
  ]);
});

test('a key of another customer finds no order', async () => {
  const request = orderRequestOf(await newGuest());
  await submitted(request);
  const stranger = await placeOrder({ ...request, session: await newGuest() });
  expect(stranger).toEqual({ ok: false, code: 'invalid' });
});

test('BSK-08: two tabs with one basket: the same order is placed once, a change replaces it', async () => {
  const session = await newGuest();
  const first = await submitted(orderRequestOf(session));
  expect(await submitted(orderRequestOf(session))).toEqual(first);
  await rows('UPDATE shop.basket_lines SET quantity = 2');
  const second = await submitted(orderRequestOf(session, { shownTotal: 4495 }));
  expect(second.orderId).not.toBe(first.orderId);
  expect(await statusOf(first.orderId)).toBe('cancelled');
  const ended = await payment().stripe.checkout.sessions.retrieve(await sessionOf(first.orderId));
  expect(ended.status).toBe('expired');
  expect(await stockOf(SHIRT)).toBe(498);
});

test('ORD-01: concurrent webhook and return: paid once, one email, and the basket is cleared', async () => {
  const session = await newGuest({ [SHIRT]: 1, [SOCKS]: 2 });
  const { orderId } = await submitted(orderRequestOf(session, { shownTotal: 3495 }));
  await rows('UPDATE shop.basket_lines SET quantity = 3 WHERE sku = $1', [SOCKS]);
  await pay(orderId);
  const { body, signature } = await eventOf(orderId);
  const [returned, ...heard] = await Promise.all([
    loadConfirmation(session, orderId),
    ...Array.from({ length: 5 }, () => post(body, signature)),
    reconcileOrders(),
  ]);
  expect(returned?.order.status).toBe('paid');
  expect(heard.slice(0, 5)).toMatchObject(Array.from({ length: 5 }, () => ({ status: 200 })));
  expect(await outbox()).toEqual([{ key: `order-paid:${orderId}` }]);
  expect(await rows('SELECT sku, quantity FROM shop.basket_lines')).toEqual([
    { sku: SOCKS, quantity: 1 },
  ]);
  expect(await rows('SELECT status, amount FROM shop.payments')).toEqual([
    { status: 'paid', amount: 3495 },
  ]);
  const again = await post(body, signature);
  expect([again.status, await outbox()]).toEqual([200, [{ key: `order-paid:${orderId}` }]]);
});

test('ORD-01: a forged webhook is rejected and changes nothing', async () => {
  const { orderId } = await submitted(orderRequestOf(await newGuest()));
  await pay(orderId);
  const { body, signature } = await eventOf(orderId);
  const forged = [
    post(body.replace('2495', '1'), signature),
    post(body, 't=1,v1=00'),
    post(body, ''),
  ];
  for (const { status } of await Promise.all(forged)) expect(status).toBe(400);
  expect(await statusOf(orderId)).toBe('pending');
});

test('a confirmation is shown only to the visitor who placed the order', async () => {
  const session = await newGuest();
  const { orderId } = await submitted(orderRequestOf(session));
  expect((await loadConfirmation(session, orderId))?.lines).toHaveLength(1);
  expect(await loadConfirmation(await newGuest(), orderId)).toBeNull();
  expect(await loadConfirmation(null, orderId)).toBeNull();
});

test('an unpaid order ends at the provider first, then its stock is returned once', async () => {
  const { orderId } = await submitted(orderRequestOf(await newGuest()));
  await payment().kill();
  await expect(expireOrder(orderId)).rejects.toThrow('payment provider');
  expect([await statusOf(orderId), await stockOf(SHIRT)]).toEqual(['pending', 499]);
  await payment().start();
  expect(await Promise.all([expireOrder(orderId), expireOrder(orderId)])).toEqual([
    'cancelled',
    'cancelled',
  ]);
  expect(await stockOf(SHIRT)).toBe(500);
});

test('an order paid before it ended is completed instead', async () => {
  const { orderId } = await submitted(orderRequestOf(await newGuest()));
  await pay(orderId);
  expect(await expireOrder(orderId)).toBe('paid');
  expect([await stockOf(SHIRT), await outbox()]).toEqual([499, [{ key: `order-paid:${orderId}` }]]);
});

test('a session whose id was lost in a crash is found again and ended', async () => {
  const { orderId } = await submitted(orderRequestOf(await newGuest()));
  const id = await sessionOf(orderId);
  await rows('UPDATE shop.payments SET session_id = NULL');
  expect(await expireOrder(orderId)).toBe('cancelled');
  expect((await payment().stripe.checkout.sessions.retrieve(id)).status).toBe('expired');
});

describe('a late payment', () => {
  /** Cancels without the provider's confirmation, as after an error of ours. */
  async function orderPaidAfterEnd() {
    const session = await newGuest({ [LAST_PIECE]: 1 });
    const { orderId } = await submitted(orderRequestOf(session, { shownTotal: 3495 }));
    await rows(`UPDATE shop.orders SET status = 'cancelled'`);
    await rows('UPDATE shop.skus SET stock = 1 WHERE sku = $1', [LAST_PIECE]);
    await pay(orderId);
    return { orderId, ...(await eventOf(orderId)) };
  }

  test('completes the order if its pieces are available', async () => {
    const { orderId, body, signature } = await orderPaidAfterEnd();
    await Promise.all([post(body, signature), post(body, signature)]);
    expect([await statusOf(orderId), await stockOf(LAST_PIECE)]).toEqual(['paid', 0]);
    expect(await outbox()).toHaveLength(1);
    expect(await rows('SELECT status FROM shop.payments')).toEqual([{ status: 'paid' }]);
  });

  test('is refunded once if they are not', async () => {
    const { orderId, body, signature } = await orderPaidAfterEnd();
    await rows('UPDATE shop.skus SET stock = 0 WHERE sku = $1', [LAST_PIECE]);
    await Promise.all([post(body, signature), post(body, signature)]);
    expect([await statusOf(orderId), await outbox()]).toEqual(['cancelled', []]);
    expect(await rows('SELECT status FROM shop.payments')).toEqual([{ status: 'refunded' }]);
    const [{ intent_id: intent } = { intent_id: '' }] = await rows<{ intent_id: string }>(
      'SELECT intent_id FROM shop.payments',
    );
    const refunds = await payment().query<{ amount: number }>(
      'select amount::int from payment.refund where payment_intent = $1',
      [intent],
    );
    expect(refunds).toEqual([{ amount: 3495 }]);
  });
});

test('ORD-01: the reconciling job completes or ends an order whose webhook and return are both lost', async () => {
  const paid = await submitted(orderRequestOf(await newGuest()));
  const overdue = await submitted(orderRequestOf(await newGuest()));
  await pay(paid.orderId);
  await rows(`UPDATE shop.payments SET changed_at = now() - interval '5 minutes'`);
  await rows(`UPDATE shop.orders SET expires_at = now() WHERE id = $1`, [overdue.orderId]);
  await reconcileOrders();
  expect(await statusOf(paid.orderId)).toBe('paid');
  expect(await statusOf(overdue.orderId)).toBe('cancelled');
  expect(await finishOrder(randomUUID())).toBeNull();
});

test('an unreachable provider leaves the order pending, and ordering again pays it', async () => {
  const session = await newGuest();
  await payment().kill();
  expect(await submitOrder(orderRequestOf(session))).toEqual({
    ok: false,
    code: 'payment_unavailable',
  });
  await payment().start();
  const { orderId } = await submitted(orderRequestOf(session));
  expect([await orders(), await stockOf(SHIRT)]).toMatchObject([[{ id: orderId }], 499]);
});
