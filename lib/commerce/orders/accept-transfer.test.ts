import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { sendFromOutbox } from '@/lib/messaging/outbox/send-from-outbox.server';
import { database } from '@/lib/platform/db/database.server';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { orderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import { payTransfer, takeTransfer } from './accept-transfer.server';
import { anonymise, isUnpaidAndOld } from './anonymise-orders.server';
import { expireOrder } from './expire-order.server';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { ordered, orderRow, TOTAL } from './order-life.fixture.server';
import {
  newGuest,
  rows,
  SHIRT,
  stockOf,
  orderRequestOf,
  withOrders,
} from './orders.fixture.server';
import { noteTransferred } from './settle-refund.server';
import { listOwed } from './staff-orders.server';
import { submitOrder } from './submit-order.server';
import { viewOrder } from './view-order.server';

withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const outbox = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );

describe('BSK-08: an order by bank transfer', () => {
  test('is accepted at once by invoice, waits by prepayment, and empties the basket either way', async () => {
    const invoice = await ordered('invoice');
    expect(invoice.url).toBeNull();
    expect((await orderRow(invoice.orderId))?.status).toBe('accepted');
    const prepaid = await ordered('prepayment');
    expect((await orderRow(prepaid.orderId))?.status).toBe('pending');
    expect(await rows('SELECT 1 FROM shop.basket_lines')).toEqual([]);
    expect(await outbox()).toEqual(['order-accepted', 'prepayment-request']);
  });

  test('has a code for its transfer on its page and in its email, until it is paid', async () => {
    for (const method of ['invoice', 'prepayment'] as const) {
      const { orderId } = await ordered(method);
      const order = await viewOrder(orderId);
      expect(order?.transferDetails.map(({ name }) => name)).toContain('IBAN');
      expect(order?.transferCode?.src).toMatch(/^data:image\/svg/);
      const kind = method === 'invoice' ? 'order-accepted' : 'prepayment-request';
      const email = await orderNews('key', kind, { orderId });
      const picture = email?.letter.parts.find((part) => part.kind === 'picture');
      expect(email?.pictures?.map(({ name }) => name)).toEqual([picture?.name]);
      await payTransfer(orderId);
      expect(await viewOrder(orderId)).toMatchObject({ transferDetails: [], transferCode: null });
    }
  });

  test('by invoice names the days of delivery in its email, by prepayment none', async () => {
    for (const [method, kind, isNamed] of [
      ['invoice', 'order-accepted', true],
      ['prepayment', 'prepayment-request', false],
    ] as const) {
      const { orderId } = await ordered(method);
      const email = await orderNews('key', kind, { orderId });
      const details = email?.letter.parts.flatMap((part) =>
        part.kind === 'details' ? part.details.map(({ name }) => name) : [],
      );
      expect(details?.includes('Voraussichtlich bei Ihnen')).toBe(isNamed);
    }
  });

  test('is rejected by invoice above its limit', async () => {
    const session = await newGuest({ [SHIRT]: 20 });
    await rows('UPDATE shop.prices SET price = 3000');
    await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'invoice' });
    const submitted = await submitOrder(orderRequestOf(session, { shownTotal: 60000 }));
    expect(submitted).toEqual({ ok: false, code: 'payment_missing' });
    expect(await rows('SELECT 1 FROM shop.orders')).toEqual([]);
  });

  test('by prepayment is paid once, by either staff or expiry', async () => {
    const { orderId } = await ordered('prepayment');
    const outcomes = await Promise.all([
      payTransfer(orderId),
      payTransfer(orderId),
      expireOrder(orderId),
    ]);
    const status = (await orderRow(orderId))?.status;
    const isPaid = outcomes.slice(0, 2).includes(true);
    expect(outcomes.slice(0, 2).filter(Boolean).length).toBe(isPaid ? 1 : 0);
    expect(status).toBe(isPaid ? 'paid' : 'cancelled');
    expect(await stockOf(SHIRT)).toBe(isPaid ? 498 : 500);
  });

  test('ends after seven days without payment, returns its stock and notifies the customer', async () => {
    const { orderId } = await ordered('prepayment');
    const [{ days } = { days: 0 }] = await rows<{ days: number }>(
      'SELECT round(extract(epoch FROM expires_at - placed_at) / 86400)::int AS days FROM shop.orders',
    );
    expect(days).toBe(7);
    expect(await expireOrder(orderId)).toBe('cancelled');
    expect([await stockOf(SHIRT), await payTransfer(orderId)]).toEqual([500, false]);
    expect(await outbox()).toEqual(['prepayment-request', 'order-cancelled']);
  });
});

test('ORD-02: records money for an ended prepayment as owed to the customer once, and shows it to staff', async () => {
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
  const taken = await Promise.all([takeTransfer(orderId), takeTransfer(orderId)]);
  expect(taken.toSorted()).toEqual(['not_payable', 'owed']);
  expect(await listOwed()).toMatchObject([{ reason: 'late', money: TOTAL, currency: 'eur' }]);
  const view = await viewOrder(orderId);
  expect([view?.status, view?.left, await stockOf(SHIRT)]).toEqual(['cancelled', 0, 500]);
  expect(await outbox()).toEqual(['prepayment-request', 'order-cancelled', 'transfer-late']);
  const email = await orderNews('key', 'transfer-late', {
    orderId,
    refundId: (await rows<{ id: string }>('SELECT id FROM shop.refunds'))[0]?.id,
  });
  expect(email && letterText(email.letter)).toMatch(
    /nachdem die Bestellung storniert war\. Wir überweisen 49,95\s€/,
  );
  expect([await noteTransferred(orderId), await listOwed()]).toEqual([1, []]);
});

test('sends no email about the order of a deleted customer, and does not retry', async () => {
  const { orderId } = await ordered('prepayment');
  await expireOrder(orderId);
  await rows(`UPDATE shop.orders SET cancelled_at = now() - interval '31 days'`);
  await database().execute(anonymise(isUnpaidAndOld(10)));
  expect(await takeTransfer(orderId)).toBe('owed');
  await sendFromOutbox(`transfer-late:${orderId}`);
  expect(
    await rows(`SELECT 1 FROM shop.outbox WHERE kind = 'transfer-late' AND sent_at IS NULL`),
  ).toEqual([]);
});

test('ORD-02: is paid by a transfer that arrives in time, and nothing is owed', async () => {
  const { orderId } = await ordered('prepayment');
  expect([await takeTransfer(orderId), await takeTransfer(orderId)]).toEqual([
    'paid',
    'not_payable',
  ]);
  expect(await listOwed()).toEqual([]);
});
