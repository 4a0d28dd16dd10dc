import * as paymentPages from '@/packages/stripe-local/testing/orders';
import * as paymentService from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { database } from '@/lib/platform/db/database.server';
import { cancelPieces } from './cancel-pieces.server';
import { expireOrder } from './expire-order.server';
import { LAST_PIECE, rows, SHIRT, stockOf } from './orders.fixture.server';
import { reconcileOrders } from './reconcile-orders.server';
import { grantAllowance } from './return-pieces.server';
import { settleRefund } from './settle-refund.server';
import { pageId, waitingForLocks, withShop } from './shop-browser.fixture.server';

const { guest, payment, payPage, deliver } = withShop(openTestDatabase, {
  ...paymentService,
  ...paymentPages,
});

const UNAVAILABLE = '/de-de/checkout/review?error=payment_unavailable';

/** Makes every insert into a table of the payment service fail, as a full disk would. */
const breakService = (table: 'session' | 'refund') =>
  payment().query(`
    CREATE OR REPLACE FUNCTION payment.break() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
    CREATE TRIGGER break BEFORE INSERT ON payment.${table}
      FOR EACH ROW EXECUTE FUNCTION payment.break()`);
const mendService = (table: 'session' | 'refund') =>
  payment().query(`DROP TRIGGER break ON payment.${table}`);

const refunded = () =>
  payment().query<{ amount: number }>('SELECT amount FROM payment.refund ORDER BY created_at');
const orders = () => rows<{ id: string; status: string }>('SELECT id, status FROM shop.orders');
const orderId = async () => (await orders())[0]?.id ?? '';
const sessionStatus = async (page: string) =>
  (await payment().stripe.checkout.sessions.retrieve(pageId(page))).status;

beforeEach(() => payment().query('DELETE FROM payment.refund'));

/** Simulates a crash after the provider's response and before it was stored. */
const forgetPage = () => rows('UPDATE shop.payments SET session_id = NULL');
const renameLines = () => rows(`UPDATE shop.order_lines SET name = name || ' (neu)'`);

/** Without the provider, and without giving back stock. */
const cancelAll = () => rows(`UPDATE shop.orders SET status = 'cancelled'`);

async function buy(page: string) {
  expect(await payPage(page)).toBe(303);
  expect(await deliver(page)).toBe(200);
}

test('an order whose first attempt failed at the provider is paid with a new one', async () => {
  const client = await guest();
  await breakService('session');
  expect(await client.order(2495)).toBe(UNAVAILABLE);
  await mendService('session');
  const page = await client.order(2495);
  expect(page).toMatch(/\/pay\//);
  await buy(page);
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
});

test('an order whose first attempt failed at the provider ends in time and returns its stock', async () => {
  const client = await guest();
  await breakService('session');
  await client.order(2495);
  await mendService('session');
  expect(await expireOrder(await orderId())).toBe('cancelled');
  expect(await stockOf(SHIRT)).toBe(500);
});

test('an order whose page the provider does not know ends in time, and its stock comes back', async () => {
  const client = await guest();
  await client.order(2495);
  await rows(`UPDATE shop.payments SET session_id = 'cs_test_unknown'`);
  expect(await expireOrder(await orderId())).toBe('cancelled');
  expect(await stockOf(SHIRT)).toBe(500);
});

test('an order whose texts have changed since its first attempt can be paid', async () => {
  const client = await guest();
  await client.order(2495);
  await forgetPage();
  await renameLines();
  expect(await client.order(2495)).toMatch(/\/pay\//);
});

test('if two pages are paid, one counts and the other is refunded', async () => {
  const client = await guest();
  const first = await client.order(2495);
  await forgetPage();
  await renameLines();
  const second = await client.order(2495);
  await buy(first);
  await buy(second);
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
  expect(await rows('SELECT session_id, status FROM shop.payments')).toEqual([
    { session_id: pageId(first), status: 'paid' },
  ]);
  expect(await refunded()).toEqual([{ amount: 2495 }]);
  expect(await stockOf(SHIRT)).toBe(499);
});

test('an expired page that is not the order’s own does not end it', async () => {
  const client = await guest();
  const first = await client.order(2495);
  await forgetPage();
  await renameLines();
  const second = await client.order(2495);
  await payment().stripe.checkout.sessions.expire(pageId(first));
  expect(await deliver(first, 'checkout.session.expired')).toBe(200);
  expect(await orders()).toMatchObject([{ status: 'pending' }]);
  await buy(second);
  expect(await orders()).toMatchObject([{ status: 'paid' }]);
});

test('if two pages are opened concurrently, one is shown and the other cannot be paid', async () => {
  const client = await guest();
  await breakService('session');
  await client.order(2495);
  await mendService('session');
  const id = await orderId();
  const quicker = await payment().stripe.checkout.sessions.create(
    paymentPages.order({ client_reference_id: id }),
  );
  const held = await database().$client.connect();
  await held.query('BEGIN');
  await held.query('UPDATE shop.payments SET session_id = $1', [quicker.id]);
  const slower = client.order(2495);
  await waitingForLocks(1);
  await held.query('COMMIT');
  held.release();
  expect(await slower).toBe(quicker.url);
  const made = await payment().query(
    `SELECT status FROM payment.session WHERE details::text LIKE $1 ORDER BY created_at`,
    [`%${id}%`],
  );
  expect(made).toEqual([{ status: 'open' }, { status: 'expired' }]);
});

test('an order placed long before its first page can still be paid', async () => {
  const client = await guest();
  await breakService('session');
  await client.order(2495);
  await mendService('session');
  await rows(`UPDATE shop.orders SET placed_at = placed_at - interval '50 minutes',
    expires_at = expires_at - interval '50 minutes'`);
  await rows(`UPDATE shop.payments SET attempted_at = attempted_at - interval '50 minutes'`);
  const page = await client.order(2495);
  expect(page).toMatch(/\/pay\//);
  expect(await sessionStatus(page)).toBe('open');
});

describe('a refund', () => {
  /** An order of two pieces, one of which is cancelled. */
  async function cancelled() {
    const client = await guest({ [SHIRT]: 2 });
    await buy(await client.order(4495));
    const [line] = await rows<{ id: string }>('SELECT id FROM shop.order_lines');
    await cancelPieces(await orderId(), [{ lineId: line?.id ?? '', quantity: 1 }]);
    const [refund] = await rows<{ id: string }>('SELECT id FROM shop.refunds');
    return refund?.id ?? '';
  }
  const statusOf = async () =>
    (await rows<{ status: string }>('SELECT status FROM shop.refunds'))[0]?.status;

  test('that failed at the provider is made once, with a new attempt', async () => {
    const refundId = await cancelled();
    await breakService('refund');
    await expect(settleRefund(refundId)).rejects.toThrow('payment provider');
    await mendService('refund');
    await settleRefund(refundId);
    await settleRefund(refundId);
    expect([await statusOf(), await refunded()]).toEqual(['done', [{ amount: 2000 }]]);
  });

  /** Two refunds of one order, of which the second is given back, or tried to. */
  async function cancelledAndGranted() {
    const first = await cancelled();
    const granted = await grantAllowance(await orderId(), 500);
    return { first, second: granted.ok ? granted.value.refundId : '' };
  }
  const refundRow = (id: string) =>
    rows('SELECT status, attempted_at FROM shop.refunds WHERE id = $1', [id]);

  test('is given back alone, and another of its order stays open', async () => {
    const { first, second } = await cancelledAndGranted();
    await settleRefund(second);
    expect(await refunded()).toEqual([{ amount: 500 }]);
    expect([await refundRow(first), await refundRow(second)]).toMatchObject([
      [{ status: 'open' }],
      [{ status: 'done' }],
    ]);
  });

  test('that the provider failed leaves another of its order at its own try', async () => {
    const { first, second } = await cancelledAndGranted();
    // Both began in the same millisecond.
    await rows('UPDATE shop.refunds SET attempted_at = now()');
    const before = await refundRow(first);
    await breakService('refund');
    await expect(settleRefund(second)).rejects.toThrow('payment provider');
    await mendService('refund');
    expect(await refundRow(first)).toEqual(before);
  });

  test('that was made but not recorded is found a week later and not repeated', async () => {
    const refundId = await cancelled();
    await settleRefund(refundId);
    await rows(`UPDATE shop.refunds SET status = 'open', provider_id = NULL, done_at = NULL`);
    await payment().query('DELETE FROM payment.idempotency_key');
    await settleRefund(refundId);
    expect([await statusOf(), await refunded()]).toEqual(['done', [{ amount: 2000 }]]);
  });

  test('of a late payment that failed at the provider is made once, with a new attempt', async () => {
    const client = await guest({ [LAST_PIECE]: 1 });
    const page = await client.order(3495);
    await cancelAll();
    await payPage(page);
    await breakService('refund');
    expect(await deliver(page)).toBe(503);
    await mendService('refund');
    expect([await deliver(page), await deliver(page)]).toEqual([200, 200]);
    expect(await refunded()).toEqual([{ amount: 3495 }]);
    expect(await rows('SELECT status FROM shop.payments')).toEqual([{ status: 'refunded' }]);
  });
});

describe('a late payment that is refunded', () => {
  /** The first of two pages of an order that has ended, and whose pieces are sold out since. */
  async function pageOfEnded() {
    const client = await guest();
    const first = await client.order(2495);
    await forgetPage();
    await renameLines();
    await client.order(2495);
    await cancelAll();
    await rows(`UPDATE shop.payments SET changed_at = now() - interval '1 hour'`);
    await rows('UPDATE shop.skus SET stock = 0 WHERE sku = $1', [SHIRT]);
    return first;
  }

  test('is recorded with its page, its id and its time, and its order stays cancelled', async () => {
    const page = await pageOfEnded();
    await buy(page);
    const paid = await payment().stripe.checkout.sessions.retrieve(pageId(page));
    expect(await orders()).toMatchObject([{ status: 'cancelled' }]);
    expect(
      await rows(`SELECT status, session_id, intent_id,
        changed_at > now() - interval '1 minute' AS is_new FROM shop.payments`),
    ).toEqual([
      { status: 'refunded', session_id: paid.id, intent_id: paid.payment_intent, is_new: true },
    ]);
  });

  test('changes the payment of no other order', async () => {
    const page = await pageOfEnded();
    await (await guest({ [LAST_PIECE]: 1 })).order(3495);
    const others = () => rows(`SELECT * FROM shop.payments WHERE amount = 3495`);
    const before = await others();
    await buy(page);
    expect([before.length, await others()]).toEqual([1, before]);
  });
});

test('a round of the reconciling job that exceeds its time leaves other orders to the next one', async () => {
  for (const customer of [await guest(), await guest()]) {
    // With statistics of one payment, PostgreSQL once chose a plan that claimed both.
    await rows('ANALYZE shop.payments');
    expect(await payPage(await customer.order(2495))).toBe(303);
  }
  await rows(`UPDATE shop.payments SET changed_at = now() - interval '5 minutes'`);
  const paid = async () => (await orders()).filter(({ status }) => status === 'paid').length;
  await reconcileOrders(1);
  expect(await paid()).toBe(1);
  await reconcileOrders(1);
  expect(await paid()).toBe(2);
});

test.each([
  { longerAgo: 'others', minutes: 1 },
  { longerAgo: 'overdue orders', minutes: 9 },
])(
  'a round of the reconciling job checks overdue orders and others by turns, also if $longerAgo were checked longer ago',
  async ({ minutes }) => {
    for (let nth = 0; nth < 4; nth += 1) await (await guest()).order(2495);
    const overdue = (await orders()).slice(2).map(({ id }) => id);
    await rows(
      `UPDATE shop.payments SET changed_at =
       now() - make_interval(mins => CASE WHEN order_id = ANY($1) THEN $2::int ELSE 5 END)`,
      [overdue, minutes],
    );
    await rows('UPDATE shop.orders SET expires_at = now() WHERE id = ANY($1)', [overdue]);
    await reconcileOrders();
    const checked = await rows<{ id: string }>(
      'SELECT order_id AS id FROM shop.payments ORDER BY changed_at',
    );
    expect(checked.map(({ id }) => overdue.includes(id))).toEqual([true, false, true, false]);
  },
);
