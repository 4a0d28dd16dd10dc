import { order, payOrder, TOTAL } from './testing/orders';
import { refusal, type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
}, 120_000);

afterAll(async () => {
  await service.stop();
}, 30_000);

async function paidIntent(): Promise<string> {
  return String((await payOrder(service)).payment_intent);
}

test('a payment is refunded in part, then in full, and no further', async () => {
  const payment_intent = await paidIntent();
  const { refunds } = service.stripe;
  const part = await refunds.create({ payment_intent, amount: 995, reason: 'duplicate' });
  expect(part).toMatchObject({ object: 'refund', amount: 995, status: 'succeeded' });
  const { lastResponse: _, ...shape } = part;
  expect(await refunds.retrieve(part.id)).toMatchObject(shape);
  expect(await refusal(refunds.create({ payment_intent, amount: TOTAL }))).toMatchObject({
    statusCode: 400,
    param: 'amount',
  });
  const rest = await refunds.create({ payment_intent });
  expect(rest.amount).toBe(TOTAL - 995);
  expect(await refusal(refunds.create({ payment_intent }))).toMatchObject({
    code: 'charge_already_refunded',
  });
  const list = await refunds.list({ payment_intent });
  expect(list.data.map(({ id }) => id)).toEqual([rest.id, part.id]);
  expect(await refunds.list({ payment_intent, limit: 1 })).toMatchObject({ has_more: true });
});

test('simultaneous refunds never exceed the paid amount', async () => {
  const payment_intent = await paidIntent();
  const amount = Math.ceil(TOTAL / 3);
  const wanted = Array.from({ length: 6 }, () =>
    service.stripe.refunds.create({ payment_intent, amount }),
  );
  const done = (await Promise.allSettled(wanted)).filter(({ status }) => status === 'fulfilled');
  expect(done).toHaveLength(2);
});

test('one idempotency key is one refund', async () => {
  const payment_intent = await paidIntent();
  const idempotencyKey = 'refund-1';
  const create = (amount: number) =>
    service.stripe.refunds.create({ payment_intent, amount }, { idempotencyKey });
  const first = await create(100);
  expect((await create(100)).id).toBe(first.id);
  expect(await refusal(create(200))).toMatchObject({ type: 'StripeIdempotencyError' });
  expect((await service.stripe.refunds.list({ payment_intent })).data).toHaveLength(1);
});

test('an unpaid payment cannot be refunded', async () => {
  const { refunds } = service.stripe;
  await service.stripe.checkout.sessions.create(order());
  expect(await refusal(refunds.create({ payment_intent: 'pi_0' }))).toMatchObject({
    statusCode: 400,
    code: 'resource_missing',
    param: 'payment_intent',
  });
  expect(await refusal(refunds.create({ charge: 'ch_0', payment_intent: 'pi_0' }))).toMatchObject({
    code: 'parameter_unknown',
    param: 'charge',
  });
  expect(await refusal(refunds.retrieve('re_0'))).toMatchObject({ statusCode: 404 });
});
