import { randomUUID } from 'node:crypto';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { signatureHeader } from '@/packages/stripe-local/webhooks/signature';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { takeWebhook } from '@/lib/api/orders/webhook-endpoint.server';

const SECRET = 'whsec_unknown_events_0001';

beforeAll(() => {
  Object.assign(process.env, {
    STRIPE_SECRET_KEY: 'sk_test_unknown_events_0001',
    STRIPE_WEBHOOK_SECRET: SECRET,
  });
});
withDatabase(openTestDatabase);
const call = withApi({
  '/webhook': {
    default: apiRoute({ POST: takeWebhook }, { writers: 'signed' }),
    config: { api: { bodyParser: false } },
  },
});

/** Delivers a body with a valid signature. */
function deliver(body: string) {
  const signature = signatureHeader(body, SECRET, Math.floor(Date.now() / 1000));
  return call('/webhook', { method: 'POST', body, headers: { 'stripe-signature': signature } });
}

const TYPE = 'checkout.session.completed';
const SESSION = {
  id: 'cs_1',
  object: 'checkout.session',
  client_reference_id: randomUUID(),
  status: 'complete',
  payment_status: 'paid',
  payment_intent: 'pi_1',
  amount_total: 2495,
  currency: 'eur',
  url: null,
};
const event = (changes: Record<string, unknown>) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: TYPE,
    data: { object: SESSION },
    ...changes,
  });

const UNKNOWN: [string, string][] = [
  [
    'a thin notification of the second API',
    JSON.stringify({
      id: 'evt_thin',
      object: 'v2.core.event',
      type: 'v1.billing.meter.no_meter_found',
      related_object: { id: 'mtr_1', type: 'billing.meter', url: '/v1/billing/meters/mtr_1' },
    }),
  ],
  ['no JSON', 'hello'],
  ['null', 'null'],
  ['a list', '[]'],
  ['an event without an id', event({ id: undefined })],
  ['an event whose id no database can store', event({ id: 'evt_\u0000' })],
  ['an event without a type', event({ type: undefined })],
  ['an event without data', event({ data: undefined })],
  ['an event without its object', event({ data: {} })],
  ['an event whose object is null', event({ data: { object: null } })],
  ['an event whose object is none of its type', event({ data: { object: { id: 'ch_1' } } })],
  [
    'a session with a number for its order',
    event({ data: { object: { ...SESSION, client_reference_id: 7 } } }),
  ],
  [
    'a session with a text for its amount',
    event({ data: { object: { ...SESSION, amount_total: '2495' } } }),
  ],
];

test.each(UNKNOWN)(
  'ORD-01: a signed event of an unknown form is accepted and logged: %s',
  async (_, body) => {
    expect((await deliver(body)).status).toBe(200);
  },
);

test('ORD-01: an event of an unknown form also needs a signature', async () => {
  for (const [, body] of UNKNOWN)
    expect((await call('/webhook', { method: 'POST', body })).status).toBe(400);
});

test('ORD-01: an event of an irrelevant type is accepted', async () => {
  expect((await deliver(event({ id: 'evt_2', type: 'charge.refunded' }))).status).toBe(200);
});

test('ORD-01: an event for no known order is accepted for good', async () => {
  for (const _ of [1, 2]) expect((await deliver(event({ id: 'evt_3' }))).status).toBe(200);
  const { rows } = await database().$client.query(
    `SELECT id FROM shop.payment_events WHERE id = 'evt_3'`,
  );
  expect(rows).toHaveLength(1);
});
