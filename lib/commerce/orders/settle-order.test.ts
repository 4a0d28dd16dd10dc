import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import type { PaymentSession } from '@/lib/commerce/payment/payment-session.server';
import { finishOrder, settleOrder } from './finish-order.server';
import {
  newGuest,
  LAST_PIECE,
  rows,
  stockOf,
  orderRequestOf,
  withUnreachableProvider,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';

withUnreachableProvider(openTestDatabase);

const TOTAL = 3495;
const PROVIDER_AWAY = 'payment provider';

/** An order of the last piece, with its payment session. */
async function placed() {
  const placed = await placeOrder(
    orderRequestOf(await newGuest({ [LAST_PIECE]: 1 }), { shownTotal: TOTAL }),
  );
  if (!placed.ok) throw new Error(placed.code);
  const { orderId } = placed;
  const shown: PaymentSession = {
    id: `cs_test_${randomUUID()}`,
    orderId,
    url: null,
    status: 'open',
    isPaid: false,
    hasFailed: false,
    intentId: null,
    amount: TOTAL,
    currency: 'eur',
  };
  await rows('UPDATE shop.payments SET session_id = $1', [shown.id]);
  return { orderId, shown, paid: { ...shown, ...PAID } };
}

const PAID = { status: 'complete', isPaid: true, intentId: 'pi_1' } as const;

const order = async () =>
  (
    await rows<{ status: string; paid_at: Date | null; cancelled_at: Date | null }>(
      'SELECT status, paid_at, cancelled_at FROM shop.orders',
    )
  )[0];
const payment = async () =>
  (
    await rows<{ status: string; session_id: string; intent_id: string; delayed_at: Date | null }>(
      'SELECT status, session_id, intent_id, delayed_at FROM shop.payments',
    )
  )[0];
const basket = () => rows('SELECT sku FROM shop.basket_lines');
const emails = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );
const putAside = () =>
  rows(
    `INSERT INTO shop.basket_lines (basket_id, sku, quantity)
    SELECT id, $1, 1 FROM shop.baskets`,
    [LAST_PIECE],
  );
const cancel = () => rows(`UPDATE shop.orders SET status = 'cancelled', cancelled_at = now()`);
const restock = () => rows('UPDATE shop.skus SET stock = 1 WHERE sku = $1', [LAST_PIECE]);

test('ORD-01: exactly the amount due, in the order’s currency, pays it', async () => {
  const { orderId, paid } = await placed();
  expect(await settleOrder(orderId, paid)).toBe('paid');
  expect(await order()).toMatchObject({ status: 'paid', paid_at: expect.any(Date) });
  expect(await payment()).toMatchObject({ status: 'paid', session_id: paid.id, intent_id: 'pi_1' });
  expect([await basket(), await emails()]).toEqual([[], ['order-paid']]);
});

test.each([
  ['a minor unit less than is due', { amount: TOTAL - 1 }],
  ['a minor unit more than is due', { amount: TOTAL + 1 }],
  ['what is due in another currency', { currency: 'czk' }],
])('ORD-01: %s does not pay an order', async (_, difference) => {
  const { orderId, paid } = await placed();
  expect(await settleOrder(orderId, { ...paid, ...difference })).toBe('pending');
  expect(await order()).toMatchObject({ status: 'pending', paid_at: null });
  expect(await payment()).toMatchObject({ status: 'open', intent_id: null });
  expect([(await basket()).length, await emails()]).toEqual([1, []]);
});

test('ORD-01: staff are notified once of a payment with the wrong amount', async () => {
  const { orderId, paid } = await placed();
  for (let time = 0; time < 2; time += 1) await settleOrder(orderId, { ...paid, amount: 100 });
  expect(await rows('SELECT text FROM shop.order_notes')).toEqual([
    { text: expect.stringMatching(/1\.00 EUR \(pi_1\), but 34\.95 EUR are due/) },
  ]);
});

test('ORD-01: the email about a payment is about the order that was paid', async () => {
  const { orderId, paid } = await placed();
  await settleOrder(orderId, paid);
  expect(await rows('SELECT payload FROM shop.outbox')).toEqual([{ payload: { orderId } }]);
});

test('ORD-01: an open page does not change its order', async () => {
  const { orderId, shown } = await placed();
  expect(await settleOrder(orderId, shown)).toBe('pending');
  expect(await payment()).toMatchObject({ delayed_at: null });
  expect([(await basket()).length, await stockOf(LAST_PIECE)]).toEqual([1, 0]);
});

test.each([
  ['has expired', { status: 'expired' }],
  ['has failed', { status: 'complete', hasFailed: true }],
] as const)(
  'ORD-01: a page whose payment %s ends its order and returns its stock',
  async (_, end) => {
    const { orderId, shown } = await placed();
    expect(await settleOrder(orderId, { ...shown, ...end })).toBe('cancelled');
    expect(await order()).toMatchObject({ cancelled_at: expect.any(Date) });
    expect(await payment()).toMatchObject({ status: 'expired' });
    expect([await stockOf(LAST_PIECE), await emails()]).toEqual([1, []]);
  },
);

test('ORD-01: a payment that takes days empties the basket once', async () => {
  const { orderId, shown } = await placed();
  const complete = { ...shown, status: 'complete' } as const;
  expect(await settleOrder(orderId, complete)).toBe('pending');
  expect(await payment()).toMatchObject({ status: 'open', delayed_at: expect.any(Date) });
  expect(await basket()).toEqual([]);
  await putAside();
  expect(await settleOrder(orderId, complete)).toBe('pending');
  expect(await basket()).toHaveLength(1);
});

test.each([
  ['that pays an order', PAID],
  ['that takes days', { status: 'complete' }],
] as const)('ORD-01: the time of a payment %s is noted', async (_, event) => {
  const { orderId, shown } = await placed();
  await rows(`UPDATE shop.payments SET changed_at = now() - interval '1 hour'`);
  await settleOrder(orderId, { ...shown, ...event });
  expect(
    await rows(`SELECT changed_at > now() - interval '1 minute' AS is_new FROM shop.payments`),
  ).toEqual([{ is_new: true }]);
});

test('ORD-01: the arrival of a delayed payment keeps articles added since', async () => {
  const { orderId, shown, paid } = await placed();
  await settleOrder(orderId, { ...shown, status: 'complete' });
  await putAside();
  expect(await settleOrder(orderId, paid)).toBe('paid');
  expect(await basket()).toHaveLength(1);
});

test('ORD-01: the customer is notified of a failed delayed payment', async () => {
  const { orderId, shown } = await placed();
  await settleOrder(orderId, { ...shown, status: 'complete' });
  await settleOrder(orderId, { ...shown, status: 'complete', hasFailed: true });
  expect(await emails()).toEqual(['order-received', 'payment-failed']);
});

test.each([
  { status: 'expired' },
  { status: 'complete' },
  { status: 'complete', hasFailed: true },
] as const)('ORD-01: a page that the customer was not shown (%j) changes nothing', async (end) => {
  const { orderId, shown } = await placed();
  expect(await settleOrder(orderId, { ...shown, id: 'cs_other', ...end })).toBe('pending');
  expect(await payment()).toMatchObject({ session_id: shown.id, delayed_at: null });
  expect([(await basket()).length, await stockOf(LAST_PIECE)]).toEqual([1, 0]);
});

test('ORD-01: money paid on another page than the one shown counts', async () => {
  const { orderId, paid } = await placed();
  expect(await settleOrder(orderId, { ...paid, id: 'cs_other' })).toBe('paid');
  expect(await payment()).toMatchObject({ session_id: 'cs_other' });
});

test('ORD-01: a page completed after its order ended does not make it delayed', async () => {
  const { orderId, shown } = await placed();
  await cancel();
  expect(await settleOrder(orderId, { ...shown, status: 'complete' })).toBe('cancelled');
  expect(await payment()).toMatchObject({ delayed_at: null });
  expect(await basket()).toHaveLength(1);
});

test('ORD-01: a paid order is not ended by later events of its page', async () => {
  const { orderId, shown, paid } = await placed();
  await settleOrder(orderId, paid);
  expect(await settleOrder(orderId, { ...shown, status: 'expired' })).toBe('paid');
  expect(await stockOf(LAST_PIECE)).toBe(0);
});

describe('money for an order that has ended', () => {
  test('ORD-01: revives it while its pieces are available', async () => {
    const { orderId, paid } = await placed();
    await cancel();
    await restock();
    expect(await settleOrder(orderId, paid)).toBe('paid');
    expect(await order()).toMatchObject({ paid_at: expect.any(Date), cancelled_at: null });
    expect([await stockOf(LAST_PIECE), await emails()]).toEqual([0, ['order-paid']]);
  });

  test.each(['discount', 'gift_cards'])(
    'ORD-01: does not revive one that had %s',
    async (column) => {
      const { orderId, paid } = await placed();
      await cancel();
      await restock();
      await rows(`UPDATE shop.orders SET ${column} = 1`);
      await expect(settleOrder(orderId, paid)).rejects.toThrow(PROVIDER_AWAY);
      expect(await order()).toMatchObject({ status: 'cancelled', paid_at: null });
      expect([await stockOf(LAST_PIECE), await emails()]).toEqual([1, []]);
    },
  );

  test('ORD-01: stays to be refunded while the provider is unavailable', async () => {
    const { orderId, paid } = await placed();
    await cancel();
    await expect(settleOrder(orderId, paid)).rejects.toThrow(PROVIDER_AWAY);
    expect(await payment()).toMatchObject({ status: 'open' });
  });

  test('ORD-01: is not refunded twice', async () => {
    const { orderId, paid } = await placed();
    await cancel();
    await rows(`UPDATE shop.payments SET status = 'refunded'`);
    expect(await settleOrder(orderId, paid)).toBe('cancelled');
    expect(await emails()).toEqual([]);
  });

  test('ORD-01: throws while the payment to refund is unknown', async () => {
    const { orderId, paid } = await placed();
    await cancel();
    await expect(settleOrder(orderId, { ...paid, intentId: null })).rejects.toThrow(
      'names no payment',
    );
  });
});

test('ORD-01: repeated events of the same payment change nothing', async () => {
  const { orderId, paid } = await placed();
  await settleOrder(orderId, paid);
  expect(await settleOrder(orderId, paid)).toBe('paid');
  expect(await emails()).toEqual(['order-paid']);
});

test('ORD-01: a second payment of one order is refunded', async () => {
  const { orderId, paid } = await placed();
  await settleOrder(orderId, paid);
  const second = { ...paid, intentId: 'pi_2' };
  await expect(settleOrder(orderId, second)).rejects.toThrow(PROVIDER_AWAY);
  expect(await payment()).toMatchObject({ status: 'paid', intent_id: 'pi_1' });
});

test('ORD-01: an unknown order is neither settled nor finished', async () => {
  const { paid } = await placed();
  expect(await settleOrder(randomUUID(), paid)).toBeNull();
  expect(await finishOrder(randomUUID())).toBeNull();
});

test('ORD-01: an order without a page, or that has ended, is finished without the provider', async () => {
  const { orderId } = await placed();
  await expect(finishOrder(orderId)).rejects.toThrow(PROVIDER_AWAY);
  await rows('UPDATE shop.payments SET session_id = NULL');
  expect(await finishOrder(orderId)).toBe('pending');
  await rows(`UPDATE shop.payments SET session_id = 'cs_1'`);
  await cancel();
  expect(await finishOrder(orderId)).toBe('cancelled');
});
