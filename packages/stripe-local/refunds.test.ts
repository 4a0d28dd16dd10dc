import { order, payOrder, TOTAL } from './testing/orders';
import { rejection, type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

async function paidPaymentIntent(): Promise<string> {
  return String((await payOrder(service)).payment_intent);
}

test('a payment is refunded in part, then in full, and no further', async () => {
  const payment_intent = await paidPaymentIntent();
  const { refunds } = service.stripe;
  const part = await refunds.create({ payment_intent, amount: 995, reason: 'duplicate' });
  expect(part).toMatchObject({ object: 'refund', amount: 995, status: 'succeeded' });
  const { lastResponse: _, ...shape } = part;
  expect(await refunds.retrieve(part.id)).toMatchObject(shape);
  expect(await rejection(refunds.create({ payment_intent, amount: TOTAL }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  const rest = await refunds.create({ payment_intent });
  expect(rest.amount).toBe(TOTAL - 995);
  expect(await rejection(refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  const list = await refunds.list({ payment_intent });
  expect(list.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  expect(await refunds.list({ payment_intent, limit: 1 })).toMatchObject({ has_more: true });
});

test('refunds are listed page by page, in both directions and by their charge', async () => {
  const payment_intent = await paidPaymentIntent();
  const { refunds } = service.stripe;
  const refundIds: string[] = [];
  for (const amount of [100, 200, 300]) {
    refundIds.unshift((await refunds.create({ payment_intent, amount })).id);
  }
  const ids = ({ data }: { data: { id: string }[] }) => data.map(({ id }) => id);
  const first = await refunds.list({ payment_intent, limit: 2 });
  expect([ids(first), first.has_more]).toEqual([refundIds.slice(0, 2), true]);
  const rest = await refunds.list({ payment_intent, limit: 2, starting_after: refundIds[1] ?? '' });
  expect([ids(rest), rest.has_more]).toEqual([refundIds.slice(2), false]);
  const before = await refunds.list({
    payment_intent,
    limit: 2,
    ending_before: refundIds[2] ?? '',
  });
  expect([ids(before), before.has_more]).toEqual([refundIds.slice(0, 2), false]);
  const every: string[] = [];
  for await (const { id } of refunds.list({ payment_intent, limit: 1 })) every.push(id);
  expect(every).toEqual(refundIds);
  const charge = String(rest.data[0]?.charge);
  expect(ids(await refunds.list({ charge }))).toEqual(refundIds);
  expect(ids(await refunds.list({ created: { gt: 4_000_000_000 } }))).toEqual([]);
  expect(await rejection(refunds.list({ starting_after: 're_0' }))).toMatchObject({
    code: 'resource_missing',
    param: 'starting_after',
  });
});

test('a charge is refunded by its own id and returned with its refunds', async () => {
  const { stripe } = service;
  const session = await payOrder(service);
  const shown = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['payment_intent.latest_charge'],
  });
  const intent = shown.payment_intent;
  if (typeof intent !== 'object' || typeof intent?.latest_charge !== 'object') throw new Error();
  const { id: charge = '' } = intent.latest_charge ?? {};
  const refund = await stripe.refunds.create({ charge, amount: 5, expand: ['charge'] });
  expect(refund.charge).toMatchObject({ id: charge, amount_refunded: 5 });
  const expand = ['latest_charge.refunds'];
  expect(await stripe.paymentIntents.retrieve(intent.id, { expand })).toMatchObject({
    latest_charge: { id: charge, refunds: { data: [{ id: refund.id }], has_more: false } },
  });
});

test('a refund that was rejected keeps its answer for its key', async () => {
  const payment_intent = await paidPaymentIntent();
  const { refunds } = service.stripe;
  const idempotencyKey = 'too-much';
  const tooMuch = () => refunds.create({ payment_intent, amount: TOTAL + 1 }, { idempotencyKey });
  expect((await rejection(tooMuch())).headers).not.toHaveProperty('idempotent-replayed');
  expect(await rejection(tooMuch())).toMatchObject({
    statusCode: 400,
    param: 'amount',
    headers: { 'idempotent-replayed': 'true' },
  });
});

test('simultaneous refunds never exceed the paid amount', async () => {
  const payment_intent = await paidPaymentIntent();
  const amount = Math.ceil(TOTAL / 3);
  const wanted = Array.from({ length: 6 }, () =>
    service.stripe.refunds.create({ payment_intent, amount }),
  );
  const done = (await Promise.allSettled(wanted)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(2);
});

test('one idempotency key is one refund', async () => {
  const payment_intent = await paidPaymentIntent();
  const idempotencyKey = 'refund-1';
  const create = (amount: number) =>
    service.stripe.refunds.create({ payment_intent, amount }, { idempotencyKey });
  const first = await create(100);
  expect((await create(100)).id).toBe(first.id);
  expect(await rejection(create(200))).toMatchObject({ type: 'StripeIdempotencyError' });
  expect((await service.stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test('an unpaid payment cannot be refunded', async () => {
  const { refunds } = service.stripe;
  await service.stripe.checkout.sessions.create(order());
  expect(await rejection(refunds.create({ payment_intent: 'pi_0' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payment_intent',
  });
  expect(await rejection(refunds.create({ charge: 'ch_0' }))).toMatchObject({
    code: 'resource_missing',
    param: 'charge',
  });
  const both = refunds.create({ charge: 'ch_0', payment_intent: 'pi_0' });
  expect(await rejection(both)).toMatchObject({ statusCode: 400, param: 'charge' });
  expect(await rejection(refunds.retrieve('re_0'))).toMatchObject({ statusCode: 404 });
});
