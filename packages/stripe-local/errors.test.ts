import Stripe from 'stripe';
import { order } from './testing/orders';
import {
  rejection,
  type RunningService,
  SECRET_KEY,
  startService,
} from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

test('a wrong key, an unknown object and an unknown path get the errors of the API', async () => {
  const stranger = service.clientWith('sk_test_somebody_else');
  expect(await rejection(stranger.checkout.sessions.create(order()))).toMatchObject({
    statusCode: 401,
    type: 'StripeAuthenticationError',
    message: 'Invalid API Key provided: sk_t****else',
  });
  expect((await fetch(`${service.origin}/v1/refunds`)).status).toBe(401);
  expect(await rejection(service.stripe.checkout.sessions.retrieve('cs_test_0'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
    param: 'session',
  });
  expect(await rejection(service.stripe.paymentIntents.retrieve('pi_0'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  expect(await rejection(service.stripe.customers.create({}))).toMatchObject({
    statusCode: 404,
    message: 'Unrecognized request URL (POST: /v1/customers).',
  });
});

test.each(['payment_intents', 'charges', 'prices'])(
  'searching %s is an unknown path',
  async (kind) => {
    const response = await service.fetch(`/v1/${kind}/search?query=status%3Asucceeded`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({
      error: { message: `Unrecognized request URL (GET: /v1/${kind}/search).` },
    });
  },
);

test.each([
  ['402', 'StripeCardError', { code: 'card_declined', decline_code: 'generic_decline' }],
  ['403', 'StripePermissionError', {}],
  ['409', 'StripeAPIError', { code: 'lock_timeout' }],
  ['429', 'StripeRateLimitError', { code: 'rate_limit' }],
  ['503', 'StripeAPIError', { rawType: 'api_error' }],
])('a request can ask for an error with status %s', async (status, type, rest) => {
  const { hostname: host, port } = new URL(service.origin);
  const httpClient = Stripe.createFetchHttpClient((url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('x-payment-fault', status);
    return fetch(url, { ...init, headers });
  });
  const options = { host, port, protocol: 'http', httpClient, maxNetworkRetries: 0 } as const;
  const stripe = new Stripe(SECRET_KEY, options);
  expect(await rejection(stripe.checkout.sessions.create(order()))).toMatchObject({
    statusCode: Number(status),
    type,
    ...rest,
  });
});

test('metadata of a payment is rejected in a session that takes none', async () => {
  const sent = service.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    success_url: 'http://shop.localhost:3000/back',
    payment_intent_data: { metadata: { order: '1' } },
  });
  expect(await rejection(sent)).toMatchObject({
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'payment_intent_data[metadata][order]',
  });
});
