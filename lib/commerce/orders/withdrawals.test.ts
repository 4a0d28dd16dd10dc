import { randomUUID } from 'node:crypto';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { orderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import { CARDS, openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer, takeTransfer } from './accept-transfer.server';
import { expireOrder } from './expire-order.server';
import { cookieOf, linesOf, ordered, orderRow, TOTAL } from './order-life.fixture.server';
import { takeCancellation, takeWithdrawal } from '@/lib/api/orders/order-page-endpoints.server';
import { rows, SHIRT, SOCKS, stockOf, withOrders } from './orders.fixture.server';
import { shipPieces } from './ship-pieces.server';
import { listOwed } from './staff-orders.server';
import { viewOrder } from './view-order.server';

withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const config = { api: { bodyParser: false } };
const call = withApi({
  '/api/order/cancel': { default: apiRoute({ POST: takeCancellation }), config },
  '/api/order/withdraw': { default: apiRoute({ POST: takeWithdrawal }), config },
});

/** A debit that is in progress for days. */
const SUCCEEDS_LATER = 'DE89370400440532013000';

type Placed = Awaited<ReturnType<typeof ordered>>;

/** Sends the order page's JSON as the visitor who placed the order. */
async function send(step: 'cancel' | 'withdraw', { session, orderId }: Placed, fields: object) {
  const reply = await call(`/api/order/${step}?locale=de-de`, {
    method: 'POST',
    headers: {
      host: 'hgg.localhost:3000',
      'sec-fetch-site': 'same-origin',
      cookie: await cookieOf(session),
      'content-type': 'application/json',
    },
    body: JSON.stringify({ orderId, name: 'Max Muster', requestKey: randomUUID(), ...fields }),
  });
  return { status: reply.status, body: JSON.parse(reply.text) };
}

const shirtsOf = async (orderId: string, quantity = 1) => [
  { lineId: (await linesOf(orderId))[0]?.id ?? '', quantity },
];

const outbox = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );

const cancelled = async (orderId: string) => (await linesOf(orderId)).map((line) => line.cancelled);

/** The email about the latest refund of an order, as text. */
async function refundEmail(orderId: string): Promise<string> {
  const [refund] = await rows<{ id: string }>(
    'SELECT id FROM shop.refunds ORDER BY created_at DESC LIMIT 1',
  );
  const email = await orderNews('key', 'order-cancelled', { orderId, refundId: refund?.id });
  return email ? letterText(email.letter) : '';
}

describe.each(['withdraw', 'cancel'] as const)(
  'ORD-02: %s a part of an unpaid prepayment',
  (step) => {
    test('cancels the pieces, reduces the amount due and tells the customer the new one', async () => {
      const order = await ordered('prepayment');
      const { orderId } = order;
      const { status } = await send(step, order, { lines: await shirtsOf(orderId) });
      expect(status).toBe(200);
      expect(await cancelled(orderId)).toEqual([1, 0]);
      expect(await stockOf(SHIRT)).toBe(499);
      const view = await viewOrder(orderId);
      expect([view?.status, view?.left]).toEqual(['pending', TOTAL - 2000]);
      expect(await refundEmail(orderId)).toMatch(/29,95\s€/);
      expect((await outbox()).filter((kind) => kind === 'order-cancelled')).toHaveLength(1);
      expect((await outbox()).includes('withdrawal-received')).toBe(step === 'withdraw');
    });

    test('leaves the rest to be paid, after which nothing more is owed', async () => {
      const order = await ordered('prepayment');
      await send(step, order, { lines: await shirtsOf(order.orderId) });
      expect(await payTransfer(order.orderId)).toBe(true);
      await send(step, order, { all: true });
      expect(await rows('SELECT money, credited FROM shop.refunds ORDER BY created_at')).toEqual([
        { money: 0, credited: 2000 },
        { money: TOTAL - 2000, credited: 0 },
      ]);
    });

    test('returns its stock once if the rest is never paid', async () => {
      const order = await ordered('prepayment');
      await send(step, order, { lines: await shirtsOf(order.orderId) });
      expect(await expireOrder(order.orderId)).toBe('cancelled');
      expect(await stockOf(SHIRT)).toBe(500);
      // Staff see the reduced amount arrive too late.
      expect(await takeTransfer(order.orderId)).toBe('owed');
      expect(await listOwed()).toMatchObject([{ money: TOTAL - 2000 }]);
    });

    test('ends the order with its last piece', async () => {
      const order = await ordered('prepayment');
      await send(step, order, { lines: await shirtsOf(order.orderId, 2) });
      expect((await send(step, order, { all: true })).status).toBe(200);
      expect((await orderRow(order.orderId))?.status).toBe('cancelled');
      expect(await stockOf(SHIRT)).toBe(500);
    });
  },
);

test('ORD-02: an order whose rest is covered by gift cards after a cancellation is paid', async () => {
  const order = await ordered('prepayment');
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 0, 'eur')`);
  await rows(`INSERT INTO shop.voucher_redemptions (order_id, project, code, amount)
    VALUES ('${order.orderId}', 'hgg', 'CARD', 1000)`);
  await rows('UPDATE shop.orders SET gift_cards = 1000');
  await rows('UPDATE shop.payments SET amount = amount - 1000');
  await send('cancel', order, { lines: await shirtsOf(order.orderId, 2) });
  expect((await orderRow(order.orderId))?.status).toBe('paid');
  expect(await rows('SELECT balance FROM shop.vouchers')).toEqual([{ balance: 5 }]);
  expect((await outbox()).includes('order-paid')).toBe(true);
});

test('ORD-02: gift cards are returned once if the rest of a prepayment is never paid', async () => {
  const order = await ordered('prepayment');
  await rows('DELETE FROM shop.vouchers');
  await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
    VALUES ('hgg', 'CARD', 'giftCard', 0, 'eur')`);
  await rows(`INSERT INTO shop.voucher_redemptions (order_id, project, code, amount, returned)
    VALUES ('${order.orderId}', 'hgg', 'CARD', 1000, 400)`);
  await expireOrder(order.orderId);
  expect(await rows('SELECT balance FROM shop.vouchers')).toEqual([{ balance: 600 }]);
});

test('ORD-02: a repeated withdrawal is declared once and confirmed both times', async () => {
  const order = await ordered('invoice');
  const declaration = { requestKey: randomUUID(), all: true };
  expect((await send('withdraw', order, declaration)).status).toBe(200);
  expect((await send('withdraw', order, declaration)).status).toBe(200);
  expect((await outbox()).filter((kind) => kind === 'withdrawal-received')).toHaveLength(1);
});

test('ORD-02: a key used for another order’s withdrawal is rejected', async () => {
  const declaration = { requestKey: randomUUID(), all: true };
  await send('withdraw', await ordered('prepayment'), declaration);
  const other = await ordered('prepayment');
  expect((await send('withdraw', other, declaration)).status).toBe(400);
  expect(await cancelled(other.orderId)).toEqual([0, 0]);
});

test('ORD-02: a partial withdrawal from an order with an open payment page is rejected', async () => {
  const order = await ordered('card');
  const { status, body } = await send('withdraw', order, {
    lines: await shirtsOf(order.orderId),
  });
  expect([status, body.code]).toEqual([409, 'not_paid_yet']);
  expect(await outbox()).toEqual([]);
  expect(await rows('SELECT 1 FROM shop.withdrawals')).toEqual([]);
});

test('ORD-02: a complete withdrawal from an order with an open payment page closes that first', async () => {
  const order = await ordered('card');
  expect((await send('withdraw', order, { all: true })).status).toBe(200);
  expect((await orderRow(order.orderId))?.status).toBe('cancelled');
  expect(await stockOf(SHIRT)).toBe(500);
  expect(await outbox()).toEqual(['withdrawal-received']);
});

test('ORD-02: a withdrawal is rejected while a debit is in progress', async () => {
  const order = await ordered('sepaDebit');
  const page = order.url?.split('/').at(-1) ?? '';
  const { token = '' } = await openPage(payment(), page);
  await submitCard(payment(), page, { iban: SUCCEEDS_LATER, token });
  const { status, body } = await send('withdraw', order, { all: true });
  expect([status, body.code]).toEqual([409, 'not_paid_yet']);
  expect(await outbox()).toEqual(['order-received']);
  expect(await stockOf(SHIRT)).toBe(498);
});

test('ORD-02: an order paid in the meantime is withdrawn from as a paid one', async () => {
  const order = await ordered('card');
  const page = order.url?.split('/').at(-1) ?? '';
  const { token = '' } = await openPage(payment(), page);
  await submitCard(payment(), page, { number: CARDS.success, token });
  expect((await send('withdraw', order, { all: true })).status).toBe(200);
  expect(await rows('SELECT money FROM shop.refunds')).toEqual([{ money: TOTAL }]);
});

test.each([
  ['', 400],
  ['x'.repeat(81), 400],
  ['伟', 200],
  ['x'.repeat(80), 200],
])('ORD-02: a withdrawal in the name of “%s” gets %i', async (name, status) => {
  const order = await ordered('prepayment');
  const reply = await send('withdraw', order, { name, all: true });
  expect(reply.status).toBe(status);
  expect(reply.body.code).toBe(status === 400 ? 'name_invalid' : undefined);
});

test('ORD-02: a withdrawal states for each line how many pieces are returned by parcel; the others are cancelled', async () => {
  const order = await ordered('invoice');
  const { orderId } = order;
  await shipPieces(orderId, await shirtsOf(orderId, 1), { carrier: 'DHL', number: '1' });
  expect((await send('withdraw', order, { all: true })).status).toBe(200);
  const [shirts, socks] = await linesOf(orderId);
  const [declared] = await rows('SELECT id, lines FROM shop.withdrawals');
  expect(declared?.['lines']).toEqual([
    { lineId: shirts?.id, quantity: 2, toReturn: 1 },
    { lineId: socks?.id, quantity: 1, toReturn: 0 },
  ]);
  expect(await cancelled(orderId)).toEqual([1, 1]);
  expect(await rows(`SELECT payload FROM shop.outbox WHERE kind = 'withdrawal-received'`)).toEqual([
    { payload: { orderId, withdrawalId: declared?.['id'] } },
  ]);
});

test('ORD-02: a withdrawal from a completely shipped order cancels nothing', async () => {
  const order = await ordered('invoice');
  await shipPieces(order.orderId, 'all', { carrier: 'DHL', number: '1' });
  expect((await send('withdraw', order, { all: true })).status).toBe(200);
  expect(await rows('SELECT 1 FROM shop.withdrawals')).toHaveLength(1);
  expect(await cancelled(order.orderId)).toEqual([0, 0]);
});

test('ORD-02: each shipped piece is withdrawn from once', async () => {
  const order = await ordered('invoice');
  await shipPieces(order.orderId, 'all', { carrier: 'DHL', number: '1' });
  const one = async () => send('withdraw', order, { lines: await shirtsOf(order.orderId, 1) });
  const statuses = [await one(), await one(), await one()].map(({ status }) => status);
  expect(statuses).toEqual([200, 200, 409]);
});

test('ORD-02: one line or piece less than all is not a complete withdrawal', async () => {
  const order = await ordered('card');
  const [shirts, socks] = await linesOf(order.orderId);
  const nearly = [shirts, socks].map((line) => ({ lineId: line?.id ?? '', quantity: 1 }));
  expect((await send('withdraw', order, { lines: nearly })).status).toBe(409);
  const pair = await ordered('card', { [SHIRT]: 1, [SOCKS]: 1 }, 2995);
  const one = await send('withdraw', pair, { lines: await shirtsOf(pair.orderId, 1) });
  expect([one.status, (await orderRow(pair.orderId))?.status]).toEqual([409, 'pending']);
});
