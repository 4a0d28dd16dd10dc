import { openPage, order, payOrder, submitCard } from './testing/orders';
import { type RunningService, startService } from './testing/running-service';
import { typeErrors, type TypedResponse } from './testing/vendor-types';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

const EXPAND_SESSION = [
  'line_items',
  'payment_intent.latest_charge.refunds',
  'setup_intent.payment_method',
];
const SETUP = {
  mode: 'setup' as const,
  currency: 'eur',
  allowed_payment_method_types: ['paypal' as const],
  success_url: 'http://shop.localhost:3000/back',
};

const read = async (path: string, expand: readonly string[] = []): Promise<unknown> => {
  const query = expand.map((field) => `expand[]=${field}`).join('&');
  const response = await service.fetch(`/v1${path}?${query}`);
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
};

/** Sessions in every state that they can have, by their ids. */
async function everyState(): Promise<Record<string, string>> {
  const { checkout, refunds } = service.stripe;
  const created = async (changes: Parameters<typeof order>[0] = {}) => {
    const { id } = await checkout.sessions.create(order(changes));
    const { token = '' } = await openPage(service, id);
    return { id, submit: (fields: object) => submitCard(service, id, { token, ...fields }) };
  };
  const { id: paid, payment_intent: intent } = await payOrder(service);
  await refunds.create({ payment_intent: String(intent), amount: 100 });
  const declined = await created();
  await declined.submit({ number: '4000000000000002' });
  const waiting = await created();
  await waiting.submit({ number: '4000002500003155' });
  const wallet = await created({ allowed_payment_method_types: ['card', 'klarna'] });
  await wallet.submit({ wallet: 'klarna' });
  const debit = await created({ allowed_payment_method_types: ['card', 'sepa_debit'] });
  await debit.submit({ iban: 'DE08370404400532013003' });
  const open = await checkout.sessions.create(order());
  const expired = await checkout.sessions.create(order());
  await checkout.sessions.expire(expired.id);
  const setup = await checkout.sessions.create(SETUP);
  const { token = '' } = await openPage(service, setup.id);
  await submitCard(service, setup.id, { wallet: 'paypal', account: 'americanAccount', token });
  const unset = await checkout.sessions.create(SETUP);
  return {
    paid,
    declined: declined.id,
    waiting: waiting.id,
    wallet: wallet.id,
    debit: debit.id,
    open: open.id,
    expired: expired.id,
    setup: setup.id,
    unset: unset.id,
  };
}

test('every response is of the type that the vendor documents for it', async () => {
  const sessions = await everyState();
  const responses: TypedResponse[] = [];
  const add = async (type: string, path: string, expand?: readonly string[]) => {
    responses.push({ type, body: await read(path, expand) });
  };
  for (const id of Object.values(sessions)) {
    await add('Stripe.Checkout.Session', `/checkout/sessions/${id}`);
    await add('Stripe.Checkout.Session', `/checkout/sessions/${id}`, EXPAND_SESSION);
  }
  const { stripe } = service;
  const session = await stripe.checkout.sessions.retrieve(sessions.paid ?? '', {
    expand: ['line_items'],
  });
  const intent = String(session.payment_intent);
  const [refund] = (await stripe.refunds.list()).data;
  const price = session.line_items?.data[0]?.price;
  const list = (type: string) => `Stripe.ApiList<${type}>`;
  const charge = String(refund?.charge);
  await add('Stripe.PaymentIntent', `/payment_intents/${intent}`, ['latest_charge.refunds']);
  await add('Stripe.Charge', `/charges/${charge}`, ['payment_intent', 'refunds']);
  await add('Stripe.Refund', `/refunds/${refund?.id}`, ['charge', 'payment_intent']);
  await add('Stripe.Price', `/prices/${price?.id}`, ['product']);
  await add('Stripe.Product', `/products/${String(price?.product)}`);
  await add(list('Stripe.Checkout.Session'), '/checkout/sessions');
  await add(list('Stripe.LineItem'), `/checkout/sessions/${session.id}/line_items`);
  await add(list('Stripe.PaymentIntent'), '/payment_intents');
  await add(list('Stripe.Charge'), '/charges');
  await add(list('Stripe.Refund'), '/refunds');
  await add(list('Stripe.SetupIntent'), '/setup_intents', ['data.payment_method']);
  for (const [type, name] of [
    ['checkout.session.completed', 'CheckoutSessionCompletedEvent'],
    ['checkout.session.expired', 'CheckoutSessionExpiredEvent'],
    ['charge.refunded', 'ChargeRefundedEvent'],
  ] as const) {
    const { data } = await stripe.events.list({ type });
    for (const { id } of data) await add(`Stripe.${name}`, `/events/${id}`);
  }
  expect(responses.length).toBeGreaterThan(30);
  expect(await typeErrors(responses)).toEqual([]);
});

test('a missing, an unknown and a wrong value of a response are found', async () => {
  const { id } = await service.stripe.checkout.sessions.create(order());
  // The API's form.
  const body = (await read(`/checkout/sessions/${id}`)) as Record<string, unknown>;
  const { livemode, ...without } = body;
  expect(livemode).toBe(false);
  const found = await typeErrors(
    [without, { ...body, colour: 'red' }, { ...body, status: 'paid' }, { ...body, url: 1 }].map(
      (one) => ({ type: 'Stripe.Checkout.Session', body: one }),
    ),
  );
  expect(found.filter((line) => line.startsWith('responses.ts'))).toEqual([
    expect.stringMatching(/livemode/),
    expect.stringMatching(/colour/),
    expect.stringMatching(/"paid"/),
    expect.stringMatching(/number/),
  ]);
});

test('every error is of the type that the vendor documents for errors', async () => {
  const { id } = await service.stripe.checkout.sessions.create(order());
  const key = { 'idempotency-key': 'types-of-errors' };
  await service.fetch(`/v1/checkout/sessions/${id}/expire`, { method: 'POST', headers: key });
  const requests: [string, number, RequestInit][] = [
    ['/v1/checkout/sessions', 400, { method: 'POST' }],
    ['/v1/checkout/sessions?colour=red', 400, {}],
    ['/v1/refunds', 400, { method: 'POST', headers: key, body: 'payment_intent=pi_0' }],
    ['/v1/events', 401, { headers: { authorization: 'Bearer sk_test_other' } }],
    ['/v1/payment_intents/pi_0', 404, {}],
    ['/v1/customers', 404, {}],
    ...['402', '403', '409', '429', '500', '502', '503', '504'].map(
      (status): [string, number, RequestInit] => [
        '/v1/events',
        Number(status),
        { headers: { 'x-payment-fault': status } },
      ],
    ),
  ];
  const errors: TypedResponse[] = [];
  for (const [path, status, init] of requests) {
    const response = await service.fetch(path, init);
    expect([path, response.status]).toEqual([path, status]);
    // The client has the document's `api_errors` under this name.
    const { error, ...others } = (await response.json()) as { error: unknown };
    expect(others).toEqual({});
    errors.push({ type: 'Stripe.PaymentIntent.LastPaymentError', body: error });
  }
  expect(await typeErrors(errors)).toEqual([]);
});
