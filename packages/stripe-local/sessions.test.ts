import { order, TOTAL } from './testing/orders';
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

const nowS = () => Math.floor(Date.now() / 1000);

test('a session is created, retrieved and expired by the official client', async () => {
  const { sessions } = service.stripe.checkout;
  const created = await sessions.create(order());
  expect(created).toMatchObject({
    id: expect.stringMatching(/^cs_test_/),
    object: 'checkout.session',
    amount_total: TOTAL,
    currency: 'eur',
    client_reference_id: 'HGG-1000001',
    customer_email: 'kunde@example.org',
    livemode: false,
    branding_settings: { display_name: 'Haus & Garn' },
    metadata: { order: '1' },
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    url: `${service.origin}/pay/${created.id}`,
  });
  expect(created.expires_at - created.created).toBe(24 * 60 * 60);
  const { lastResponse: _, ...shape } = created;
  expect(await sessions.retrieve(created.id)).toMatchObject(shape);
  expect(await sessions.expire(created.id)).toMatchObject({ status: 'expired', url: null });
  expect(await sessions.retrieve(created.id)).toMatchObject({ status: 'expired' });
  expect(await rejection(sessions.expire(created.id))).toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    message: expect.stringContaining('has a status of `expired`'),
  });
});

test('line items are returned if they are expanded', async () => {
  const { sessions } = service.stripe.checkout;
  const { line_items: items } = await sessions.create({ ...order(), expand: ['line_items'] });
  expect(items?.data.map(({ amount_total: amount, quantity }) => [amount, quantity])).toEqual([
    [12_995, 1],
    [2985, 3],
    [495, 1],
  ]);
  expect(items?.data[0]?.price?.unit_amount_decimal?.toString()).toBe('12995');
});

test('line items are listed page by page', async () => {
  const { sessions } = service.stripe.checkout;
  const { id } = await sessions.create(order());
  const amounts: number[] = [];
  for await (const { amount_total: amount } of sessions.listLineItems(id, { limit: 1 })) {
    amounts.push(amount);
  }
  expect(amounts).toEqual([12_995, 2985, 495]);
  expect(await rejection(sessions.listLineItems(id, { starting_after: 'li_0' }))).toMatchObject({
    param: 'starting_after',
  });
});

test('a session expires when its creator says, after half an hour at least', async () => {
  const { sessions } = service.stripe.checkout;
  const soon = nowS() + 31 * 60;
  expect((await sessions.create(order({ expires_at: soon }))).expires_at).toBe(soon);
  for (const expires_at of [nowS() + 29 * 60, nowS() + 25 * 60 * 60]) {
    expect(await rejection(sessions.create(order({ expires_at })))).toMatchObject({
      statusCode: 400,
      param: 'expires_at',
    });
  }
});

test('an expired session is expired for everyone from that moment on', async () => {
  const { id } = await service.stripe.checkout.sessions.create(order());
  await service.query(
    `update payment.session set expires_at = now() - interval '1 second' where id = $1`,
    [id],
  );
  const session = await service.stripe.checkout.sessions.retrieve(id);
  expect(session).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
});

const change = (name: string, value: string) => ({ [name]: value });

test.each<[string, Record<string, string>, string, string | undefined]>([
  ['a parameter nobody knows', change('colour', 'red'), 'colour', 'parameter_unknown'],
  [
    'one that is not implemented',
    change('automatic_tax[enabled]', 'true'),
    'automatic_tax[enabled]',
    'parameter_unknown',
  ],
  [
    'one of a line item',
    change('line_items[0][price]', 'price_1'),
    'line_items[0][price]',
    'parameter_unknown',
  ],
  ['a missing mode', change('mode', ''), 'mode', 'parameter_invalid_empty'],
  ['another mode', change('mode', 'subscription'), 'mode', undefined],
  [
    'another payment method',
    change('allowed_payment_method_types[0]', 'ideal'),
    'allowed_payment_method_types[0]',
    undefined,
  ],
  ['an address that is none', change('success_url', 'danke'), 'success_url', 'url_invalid'],
  ['a script as address', change('cancel_url', 'javascript:x'), 'cancel_url', 'url_invalid'],
  ['an email that is none', change('customer_email', 'kunde'), 'customer_email', 'email_invalid'],
  [
    'half a cent',
    change('line_items[0][price_data][unit_amount]', '0.5'),
    'line_items[0][price_data][unit_amount]',
    'parameter_invalid_integer',
  ],
  [
    'no piece',
    change('line_items[0][quantity]', '0'),
    'line_items[0][quantity]',
    'parameter_invalid_integer',
  ],
  [
    'less than a card can be charged',
    change('line_items[0][price_data][unit_amount]', '49'),
    'line_items',
    'amount_too_small',
  ],
  [
    'a currency that is none',
    change('line_items[0][price_data][currency]', 'taler'),
    'line_items[0][price_data][currency]',
    undefined,
  ],
  ['a language that is none', change('locale', 'de-DE'), 'locale', undefined],
])('rejects %s by name', async (_, wrong, param, code) => {
  const body = new URLSearchParams({
    mode: 'payment',
    success_url: 'http://shop.localhost/',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '500',
    'line_items[0][price_data][product_data][name]': 'Socken',
    'line_items[0][quantity]': '1',
    ...wrong,
  });
  const response = await service.fetch('/v1/checkout/sessions', { method: 'POST', body });
  const { error } = await response.json();
  expect(response.status).toBe(400);
  expect(error).toEqual({
    type: 'invalid_request_error',
    message: expect.any(String),
    param,
    ...(code && { code }),
  });
});

test('names a missing parameter and fields that cannot be expanded', async () => {
  const { sessions } = service.stripe.checkout;
  const { success_url: _, ...rest } = order();
  expect(await rejection(sessions.create(rest))).toMatchObject({
    code: 'parameter_missing',
    param: 'success_url',
  });
  const { id } = await sessions.create(order());
  const wrong = rejection(sessions.retrieve(id, { expand: ['customer'] }));
  expect(await wrong).toMatchObject({
    statusCode: 400,
    message: 'This property cannot be expanded (customer).',
  });
});

test('one idempotency key is one session, even if both requests run at once', async () => {
  const { sessions } = service.stripe.checkout;
  const idempotencyKey = 'order-1';
  const first = await sessions.create(order(), { idempotencyKey });
  const again = await sessions.create(order(), { idempotencyKey });
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers).toMatchObject({
    'idempotent-replayed': 'true',
    'original-request': first.lastResponse.requestId,
  });
  const other = sessions.create(order({ locale: 'en' }), { idempotencyKey });
  expect(await rejection(other)).toMatchObject({
    statusCode: 400,
    type: 'StripeIdempotencyError',
  });
  const crowd = await Promise.allSettled(
    Array.from({ length: 10 }, () => sessions.create(order(), { idempotencyKey: 'order-2' })),
  );
  const ids = crowd.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  const statuses = crowd.flatMap((one) =>
    one.status === 'rejected' ? [one.reason.statusCode] : [],
  );
  expect(new Set(ids).size).toBe(1);
  expect(new Set([...statuses, 409])).toEqual(new Set([409]));
});

test('a key survives a kill; a rejected request does not use it up', async () => {
  const { sessions } = service.stripe.checkout;
  const idempotencyKey = 'order-3';
  await rejection(sessions.create(order({ success_url: 'x' }), { idempotencyKey }));
  const first = await sessions.create(order(), { idempotencyKey });
  await service.kill();
  await service.start();
  expect((await sessions.create(order(), { idempotencyKey })).id).toBe(first.id);
});

/** Makes every write of a session fail, like a full disk. */
const BREAK_SESSIONS = `
  create function payment.break() returns trigger language plpgsql
    as $$ begin raise exception 'broken'; end $$;
  create trigger break before insert on payment.session
    for each row execute function payment.break()`;

test('a key whose request failed keeps its error, and another key does not', async () => {
  const { sessions } = service.stripe.checkout;
  const idempotencyKey = 'order-4';
  await service.query(BREAK_SESSIONS);
  const broken = await rejection(sessions.create(order(), { idempotencyKey }));
  await service.query('drop trigger break on payment.session');
  const again = await rejection(sessions.create(order(), { idempotencyKey }));
  expect([broken, again]).toMatchObject([
    { statusCode: 500, rawType: 'api_error' },
    { statusCode: 500, rawType: 'api_error', headers: { 'idempotent-replayed': 'true' } },
  ]);
  await sessions.create(order(), { idempotencyKey: 'order-5' });
});

const form = { 'content-type': 'application/x-www-form-urlencoded' };

test.each<[string, string, RequestInit]>([
  [
    'JSON',
    '/v1/checkout/sessions',
    { body: '{}', headers: { 'content-type': 'application/json' } },
  ],
  ['a null byte', '/v1/checkout/sessions', { body: new URLSearchParams({ mode: 'a\0b' }) }],
  ['a null byte in a name', '/v1/refunds', { body: new URLSearchParams({ 'metadata[\0]': 'b' }) }],
  ['brackets that do not close', '/v1/refunds', { body: new URLSearchParams({ 'a[b': '1' }) }],
  ['broken escapes', '/v1/refunds', { body: '%E0%A4%A=%', headers: form }],
  ['a null byte in an id', '/v1/checkout/sessions/cs%00x/expire', {}],
  ['another version', '/v1/refunds', { headers: { 'stripe-version': '2014-01-01' } }],
  ['a page that is none', '/pay/%00', { body: '%', headers: form }],
])('responds to %s with 4xx', async (_, path, init) => {
  const response = await service.fetch(path, { method: 'POST', ...init });
  expect(Math.floor(response.status / 100)).toBe(4);
});

test('rejects a body of more than a megabyte', async () => {
  const body = new URLSearchParams({ mode: 'x'.repeat(1_100_000) });
  const init = { method: 'POST', body, headers: { authorization: `Bearer ${SECRET_KEY}` } };
  expect((await service.fetch('/v1/refunds', init)).status).toBe(413);
});

test('recovers from a database that drops its connections', async () => {
  const { sessions } = service.stripe.checkout;
  const { id } = await sessions.create(order());
  await service.cutDatabase();
  await sessions.retrieve(id).catch(() => {}); // A connection may break during this request.
  expect((await sessions.retrieve(id)).id).toBe(id);
});
