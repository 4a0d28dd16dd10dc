import type Stripe from 'stripe';
import { CARDS, openPage, order, payOrder, submitCard, TOTAL } from './testing/orders';
import { type RunningService, startService, WEBHOOK_SECRET } from './testing/running-service';
import type { ReceivedCall } from './testing/webhook-receiver';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

beforeEach(() => {
  service.receiver.calls.length = 0;
  service.receiver.statuses.length = 0;
});

afterAll(async () => {
  await service.stop();
});

/** The event, verified by the vendor's client. */
function verified(call: ReceivedCall | undefined): Stripe.Event {
  if (!call) throw new Error('no webhook came');
  const { body, signature } = call;
  return service.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
}

test('sends the shop a payment with a valid signature', async () => {
  const session = await payOrder(service);
  const [call] = await service.receiver.waitFor(1);
  expect(verified(call)).toMatchObject({
    object: 'event',
    type: 'checkout.session.completed',
    api_version: '2026-10-28.endive',
    data: {
      object: {
        id: session.id,
        client_reference_id: 'HGG-1000001',
        payment_status: 'paid',
        payment_intent: session.payment_intent,
      },
    },
  });
});

test('a forged event is rejected', async () => {
  await payOrder(service);
  const [call] = await service.receiver.waitFor(1);
  const { body = '', signature = '' } = call ?? {};
  const { webhooks } = service.stripe;
  const forged = body.replace(String(TOTAL), '1');
  expect(() => webhooks.constructEvent(forged, signature, WEBHOOK_SECRET)).toThrow(/signature/);
  expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
});

test('sends sessions that end unpaid, by request or by time', async () => {
  const { sessions } = service.stripe.checkout;
  const created = await sessions.create(order());
  await sessions.expire(created.id, {}, { idempotencyKey: 'end-1' });
  const [first] = await service.receiver.waitFor(1);
  expect(verified(first)).toMatchObject({
    type: 'checkout.session.expired',
    data: { object: { id: created.id, status: 'expired', url: null } },
    request: { idempotency_key: 'end-1' },
  });
  const forgotten = await sessions.create(order());
  await service.query(
    `update payment.session set expires_at = now() - interval '1 second' where id = $1`,
    [forgotten.id],
  );
  const [, second] = await service.receiver.waitFor(2);
  expect(verified(second)).toMatchObject({
    type: 'checkout.session.expired',
    data: { object: { id: forgotten.id } },
    request: { id: null },
  });
});

test('sends a session whose expiry is first noticed by a reader', async () => {
  const { sessions } = service.stripe.checkout;
  const { id } = await sessions.create(order());
  await service.query(
    `update payment.session set expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect((await sessions.retrieve(id)).status).toBe('expired');
  const [call] = await service.receiver.waitFor(1);
  expect(verified(call)).toMatchObject({
    type: 'checkout.session.expired',
    data: { object: { id } },
  });
});

test('sends a refund with its charge', async () => {
  const { payment_intent: intent } = await payOrder(service);
  await service.stripe.refunds.create({ payment_intent: String(intent), amount: 995 });
  const calls = await service.receiver.waitFor(2);
  const refunded = calls.map(verified).find(({ type }) => type === 'charge.refunded');
  expect(refunded?.data.object).toMatchObject({
    object: 'charge',
    payment_intent: intent,
    amount_refunded: 995,
    refunded: false,
  });
});

test('a failed event is repeated unchanged with a new signature', async () => {
  service.receiver.statuses.push(500, 302, 503);
  await payOrder(service);
  const calls = await service.receiver.waitFor(4);
  const ids = calls.map((call) => verified(call).id);
  expect(ids).toHaveLength(4);
  expect(new Set(ids).size).toBe(1);
  // A delivered event is not repeated.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(service.receiver.calls).toHaveLength(4);
});

test('a kill between payment and webhook loses nothing: the event is delivered after the start', async () => {
  // The shop is down, so events sent before the kill are not accepted.
  service.receiver.statuses.push(...Array<number>(50).fill(500));
  const { id } = await service.stripe.checkout.sessions.create(order());
  const { token = '' } = await openPage(service, id);
  await submitCard(service, id, { number: CARDS.success, token });
  await service.kill();
  const before = service.receiver.calls.length;
  service.receiver.statuses.length = 0;
  await service.start();
  const calls = await service.receiver.waitFor(before + 1);
  expect(verified(calls[before])).toMatchObject({
    type: 'checkout.session.completed',
    data: { object: { id, status: 'complete' } },
  });
  expect(await service.stripe.checkout.sessions.retrieve(id)).toMatchObject({
    payment_status: 'paid',
  });
});

test('a kill during payments leaves each paid with its event or open without one', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, async () => {
      const { id } = await service.stripe.checkout.sessions.create(order());
      const { token = '' } = await openPage(service, id);
      return { id, token };
    }),
  );
  const payments = ids.map(({ id, token }) =>
    submitCard(service, id, { number: CARDS.success, token }).catch(() => undefined),
  );
  await Promise.any(payments);
  await service.kill();
  const responses = await Promise.all(payments);
  await service.start();
  const sessions = await Promise.all(
    ids.map(({ id }) => service.stripe.checkout.sessions.retrieve(id)),
  );
  const paid = sessions.filter(({ status }) => status === 'complete').map(({ id }) => id);
  const acknowledged = ids.filter((_, at) => responses[at]?.status === 303).map(({ id }) => id);
  expect(paid).toEqual(expect.arrayContaining(acknowledged));
  const notified = async () =>
    new Set(service.receiver.calls.map((call) => sessionOf(verified(call))));
  const deadline = Date.now() + 100_000;
  while ((await notified()).size < paid.length && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect([...(await notified())].sort()).toEqual(paid.sort());
});

const sessionOf = ({ type, data }: Stripe.Event) =>
  type === 'checkout.session.completed' ? data.object.id : type;
