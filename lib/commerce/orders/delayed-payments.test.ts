import { openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import type { Session } from '@/lib/shop/page-context/session';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { orderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import { expireOrder } from './expire-order.server';
import { loadConfirmation } from './load-confirmation.server';
import {
  newGuest,
  rows,
  SHIRT,
  stockOf,
  orderRequestOf,
  withOrders,
} from './orders.fixture.server';
import { submitOrder } from './submit-order.server';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';

withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const call = withApi({
  '/webhook': {
    default: apiRoute({ POST: takeWebhook }, { writers: 'signed' }),
    config: { api: { bodyParser: false } },
  },
});

const SUCCEEDS = 'DE89370400440532013000';
const FAILS = 'DE62370400440532013001';

/** Orders and pays by a debit that completes later. */
async function orderByDebit(session: Session, iban: string): Promise<string> {
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'sepaDebit' });
  const submitted = await submitOrder(orderRequestOf(session));
  if (!submitted.ok) throw new Error(submitted.code);
  const id = submitted.url?.split('/').at(-1) ?? '';
  const { token = '' } = await openPage(payment(), id);
  expect((await submitCard(payment(), id, { iban, token })).status).toBe(303);
  return submitted.orderId;
}

/** Waits for the provider's event about an order. */
async function eventOf(orderId: string, type: string) {
  const { receiver } = payment();
  for (let tries = 0; tries < 2_500; tries += 1) {
    const found = receiver.calls.find(
      ({ body }) => body.includes(orderId) && body.includes(`"type":"${type}"`),
    );
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no event ${type} came`);
}

/** Delivers the event with the result of the debit. */
async function deliver(orderId: string, type: string, times = 1): Promise<void> {
  const { body, signature } = await eventOf(orderId, type);
  const headers = { 'stripe-signature': signature };
  const sent = Array.from({ length: times }, () =>
    call('/webhook', { method: 'POST', body, headers }),
  );
  const rejected = (await Promise.all(sent)).filter(({ status }) => status !== 200);
  if (rejected.length > 0) throw new Error(`an event was answered with ${rejected[0]?.status}`);
}

const order = async (id: string) =>
  (await rows<{ status: string }>('SELECT status FROM shop.orders WHERE id = $1', [id]))[0]?.status;
const emails = async () =>
  (await rows<{ key: string }>('SELECT key FROM shop.outbox ORDER BY id')).map(({ key }) => key);
const linesOf = async ({ id }: Session) =>
  rows<{ sku: string; quantity: number }>(
    `SELECT sku, quantity FROM shop.basket_lines JOIN shop.baskets ON baskets.id = basket_id
     WHERE session_id = $1`,
    [id],
  );
const addShirt = ({ id }: Session) =>
  rows(
    `INSERT INTO shop.basket_lines (basket_id, sku, quantity)
     SELECT id, $2, 1 FROM shop.baskets WHERE session_id = $1`,
    [id, SHIRT],
  );

const COMPLETED = 'checkout.session.completed';
const SUCCEEDED = 'checkout.session.async_payment_succeeded';
const FAILED = 'checkout.session.async_payment_failed';

test('ORD-01: a delayed payment leaves the order pending, as the confirmation says', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, SUCCEEDS);
  expect(await loadConfirmation(session, orderId)).toMatchObject({
    isDelayed: true,
    order: { status: 'pending' },
  });
  expect(await linesOf(session)).toEqual([]);
  expect(await stockOf(SHIRT)).toBe(499);
  expect(await emails()).toEqual([`order-received:${orderId}`]);
});

test('ORD-01: the receipt of an order is confirmed at once although its payment takes days', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, SUCCEEDS);
  await deliver(orderId, COMPLETED, 2);
  expect(await emails()).toEqual([`order-received:${orderId}`]);
  const email = await orderNews('key', 'order-received', { orderId });
  const text = email ? letterText(email.letter) : '';
  expect(text).toContain('Ihre Zahlung dauert noch einige Tage.');
  expect(text).toContain('Leinenhemd');
});

test('ORD-01: a delayed payment completes its order once and keeps articles added since', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, SUCCEEDS);
  await deliver(orderId, COMPLETED, 2);
  await addShirt(session);
  // Due before the bank has responded: neither ended nor refunded.
  expect(await expireOrder(orderId)).not.toBe('cancelled');
  await deliver(orderId, SUCCEEDED, 3);
  await deliver(orderId, COMPLETED);
  expect(await order(orderId)).toBe('paid');
  expect(await emails()).toEqual([`order-received:${orderId}`, `order-paid:${orderId}`]);
  expect(await linesOf(session)).toEqual([{ sku: SHIRT, quantity: 1 }]);
  expect(await stockOf(SHIRT)).toBe(499);
});

test('ORD-01: repeated webhooks in the wrong order pay once', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, SUCCEEDS);
  await deliver(orderId, SUCCEEDED, 2);
  await deliver(orderId, COMPLETED, 3);
  await deliver(orderId, SUCCEEDED);
  expect(await order(orderId)).toBe('paid');
  expect(await emails()).toEqual([`order-paid:${orderId}`]);
  expect(await rows('SELECT status FROM shop.payments')).toEqual([{ status: 'paid' }]);
  expect(await stockOf(SHIRT)).toBe(499);
});

test('ORD-01: a failed delayed payment ends its order and returns its stock once', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, FAILS);
  await deliver(orderId, COMPLETED);
  await deliver(orderId, FAILED, 3);
  // Delivered late and out of order.
  await deliver(orderId, COMPLETED);
  expect(await order(orderId)).toBe('cancelled');
  expect(await stockOf(SHIRT)).toBe(500);
  expect(await loadConfirmation(session, orderId)).toMatchObject({ isDelayed: false });
  // The customer is notified of each once.
  expect(await emails()).toEqual([`order-received:${orderId}`, `payment-failed:${orderId}`]);
  const email = await orderNews('key', 'payment-failed', { orderId });
  expect(email && letterText(email.letter)).toContain(
    'Ihre Bank hat die Lastschrift nicht eingelöst.',
  );
});

test('ORD-01: the failure of a delayed payment is found without its webhook', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, FAILS);
  await eventOf(orderId, FAILED);
  await loadConfirmation(session, orderId);
  expect(await order(orderId)).toBe('cancelled');
  expect(await stockOf(SHIRT)).toBe(500);
});

test('ORD-01: while a delayed payment is in progress, the basket can be ordered again', async () => {
  const session = await newGuest();
  const orderId = await orderByDebit(session, SUCCEEDS);
  await deliver(orderId, COMPLETED);
  await addShirt(session);
  await rows(
    `INSERT INTO shop.checkouts (basket_id, address, shipping_method, payment_method)
     SELECT id, $2, 'standard', 'card' FROM shop.baskets WHERE session_id = $1`,
    [
      session.id,
      JSON.stringify({
        firstName: 'Max',
        lastName: 'Muster',
        street: 'Weg',
        houseNumber: '1',
        postalCode: '80331',
        city: 'München',
        country: 'DE',
        email: 'max@example.org',
      }),
    ],
  );
  const submitted = await submitOrder(orderRequestOf(session));
  expect(submitted).toMatchObject({ ok: true, url: expect.stringContaining('/pay/') });
  expect(submitted.ok && submitted.orderId).not.toBe(orderId);
});
