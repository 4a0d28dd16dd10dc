import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Stripe from 'stripe';
import { order, payOrder } from './testing/orders';
import {
  rejection,
  type RunningService,
  startService,
  WEBHOOK_SECRET,
} from './testing/running-service';

let service: RunningService;
const paid: Stripe.Checkout.Session[] = [];

beforeAll(async () => {
  service = await startService({
    PAYMENT_OTHER_VERSIONS: '2025-02-24.acacia,2024-06-20',
    PAYMENT_PREVIOUS_WEBHOOK_SECRET: 'whsec_previous',
  });
  for (let count = 0; count < 3; count += 1) paid.push(await payOrder(service));
});

afterAll(async () => {
  await service.stop();
});

const intentIds = () => paid.map(({ payment_intent: intent }) => String(intent)).toReversed();
const idsOf = (objects: { id: string }[]) => objects.map(({ id }) => id);

test('payments are listed page by page, the latest first', async () => {
  const { paymentIntents } = service.stripe;
  const first = await paymentIntents.list({ limit: 2 });
  expect([idsOf(first.data), first.has_more]).toEqual([intentIds().slice(0, 2), true]);
  const rest = await paymentIntents.list({ starting_after: first.data[1]?.id ?? '' });
  expect([idsOf(rest.data), rest.has_more]).toEqual([intentIds().slice(2), false]);
  const before = await paymentIntents.list({ ending_before: rest.data[0]?.id ?? '', limit: 1 });
  expect([idsOf(before.data), before.has_more]).toEqual([intentIds().slice(1, 2), true]);
  const later = await paymentIntents.list({ created: { gt: Math.floor(Date.now() / 1000) } });
  expect(later.data).toEqual([]);
});

test('the client pages through all sessions by itself, and filters them', async () => {
  const { sessions } = service.stripe.checkout;
  const open = await sessions.create(order({ customer_email: 'other@example.org' }));
  const all: string[] = [];
  for await (const { id } of sessions.list({ limit: 1 })) all.push(id);
  expect(all.toSorted()).toEqual(idsOf([...paid, open]).toSorted());
  expect(idsOf((await sessions.list({ status: 'open' })).data)).toEqual([open.id]);
  const email = { customer_details: { email: 'other@example.org' } };
  expect(idsOf((await sessions.list(email)).data)).toEqual([open.id]);
  const [payment_intent = ''] = intentIds();
  expect(idsOf((await sessions.list({ payment_intent })).data)).toEqual([paid[2]?.id]);
});

test('charges are read and listed with what the caller expands', async () => {
  const { charges } = service.stripe;
  const [payment_intent = ''] = intentIds();
  const { data } = await charges.list({ payment_intent, expand: ['data.payment_intent'] });
  expect(data).toMatchObject([{ object: 'charge', payment_intent: { id: payment_intent } }]);
  const id = data[0]?.id ?? '';
  const charge = await charges.retrieve(id, { expand: ['refunds'] });
  expect(charge).toMatchObject({ id, refunds: { data: [], url: `/v1/charges/${id}/refunds` } });
  expect((await charges.list({})).data).toHaveLength(3);
});

test.each([
  ['payment_intent', () => service.stripe.refunds.list({ payment_intent: 'pi_none' })],
  ['charge', () => service.stripe.refunds.list({ charge: 'ch_none' })],
  ['payment_intent', () => service.stripe.charges.list({ payment_intent: 'pi_none' })],
  ['starting_after', () => service.stripe.charges.list({ starting_after: 'ch_none' })],
  ['ending_before', () => service.stripe.paymentIntents.list({ ending_before: 'pi_none' })],
])('a list that names an unknown object as %s is rejected', async (param, list) => {
  const error = { statusCode: 400, code: 'resource_missing', param };
  expect(await rejection(list())).toMatchObject(error);
});

test('events are read and listed by type and delivery', async () => {
  const { events } = service.stripe;
  const [call] = await service.receiver.waitFor(3);
  const sent = service.stripe.webhooks.constructEvent(
    call?.body ?? '',
    call?.signature ?? '',
    WEBHOOK_SECRET,
  );
  const read = await events.retrieve(sent.id);
  expect(read).toMatchObject({ id: sent.id, type: sent.type, data: sent.data });
  for (const type of ['checkout.session.completed', 'checkout.*', '*']) {
    expect((await events.list({ type })).data).toHaveLength(3);
  }
  expect((await events.list({ types: ['charge.refunded'] })).data).toEqual([]);
  expect((await events.list({ type: 'charge.*' })).data).toEqual([]);
  expect((await events.list({ delivery_success: false })).data).toEqual([]);
  const both = events.list({ type: 'charge.refunded', types: ['charge.refunded'] });
  expect(await rejection(both)).toMatchObject({ statusCode: 400, param: 'types' });
  expect(await rejection(events.retrieve('evt_none'))).toMatchObject({ statusCode: 404 });
});

test('while a secret is replaced, events are signed with both', async () => {
  const [call] = await service.receiver.waitFor(1);
  const { body = '', signature = '' } = call ?? {};
  const { webhooks } = service.stripe;
  for (const secret of [WEBHOOK_SECRET, 'whsec_previous']) {
    expect(webhooks.constructEvent(body, signature, secret).object).toBe('event');
  }
  expect(() => webhooks.constructEvent(body, signature, 'whsec_other')).toThrow(/signature/);
});

test('versions of the API are accepted if the configuration names them', async () => {
  const read = (version: string) =>
    service.fetch('/v1/payment_intents', { headers: { 'stripe-version': version } });
  for (const version of ['2025-02-24.acacia', '2024-06-20']) {
    expect((await read(version)).status).toBe(200);
  }
  expect((await read('2020-08-27')).status).toBe(400);
});

const trigger = (event: string) =>
  promisify(execFile)(process.execPath, [join(__dirname, 'bin.mjs'), 'trigger', event], {
    env: {
      ...process.env,
      DATABASE_URL: 'postgres://unused',
      PAYMENT_PORT: new URL(service.origin).port,
      STRIPE_SECRET_KEY: 'sk_test_selvedge_0001',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      PAYMENT_WEBHOOK_URL: service.receiver.url,
    },
  });

test('each kind of event can be triggered from the command line', async () => {
  const types = [
    'checkout.session.completed',
    'checkout.session.async_payment_succeeded',
    'checkout.session.async_payment_failed',
    'checkout.session.expired',
    'charge.refunded',
  ];
  const before = service.receiver.calls.length;
  await Promise.all(types.map(trigger));
  // A debit and a refund cause the event of the completed session, too.
  const calls = await service.receiver.waitFor(before + types.length + 3);
  // The service's own events have a type.
  const received = calls.slice(before).map(({ body }) => (JSON.parse(body) as Stripe.Event).type);
  expect(new Set(received)).toEqual(new Set(types));
  await expect(trigger('invoice.paid')).rejects.toThrow(/trigger needs one of/);
});

test('the price and the product that a line describes can be retrieved', async () => {
  const { checkout, prices, products } = service.stripe;
  const [line] = (await checkout.sessions.listLineItems(paid[0]?.id ?? '')).data;
  const price = await prices.retrieve(line?.price?.id ?? '');
  expect(price).toMatchObject({ unit_amount: 12_995, product: line?.price?.product });
  const product = await products.retrieve(String(price.product));
  expect(product).toMatchObject({ object: 'product', name: 'Selvedge-Jeans "Indigo"' });
  const expanded = await prices.retrieve(price.id, { expand: ['product'] });
  expect(expanded.product).toEqual(product);
  expect(await rejection(prices.retrieve('price_none'))).toMatchObject({ statusCode: 404 });
  expect(await rejection(products.retrieve('prod_none'))).toMatchObject({ statusCode: 404 });
});

test.each(['charges', 'events', 'prices', 'products'])(
  'an id of %s that PostgreSQL cannot store is unknown like any other',
  async (objects) => {
    const { stripe } = service;
    const unknown = { statusCode: 404, code: 'resource_missing' };
    expect(await rejection(stripe.rawRequest('GET', `/v1/${objects}/%00`))).toMatchObject(unknown);
  },
);
