import { randomUUID } from 'node:crypto';
import { rejectedCaptchas, solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { withDatabase } from '@/lib/platform/db/database.fixture.server';
import { database } from '@/lib/platform/db/database.server';
import { apiRoute, type Operation } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { textsOf } from '@/lib/commerce/documents/pdf-text.fixture';
import { loadReturnLabel } from '@/lib/commerce/documents/order-documents.server';
import { loadLabelOfReturn } from '@/lib/commerce/documents/return-label.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { returnableLines } from '@/lib/commerce/returns/registered-return.server';
import {
  labelledReturns,
  openReturnOperation,
  openReturnLabel,
  orderOfFrame,
  redirectToReturn,
  registerReturnEndpoint,
} from './return-endpoints.server';

withDatabase(openTestDatabase);

const config = { api: { bodyParser: false } };
const post = (operation: Operation) => ({ default: apiRoute({ POST: operation }), config });
const call = withApi({
  '/api/acl/return/init': post(openReturnOperation),
  '/api/acl/return/register': post(registerReturnEndpoint),
  '/api/acl/return/label': { default: apiRoute({ GET: openReturnLabel }) },
  '/api/acl/return/redirect': { default: apiRoute({ GET: redirectToReturn }) },
});

const HOST = 'hgg.localhost:3000';
const OWN = { host: HOST, 'sec-fetch-site': 'same-origin' };
const ORDER = randomUUID();
const LINE = randomUUID();
const CUSTOMER = { orderNumber: 'HGG-1000001', email: 'jan@example.com' };

beforeEach(async () => {
  await database().$client.query(`
    DELETE FROM shop.orders; DELETE FROM shop.request_limits; DELETE FROM shop.outbox;
    INSERT INTO shop.orders (id, project, number, idempotency_key, basket_id, locale, origin,
      currency, total, shipping, status, email, expires_at)
    VALUES ('${ORDER}', 'hgg', 'HGG-1000001', 'key', '${ORDER}', 'de-de', 'http://${HOST}',
      'eur', 2000, 0, 'paid', 'Jan@Example.com', now());
    INSERT INTO shop.order_lines (id, order_id, sku, article_number, item_number, name, colour, size,
      quantity, price, position, shipped)
    VALUES ('${LINE}', '${ORDER}', '1', '20310000', '20310000-312', 'Hemd', 'Blau', 'M', 2, 1000, 1, 2);
    INSERT INTO shop.addresses (order_id, kind, first_name, last_name, street, postal_code, city, country)
    SELECT '${ORDER}', kind, 'Jan', 'Novák', 'Musterstraße', '80331', 'München', 'DE'
    FROM unnest(ARRAY['delivery', 'invoice']) AS kind;
    INSERT INTO shop.payments (order_id, provider, status, amount, currency)
    VALUES ('${ORDER}', 'stripe', 'paid', 2000, 'eur')`);
});

async function open(order: Record<string, unknown>) {
  const reply = await call('/api/acl/return/init?locale=de-de', {
    method: 'POST',
    headers: { ...OWN, 'content-type': 'application/json' },
    body: JSON.stringify({ token: await solvedCaptcha(), ...order }),
  });
  return { status: reply.status, response: JSON.parse(reply.text) };
}

const uidOf = (address: string) => new URL(address, 'http://any').searchParams.get('uid') ?? '';
const frame = async () => uidOf((await open(CUSTOMER)).response.data);

const register = (fields: Record<string, string>) =>
  call('/api/acl/return/register', {
    method: 'POST',
    headers: { ...OWN, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ locale: 'de-de', ...fields }).toString(),
  });

test('ORD-07: number and address of an order give the address of its frame', async () => {
  const { status, response: result } = await open({ ...CUSTOMER, email: ' JAN@example.com ' });
  expect([status, result.success]).toEqual([200, true]);
  expect(orderOfFrame(uidOf(result.data))).toBe(ORDER);
  expect(orderOfFrame(uidOf(result.data).replace(ORDER, LINE))).toBeNull();
});

const copied = [
  '#hgg 1000001',
  'HGG\u20131000001',
  'HGG1000001',
  '1000001',
  'Nr. HGG\u20111000001',
];
test.each(copied)(
  'ORD-07: the number copied as %s leads to the frame, also by a link',
  async (number) => {
    const order = { ...CUSTOMER, orderNumber: number };
    expect(orderOfFrame(uidOf((await open(order)).response.data))).toBe(ORDER);
    const path = `/api/acl/return/redirect?${new URLSearchParams(order).toString()}`;
    expect((await call(path, { headers: { host: HOST } })).status).toBe(303);
  },
);

const strangers = [
  [{ email: 'eve@example.com' }, 404],
  [{ orderNumber: 'HGG-1000002' }, 404],
  [{ orderNumber: '1' }, 400],
  [{ orderNumber: 'x'.repeat(81) }, 400],
  [{ token: 'forged' }, 403],
] as const;
test('ORD-07: nobody else finds it', async () => {
  for (const [wrong, expected] of strangers) {
    const { status, response: result } = await open({ ...CUSTOMER, ...wrong });
    expect([status, result.success]).toEqual([expected, false]);
    expect(result.errors[0].message).not.toBe('');
  }
});

test('ORD-07, FRM-01: a missing, forged, expired or used captcha is rejected', async () => {
  const used = await solvedCaptcha();
  expect((await open({ ...CUSTOMER, token: used })).status).toBe(200);
  for (const token of [undefined, null, '', used, ...(await rejectedCaptchas())])
    expect((await open({ ...CUSTOMER, token })).status).toBe(403);
});

test('ORD-07: a link with number and address leads to the frame, a few times per hour', async () => {
  const path = `/api/acl/return/redirect?${new URLSearchParams(CUSTOMER).toString()}`;
  const { status, headers } = await call(path, { headers: { host: HOST } });
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/^\/return-portal\?/)]);
  const guess = '/api/acl/return/redirect?orderNumber=HGG-1&email=jan%40example.com';
  const statuses: (number | undefined)[] = [];
  for (let sent = 0; sent < 20; sent++)
    statuses.push((await call(guess, { headers: { host: HOST } })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});

test('ORD-06: a return is registered once, with articles of the order', async () => {
  const uid = await frame();
  const request = { uid, requestKey: randomUUID(), [`line-${LINE}`]: '1' };
  const [one, other] = await Promise.all([register(request), register(request)]);
  expect(one.headers.location).toMatch(/number=HGG-T\d{7}$/);
  expect(other.headers.location).toBe(one.headers.location);
  expect(await returnableLines(ORDER)).toEqual([expect.objectContaining({ quantity: 1 })]);
  const tooMany = { uid, requestKey: randomUUID(), [`line-${LINE}`]: '2' };
  const rejections = [tooMany, { uid, requestKey: randomUUID() }];
  rejections.push({ uid, requestKey: randomUUID(), [`line-${ORDER}`]: '1' });
  for (const rejected of rejections)
    expect((await register(rejected)).headers.location).toMatch(/refused=1$/);
  expect((await register({ ...request, uid: 'x' })).status).toBe(410);
});

const sheet = (href: string) => call(href, { headers: { host: HOST } });
const idIn = (href: string) => uidOf(href).split('.', 1)[0] ?? '';

test('ORD-06: the label of a registered return has its number and articles', async () => {
  await register({ uid: await frame(), requestKey: randomUUID(), [`line-${LINE}`]: '1' });
  const [registered] = await labelledReturns(ORDER, 'de-de');
  if (!registered) throw new Error('nothing was registered');
  const { status, headers } = await sheet(registered.labelHref);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const label = await loadLabelOfReturn(idIn(registered.labelHref));
  const [text] = textsOf(label ? [label.file] : []);
  expect(text).toContain(registered.number);
  expect(text).toContain('1 × Hemd, Blau');
  const forged = registered.labelHref.replace(/uid=[^.]*/, `uid=${ORDER}`);
  expect((await sheet(forged)).status).toBe(410);
  expect((await sheet('/api/acl/return/label')).status).toBe(410);
});

test.each(['accepted', 'paid'])(
  'ORD-06: the customer of an order that is %s can return it',
  async (status) => {
    await database().$client.query('UPDATE shop.orders SET status = $1', [status]);
    expect((await open(CUSTOMER)).status).toBe(200);
    const uid = await frame();
    const sent = await register({ uid, requestKey: randomUUID(), [`line-${LINE}`]: '1' });
    expect(sent.headers.location).toMatch(/number=HGG-T\d{7}$/);
  },
);

test.each(['pending', 'cancelled'])(
  'ORD-06: an order that is %s cannot be returned',
  async (status) => {
    await database().$client.query('UPDATE shop.orders SET status = $1', [status]);
    expect((await open(CUSTOMER)).status).toBe(404);
  },
);

test('ORD-06: pieces that have not been shipped cannot be returned', async () => {
  await database().$client.query('UPDATE shop.order_lines SET shipped = 1');
  expect(await returnableLines(ORDER)).toEqual([expect.objectContaining({ quantity: 1 })]);
  const both = { requestKey: randomUUID(), [`line-${LINE}`]: '2' };
  const sent = await register({ uid: await frame(), ...both });
  expect(sent.headers.location).toMatch(/refused=1$/);
});

test('ORD-06: gift cards, which are emailed, cannot be returned and have no label', async () => {
  await database().$client.query('UPDATE shop.order_lines SET is_gift_card = true');
  expect(await returnableLines(ORDER)).toEqual([]);
  const sent = await register({
    uid: await frame(),
    requestKey: randomUUID(),
    [`line-${LINE}`]: '1',
  });
  expect(sent.headers.location).toMatch(/refused=1$/);
  expect((await viewOrder(ORDER))?.hasReturnLabel).toBe(false);
  expect(await loadReturnLabel(ORDER)).toBeNull();
});

test('ORD-06: pieces that were returned or registered cannot be registered again', async () => {
  await database().$client.query('UPDATE shop.order_lines SET returned = 1, refunded = 1');
  expect(await returnableLines(ORDER)).toEqual([expect.objectContaining({ quantity: 1 })]);
  await database().$client.query(
    'UPDATE shop.order_lines SET returned = 0, refunded = 0, shipped = 1',
  );
  await register({ uid: await frame(), requestKey: randomUUID(), [`line-${LINE}`]: '1' });
  expect(await returnableLines(ORDER)).toEqual([]);
});

test('ORD-06: a form without scripts leads to the frame or shows an error', async () => {
  const form = (fields: Record<string, string>) =>
    call('/api/acl/return/init', {
      method: 'POST',
      headers: {
        ...OWN,
        referer: `http://${HOST}/de-de/rueckgabe`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
  expect((await form(CUSTOMER)).headers.location).toMatch(/^\/return-portal\?/);
  const unknown = await form({ ...CUSTOMER, orderNumber: 'HGG-1' });
  expect(unknown.headers.location).toBe('/de-de/rueckgabe#return-unknownOrder');
});
