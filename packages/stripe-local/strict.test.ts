import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { order, payOrder } from './testing/orders';
import { type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService({ PAYMENT_STRICT: 'true' });
});

afterAll(async () => {
  await service.stop();
});

test('requests above 25 in a second are rejected with the class of the client for them', async () => {
  const { stripe } = service;
  const { id } = await stripe.checkout.sessions.create(order());
  await pause(1_100);
  const read = () => stripe.checkout.sessions.retrieve(id);
  // Many more than 25, because a busy machine takes a while to send them.
  const sent = await Promise.all(Array.from({ length: 100 }, () => read().catch(Object)));
  const rejected = sent.filter((one) => one instanceof Stripe.errors.StripeRateLimitError);
  expect(rejected.length).toBeGreaterThan(0);
  expect(sent.filter((one) => 'id' in one).length).toBe(100 - rejected.length);
  expect(rejected[0]).toMatchObject({ statusCode: 429, code: 'rate_limit' });
  await pause(1_100);
  expect((await read()).id).toBe(id);
});

test('an event is sent only some time after the payment', async () => {
  await pause(1_100);
  const began = performance.now();
  await payOrder(service);
  await service.receiver.waitFor(1);
  // Measured from before the payment, so a slow machine can only make it longer.
  expect(performance.now() - began).toBeGreaterThan(990);
});
