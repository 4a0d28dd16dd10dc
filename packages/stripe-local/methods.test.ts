import type Stripe from 'stripe';
import { openPage, order, submitCard } from './testing/orders';
import { rejection, type RunningService, startService } from './testing/running-service';

let service: RunningService;

beforeAll(async () => {
  service = await startService();
});

afterAll(async () => {
  await service.stop();
});

async function openOrder(changes: Parameters<typeof order>[0] = {}) {
  const { id } = await service.stripe.checkout.sessions.create(order(changes));
  const { token = '' } = await openPage(service, id);
  return { id, token };
}

const retrieve = (id: string) =>
  service.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] });

const eventsOf = (id: string) =>
  service.receiver.calls
    .map(({ body }) => JSON.parse(body) as Stripe.CheckoutSessionCompletedEvent)
    .filter(({ data }) => data.object.id === id)
    .map(({ type, data }) => `${type as string} ${data.object.payment_status}`);

async function waitForEvents(id: string, count: number): Promise<string[]> {
  const deadline = Date.now() + 100_000;
  while (eventsOf(id).length < count && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return eventsOf(id);
}

const AUTHENTICATING = '4000 0025 0000 3155';

test.each(['4000002500003155', '4000002760003184'])(
  'card %s is charged once its holder has confirmed the payment',
  async (number) => {
    const { id, token } = await openOrder();
    const challenged = await submitCard(service, id, { number, token });
    expect(challenged.status).toBe(303);
    expect(challenged.location).toMatch(new RegExp(`/pay/${id}/authenticate$`));
    expect(await retrieve(id)).toMatchObject({
      status: 'open',
      payment_intent: { status: 'requires_action', latest_charge: null },
    });
    const paid = await submitCard(service, `${id}/authenticate`, { result: 'succeed', token });
    expect(paid.location).toContain(`session=${id}`);
    expect(await retrieve(id)).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      payment_intent: { status: 'succeeded' },
    });
    const again = await submitCard(service, `${id}/authenticate`, { result: 'succeed', token });
    expect(again.status).toBe(409);
  },
);

const RESULTS = [
  ['fail', 'Ihre Bank hat die Zahlung nicht bestätigt.'],
  ['cancel', 'Sie haben die Bestätigung abgebrochen.'],
] as const;

test.each(RESULTS)('another card can be used after the result %s', async (result, text) => {
  const { id, token } = await openOrder();
  await submitCard(service, id, { number: AUTHENTICATING, token });
  const refused = await submitCard(service, `${id}/authenticate`, { result, token });
  expect(refused.status).toBe(402);
  expect(refused.text).toContain(text);
  expect(refused.text).toContain(`action="/pay/${id}"`);
  expect(await retrieve(id)).toMatchObject({
    status: 'open',
    payment_intent: {
      status: 'requires_payment_method',
      last_payment_error: { code: 'payment_intent_authentication_failure' },
    },
  });
  expect((await submitCard(service, id, { number: '4242424242424242', token })).status).toBe(303);
});

test('a payment cannot be confirmed unless a card waits for it', async () => {
  const { id, token } = await openOrder();
  const early = await submitCard(service, `${id}/authenticate`, { result: 'succeed', token });
  expect(early.location).toMatch(new RegExp(`/pay/${id}$`));
  const forged = await submitCard(service, `${id}/authenticate`, { result: 'succeed', token: 'x' });
  expect(forged.status).toBe(403);
  expect((await retrieve(id)).status).toBe('open');
});

test('Klarna can be used only where the session allows it', async () => {
  const { id, token } = await openOrder({ allowed_payment_method_types: ['card', 'klarna'] });
  expect((await submitCard(service, id, { wallet: 'klarna', token })).status).toBe(303);
  expect(await retrieve(id)).toMatchObject({
    payment_intent: { payment_method_types: ['klarna'] },
  });
  const other = await openOrder();
  const refused = await submitCard(service, other.id, { wallet: 'klarna', token: other.token });
  expect(refused.status).toBe(422);
});

const DEBITS = [
  ['DE89370400440532013000', 'succeeded', 'paid', 'succeeded'],
  ['DE62370400440532013001', 'failed', 'unpaid', 'requires_payment_method'],
] as const;

test.each(DEBITS)('a debit of %s completes later: %s', async (iban, type, status, intent) => {
  const { id, token } = await openOrder({ allowed_payment_method_types: ['card', 'sepa_debit'] });
  expect((await submitCard(service, id, { iban, token })).status).toBe(303);
  expect(await retrieve(id)).toMatchObject({
    status: 'complete',
    payment_status: 'unpaid',
    payment_intent: { status: 'processing', latest_charge: null },
  });
  expect((await openPage(service, id)).text).toContain('Zahlung in Bearbeitung');
  expect(await waitForEvents(id, 2)).toEqual([
    'checkout.session.completed unpaid',
    `checkout.session.async_payment_${type} ${status}`,
  ]);
  expect(await retrieve(id)).toMatchObject({
    payment_status: status,
    payment_intent: { status: intent },
  });
});

test('an accepted debit settles after a kill, once', async () => {
  const { id, token } = await openOrder({ allowed_payment_method_types: ['card', 'sepa_debit'] });
  await submitCard(service, id, { iban: 'DE89 3704 0044 0532 0130 00', token });
  await service.kill();
  await service.start();
  const settled = () => eventsOf(id).filter((event) => event.includes('async_payment_succeeded'));
  const deadline = Date.now() + 100_000;
  while (settled().length === 0 && Date.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 50));
  expect(settled()).toHaveLength(1);
});

test('an invalid account number shows the form again', async () => {
  const { id, token } = await openOrder({ allowed_payment_method_types: ['card', 'sepa_debit'] });
  const refused = await submitCard(service, id, { iban: 'DE00 0000', token });
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('id="iban-fault"');
});

test('a wallet returns its owner without paying', async () => {
  const { id } = await service.stripe.checkout.sessions.create({
    mode: 'setup',
    currency: 'eur',
    allowed_payment_method_types: ['paypal'],
    billing_address_collection: 'required',
    success_url: 'http://shop.localhost:3000/back?session={CHECKOUT_SESSION_ID}',
    locale: 'de',
  });
  const before = await service.stripe.checkout.sessions.retrieve(id, { expand: ['setup_intent'] });
  expect(before.setup_intent).toMatchObject({
    object: 'setup_intent',
    status: 'requires_payment_method',
    payment_method: null,
    client_secret: expect.any(String),
    metadata: {},
    next_action: null,
  });
  const { token = '', text } = await openPage(service, id);
  expect(text).toContain('Mit welchem Konto?');
  const fields = { wallet: 'paypal', account: 'incompleteAccount', token };
  expect((await submitCard(service, id, fields)).location).toContain(`session=${id}`);
  const expand = ['setup_intent.payment_method'];
  expect(await service.stripe.checkout.sessions.retrieve(id, { expand })).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
    payment_intent: null,
    setup_intent: {
      id: before.setup_intent && (before.setup_intent as { id: string }).id,
      status: 'succeeded',
      payment_method: {
        type: 'paypal',
        customer: null,
        metadata: {},
        paypal: { country: 'DE', payer_email: expect.stringContaining('@') },
        billing_details: { name: 'Jan Novák', address: { country: 'DE', postal_code: null } },
      },
    },
  });
});

test('setup intents and their wallets are read and listed, the latest first', async () => {
  const { stripe } = service;
  const params = {
    mode: 'setup' as const,
    currency: 'eur',
    allowed_payment_method_types: ['paypal' as const],
    success_url: 'http://shop.localhost:3000/back',
  };
  const first = await stripe.checkout.sessions.create(params);
  const second = await stripe.checkout.sessions.create(params);
  const { token = '' } = await openPage(service, first.id);
  await submitCard(service, first.id, { wallet: 'paypal', account: 'americanAccount', token });
  const all = await stripe.setupIntents.list();
  expect(all.data.map(({ id }) => id)).toEqual(
    expect.arrayContaining([first.setup_intent, second.setup_intent]),
  );
  const created = all.data.map((intent) => intent.created);
  expect(created).toEqual(created.toSorted((one, other) => other - one));
  const { data, has_more: hasMore } = await stripe.setupIntents.list({ limit: 1 });
  expect(hasMore).toBe(true);
  const expand = ['payment_method'];
  const done = await stripe.setupIntents.retrieve(String(first.setup_intent), { expand });
  expect(done).toMatchObject({ status: 'succeeded', payment_method: { type: 'paypal' } });
  // Expanded above.
  const method = done.payment_method as Stripe.PaymentMethod;
  expect(await stripe.paymentMethods.retrieve(method.id)).toEqual(method);
  const found = await stripe.setupIntents.list({ payment_method: method.id });
  expect(found.data.map(({ id }) => id)).toEqual([done.id]);
  const next = await stripe.setupIntents.list({ starting_after: data[0]?.id ?? '' });
  expect(next.data.some(({ id }) => data.some((one) => one.id === id))).toBe(false);
  expect(await rejection(stripe.setupIntents.retrieve('seti_none'))).toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  expect(await rejection(stripe.paymentMethods.retrieve('pm_none'))).toMatchObject({
    statusCode: 404,
  });
});
