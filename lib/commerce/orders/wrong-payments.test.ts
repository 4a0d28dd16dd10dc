import { randomUUID } from 'node:crypto';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { signatureHeader } from '@/packages/stripe-local/webhooks/signature';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { expireOrder } from './expire-order.server';
import { receiveTransfer } from './receive-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { linesOf, ordered, orderRow } from './order-life.fixture.server';
import { newGuest, orderRequestOf, rows, withOrders } from './orders.fixture.server';
import { listOwed, loadNotes } from './staff-orders.server';
import { submitOrder } from './submit-order.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const call = withApi({
  '/webhook': {
    default: apiRoute({ POST: takeWebhook }, { writers: 'signed' }),
    config: { api: { bodyParser: false } },
  },
});

/** Delivers the event of a paid session, signed like the provider's. */
function deliver(id: string, orderId: string, amount: number) {
  const session = {
    id: 'cs_wrong',
    object: 'checkout.session',
    client_reference_id: orderId,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_wrong',
    amount_total: amount,
    currency: 'eur',
    url: null,
  };
  const type = 'checkout.session.completed';
  const body = JSON.stringify({ id, object: 'event', type, data: { object: session } });
  const signature = signatureHeader(body, WEBHOOK_SECRET, Math.floor(Date.now() / 1000));
  return call('/webhook', { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

async function pending(): Promise<string> {
  const submitted = await submitOrder(orderRequestOf(await newGuest()));
  if (!submitted.ok) throw new Error(submitted.code);
  return submitted.orderId;
}

const notes = async (orderId: string) => (await loadNotes(orderId)).map(({ text }) => text);

test('ORD-01: a payment of the wrong amount is accepted, noted once for staff, and pays nothing', async () => {
  const orderId = await pending();
  for (const id of ['evt_wrong_1', 'evt_wrong_1', 'evt_wrong_2'])
    expect((await deliver(id, orderId, 100)).status).toBe(200);
  expect((await orderRow(orderId))?.status).toBe('pending');
  expect(await notes(orderId)).toEqual([
    'the provider took 1.00 EUR (pi_wrong), but 24.95 EUR are due: refund it there and cancel the order',
  ]);
});

test('a transfer of more than the amount due pays the order, and the surplus is noted', async () => {
  const { orderId } = await ordered('prepayment');
  const [shirts] = await linesOf(orderId);
  await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  expect(await receiveTransfer(orderId, 4995)).toEqual({ outcome: 'paid', surplus: 2000 });
  expect(await notes(orderId)).toEqual([
    '49.95 EUR were transferred, 20.00 EUR more than was due: transfer them back',
  ]);
});

test('a surplus is noted in the currency of its order', async () => {
  const euros = await ordered('prepayment');
  const crowns = await ordered('prepayment');
  await rows(`UPDATE shop.orders SET currency = 'czk' WHERE id = $1`, [crowns.orderId]);
  for (const [{ orderId }, sum] of [
    [crowns, '50.00 CZK'],
    [euros, '50.00 EUR'],
  ] as const) {
    await receiveTransfer(orderId, 5000);
    expect(await notes(orderId)).toEqual([expect.stringMatching(`^${sum} were transferred`)]);
  }
});

test('a transfer of less than the amount due pays nothing', async () => {
  const { orderId } = await ordered('prepayment');
  expect(await receiveTransfer(orderId, 4994)).toEqual({ outcome: 'too_little', due: 4995 });
  expect((await orderRow(orderId))?.status).toBe('pending');
});

test('what is due for an order is the amount of its own payment', async () => {
  const one = await ordered('prepayment');
  const other = await ordered('prepayment');
  await rows('UPDATE shop.payments SET amount = 1000 WHERE order_id = $1', [one.orderId]);
  const dueOf = async ({ orderId }: { orderId: string }) => receiveTransfer(orderId, 100);
  expect([await dueOf(one), await dueOf(other)]).toEqual([
    { outcome: 'too_little', due: 1000 },
    { outcome: 'too_little', due: 4995 },
  ]);
});

test('what was transferred is owed if its order had ended, be it more or less than was due', async () => {
  for (const amount of [5995, 1000]) {
    const { orderId } = await ordered('prepayment');
    await expireOrder(orderId);
    expect(await receiveTransfer(orderId, amount)).toEqual({ outcome: 'owed' });
    expect((await listOwed()).at(-1)).toMatchObject({ reason: 'late', money: amount });
    expect(await notes(orderId)).toEqual([]);
    expect(await receiveTransfer(orderId, amount)).toEqual({ outcome: 'not_payable' });
  }
});

test('a transfer is no payment of an order that is paid at the provider, or unknown', async () => {
  for (const orderId of [await pending(), randomUUID()])
    expect(await receiveTransfer(orderId, 4995)).toEqual({ outcome: 'not_payable' });
});

test('a transfer is recorded together with its surplus, or not at all', async () => {
  const { orderId } = await ordered('prepayment');
  const rule = 'ALTER TABLE shop.order_notes';
  await rows(`${rule} ADD CONSTRAINT none_is_written CHECK (false) NOT VALID`);
  await expect(receiveTransfer(orderId, 5000)).rejects.toThrow('Failed query');
  await rows(`${rule} DROP CONSTRAINT none_is_written`);
  expect(await receiveTransfer(orderId, 5000)).toEqual({ outcome: 'paid', surplus: 5 });
  expect(await notes(orderId)).toHaveLength(1);
});

test.each([4995, null])(
  'a transfer of exactly the amount due (%p) is not noted',
  async (amount) => {
    const { orderId } = await ordered('prepayment');
    expect(await receiveTransfer(orderId, amount)).toEqual({ outcome: 'paid', surplus: 0 });
    expect(await notes(orderId)).toEqual([]);
  },
);
