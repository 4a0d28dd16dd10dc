import fc from 'fast-check';
import { openPage, order } from './testing/orders';
import { startService, type RunningService } from './testing/running-service';

let service: RunningService;
let session: { id: string; token: string };

beforeAll(async () => {
  service = await startService();
  const { id } = await service.stripe.checkout.sessions.create(order());
  session = { id, token: (await openPage(service, id)).token ?? '' };
});

afterAll(async () => {
  await service.stop();
});

/** The crash benchmark runs more. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 150);

const text = fc.string({ unit: 'binary', maxLength: 40 });
const value = fc.oneof(
  text.map((each) => encodeURIComponent(Buffer.from(each).toString())),
  fc.constantFrom('', '-1', '1e99', 'eur', 'card', '{CHECKOUT_SESSION_ID}', '%00', '%zz', '%ED%A0'),
  fc.constantFrom('javascript:1', '__proto__', '4242424242424242', '12/34', '123', '99999999999'),
);
const name = fc.constantFrom(
  'mode',
  'currency',
  'success_url',
  'cancel_url',
  'locale',
  'amount',
  'payment_intent',
  'line_items[0][price_data][unit_amount]',
  'line_items[0][quantity]',
  'line_items[__proto__]',
  'line_items[99999][quantity]',
  'metadata[constructor]',
  'metadata[]',
  'metadata',
  '[',
  'a[b',
  'customer_email',
  'expires_at',
  'expand[]',
  'limit',
  'starting_after',
  'reason',
  '__proto__',
  'number',
  'expiry',
  'cvc',
  'wallet',
  'result',
  'token',
  'payment_method',
);
const form = fc
  .array(fc.tuple(name, value), { maxLength: 6 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const id = fc.constantFrom('known', 'nobody', '__proto__', '%00', '%zz', 'x'.repeat(5_000));
const path = fc.oneof(
  fc.constantFrom('/v1/checkout/sessions', '/v1/refunds', '/v1/nowhere', '/v1', '/', '/pay'),
  fc
    .tuple(
      fc.constantFrom(
        '/v1/checkout/sessions/ID',
        '/v1/checkout/sessions/ID/expire',
        '/v1/refunds/ID',
        '/v1/payment_intents/ID',
        '/v1/charges/ID',
        '/v1/events/ID',
        '/v1/prices/ID',
        '/v1/products/ID',
        '/pay/ID',
        '/pay/ID/authenticate',
        '/v1/ID',
      ),
      id,
    )
    .map(([template, given]) => template.replace('ID', given)),
);
const shots = fc.record({
  path,
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE', 'PATCH'),
  query: fc.oneof(fc.constant(''), form),
  body: fc.oneof(form, text),
  /** Whether a form of the payment page has its token, without which it is rejected unread. */
  isOwn: fc.boolean(),
  headers: fc.record(
    {
      'content-type': fc.constantFrom('application/x-www-form-urlencoded', 'application/json', 'x'),
      'idempotency-key': fc.constantFrom('a', 'b', 'x'.repeat(300), ''),
      'stripe-version': fc.constantFrom('2020-01-01', ''),
      'accept-language': fc.constantFrom('xx', ',;q=', 'de'),
    },
    { requiredKeys: [] },
  ),
});

test('no malformed request breaks the service', async () => {
  await fc.assert(
    fc.asyncProperty(shots, async ({ path: template, method, query, body, isOwn, headers }) => {
      const address = template.replace('known', session.id);
      const { status } = await service.fetch(query ? `${address}?${query}` : address, {
        method,
        headers: { ...headers, ...(isOwn && { origin: service.origin }) },
        ...(method !== 'GET' && { body: isOwn ? `token=${session.token}&${body}` : body }),
      });
      expect([status, status < 500]).toEqual([status, true]);
    }),
    { numRuns: RUNS },
  );
  expect((await service.fetch(`/v1/checkout/sessions/${session.id}`)).status).toBe(200);
}, 600_000);
