import { randomUUID } from 'node:crypto';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import {
  linesOf,
  ordered,
  orderRow,
  cookieOf,
} from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { formEmails } from '@/lib/messaging/outbox/form-emails.server';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { blockLoaders } from '@/registry/block-loaders.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withOrderPage } from './order-page-browser.fixture.server';

withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const { call, send, pageAfter } = withOrderPage(blockLoaders.orderStatus);
// Each test represents another household.
beforeEach(() => rows('DELETE FROM shop.request_limits'));

/** Submits the form that needs no login. */
const submit = (fields: Record<string, string>) => send('/api/order/withdraw', fields);

async function state(fields: Record<string, string>) {
  const reply = await submit(fields);
  return { status: reply.status, location: reply.headers.location };
}

const emailOf = async (orderId: string) =>
  (await rows<{ email: string }>('SELECT email FROM shop.orders WHERE id = $1', [orderId]))[0]
    ?.email ?? '';

const outbox = async () =>
  (await rows<{ kind: string }>('SELECT kind FROM shop.outbox ORDER BY id')).map(
    ({ kind }) => kind,
  );

const ACKNOWLEDGED = {
  status: 303,
  location: '/de-de/checkout/order?notice=withdrawn',
};

async function placed() {
  const order = await ordered('prepayment');
  const number = (await orderRow(order.orderId))?.number ?? '';
  return { ...order, number, email: await emailOf(order.orderId) };
}

test('ORD-02: with an order’s number and email all of it is withdrawn from and confirmed, without a login', async () => {
  const { orderId, number, email } = await placed();
  expect(await state({ orderNumber: number, email })).toEqual(ACKNOWLEDGED);
  expect((await orderRow(orderId))?.status).toBe('cancelled');
  expect(await outbox()).toContain('withdrawal-received');
});

test('ORD-02: an order number is recognised in any copied form', async () => {
  const { orderId, number, email } = await placed();
  const copied = `# ${number.toLowerCase().replace('-', ' \u2013 ')}`;
  expect(await state({ orderNumber: copied, email })).toEqual(ACKNOWLEDGED);
  expect((await orderRow(orderId))?.status).toBe('cancelled');
});

test('ORD-02: a form sent twice withdraws once', async () => {
  const { number, email } = await placed();
  const form = { orderNumber: number, email, requestKey: randomUUID() };
  expect(await state(form)).toEqual(ACKNOWLEDGED);
  expect(await state(form)).toEqual(ACKNOWLEDGED);
  expect((await outbox()).filter((kind) => kind.startsWith('withdrawal-'))).toEqual([
    'withdrawal-received',
  ]);
});

test.each([
  ['another address', { email: 'somebody@example.org' }],
  ['an unknown number', { orderNumber: 'HGG-9999999' }],
  ['named pieces', { statedPieces: 'ein Hemd' }],
])(
  'ORD-02: with %s the order does not change, but the statement is acknowledged and forwarded',
  async (_, fields) => {
    const { orderId, number, email } = await placed();
    expect(await state({ orderNumber: number, email, ...fields })).toEqual(ACKNOWLEDGED);
    expect((await orderRow(orderId))?.status).toBe('pending');
    expect(await outbox()).toEqual(
      expect.arrayContaining(['contact-message', 'withdrawal-stated']),
    );
  },
);

test('ORD-02: the acknowledgement contains the statement’s text, date and time', async () => {
  await state({ orderNumber: 'HGG-1', email: 'Max@Example.org', statedPieces: 'ein Hemd' });
  const [{ payload } = { payload: {} }] = await rows<{ payload: object }>(
    "SELECT payload FROM shop.outbox WHERE kind = 'withdrawal-stated'",
  );
  const email = await formEmails['withdrawal-stated']?.('key', payload);
  expect(email?.to).toBe('max@example.org');
  const text = email ? letterText(email.letter) : '';
  expect(text).toMatch(/Ihr Widerruf ist am .*\d{4} um \d{1,2}:\d{2}\sUhr bei uns eingegangen/);
  expect(text).toMatch(
    /Hiermit widerrufe ich, Max Muster, den Vertrag zur Bestellung HGG-1 über:\s+ein Hemd/,
  );
});

test.each([
  ['no name', { name: '' }, 'name_invalid'],
  ['a name that is too long', { name: 'x'.repeat(81) }, 'name_invalid'],
  ['no number', { orderNumber: '' }, 'invalid'],
  ['no address', { email: 'max' }, 'invalid'],
  ['a name of two lines', { name: 'Max\nMuster' }, 'name_invalid'],
])(
  'ORD-02: a statement with %s is rejected in its form, and nothing is sent',
  async (_, fields, error) => {
    const sent = { orderNumber: 'HGG-1', email: 'max@example.org', ...fields };
    expect(await state(sent)).toEqual({
      status: 303,
      location: `/de-de/checkout/order?step=withdraw&error=${error}`,
    });
    expect(await outbox()).toEqual([]);
  },
);

test('ORD-02: a rejected statement is shown again as it was typed, with the fields that are wrong', async () => {
  const typed = { name: 'Max', orderNumber: '1', email: 'max', statedPieces: 'x'.repeat(500) };
  expect(await pageAfter(await submit(typed))).toMatchObject({
    withdrawal: {
      step: 'state',
      fields: typed,
      errors: {
        orderNumber: expect.stringContaining('Bestellnummer'),
        email: expect.stringContaining('E-Mail'),
      },
    },
  });
});

test('ORD-02: named pieces that are too long are shown again in full, with the error at their field', async () => {
  const statedPieces = 'ein Hemd, '.repeat(80).trim();
  const typed = { name: 'Max', orderNumber: 'HGG-1', email: 'max@example.org', statedPieces };
  expect(await pageAfter(await submit(typed))).toMatchObject({
    withdrawal: {
      step: 'state',
      fields: typed,
      errors: { statedPieces: 'Das ist zu lang.' },
    },
  });
});

test('ORD-02: another browser is not shown what was typed', async () => {
  const { headers } = await submit({ orderNumber: '1', email: 'max' });
  expect(
    await pageAfter({ status: 303, headers: { location: headers.location }, text: '' }),
  ).toMatchObject({
    withdrawal: { step: 'state', fields: {}, errors: {} },
  });
});

test('ORD-02: a statement beyond the limit is shown again as it was typed', async () => {
  const typed = { name: 'Max', orderNumber: 'HGG-1', email: 'max@example.org' };
  for (let count = 0; count < 10; count += 1) await submit(typed);
  expect(await pageAfter(await submit(typed))).toMatchObject({
    error: 'too_many_attempts',
    withdrawal: { fields: typed, errors: {} },
  });
});

test('ORD-02: while the payment provider does not respond a statement is shown again as it was typed', async () => {
  const { orderId } = await ordered('card');
  const typed = {
    name: 'Max',
    orderNumber: (await orderRow(orderId))?.number ?? '',
    email: await emailOf(orderId),
  };
  await payment().kill();
  try {
    expect(await pageAfter(await submit(typed))).toMatchObject({
      error: 'unavailable',
      withdrawal: { step: 'state', fields: typed, errors: {} },
    });
  } finally {
    await payment().start();
  }
});

test('ORD-02: what was typed is deleted once the statement is acknowledged', async () => {
  await submit({ orderNumber: 'HGG-1', email: 'max@example.org' });
  expect(await rows('SELECT 1 FROM shop.form_drafts')).toEqual([]);
});

test('ORD-02: a statement is acknowledged even if what was typed cannot be deleted', async () => {
  await rows(`CREATE FUNCTION shop.fail_to_delete() RETURNS trigger LANGUAGE plpgsql
      AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$;
    CREATE TRIGGER fails_to_delete BEFORE DELETE ON shop.form_drafts
      FOR EACH ROW EXECUTE FUNCTION shop.fail_to_delete()`);
  try {
    expect(await state({ orderNumber: 'HGG-1', email: 'max@example.org' })).toEqual(ACKNOWLEDGED);
  } finally {
    await rows('DROP FUNCTION shop.fail_to_delete CASCADE');
  }
});

test('ORD-02: the form is limited to ten statements per household in a quarter of an hour', async () => {
  const sent = () => state({ orderNumber: 'HGG-1', email: 'max@example.org' });
  for (let count = 0; count < 10; count += 1) expect(await sent()).toEqual(ACKNOWLEDGED);
  expect((await sent()).location).toContain('error=too_many_attempts');
});

test('ORD-02: shipped pieces are withdrawn from once', async () => {
  const { orderId, number, email, session } = await placed();
  expect(await payTransfer(orderId)).toBe(true);
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: randomUUID() });
  expect(await state({ orderNumber: number, email })).toEqual(ACKNOWLEDGED);
  const reply = await call('/api/order/withdraw?locale=de-de', {
    method: 'POST',
    headers: {
      host: 'hgg.localhost:3000',
      'sec-fetch-site': 'same-origin',
      cookie: await cookieOf(session),
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      orderId,
      name: 'Max Muster',
      requestKey: randomUUID(),
      lines: [{ lineId: (await linesOf(orderId))[0]?.id, quantity: 1 }],
    }),
  });
  expect(reply.status).toBe(409);
});
