import { createHash, randomBytes, randomUUID } from 'node:crypto';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { takeAddress, takeDraft, takePayment } from '@/lib/api/cart/checkout-endpoints.server';
import { solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import type { Session } from '@/lib/shop/page-context/session';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';
import {
  ADDRESS,
  newGuest,
  LAST_PIECE,
  rows,
  SHIRT,
  stockOf,
  withOrders,
} from './orders.fixture.server';

const search = withSearchStandIn();
withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const config = { api: { bodyParser: false } };
const call = withApi({
  '/api/checkout/address': { default: apiRoute({ POST: takeAddress }), config },
  '/api/checkout/draft': { default: apiRoute({ POST: takeDraft }), config },
  '/api/checkout/payment': { default: apiRoute({ POST: takePayment }), config },
  '/api/checkout/order': { default: apiRoute({ POST: takeOrder }), config },
});
beforeEach(() => {
  search.hits = [linenShirt];
});

/** A visitor's browser. */
async function browserOf(session: Session) {
  const token = randomBytes(32).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  await rows('UPDATE shop.sessions SET token_hash = $1 WHERE id = $2', [hash, session.id]);
  const headers = {
    host: 'hgg.localhost:3000',
    'sec-fetch-site': 'same-origin',
    cookie: `__Host-session=${token}`,
  };
  return {
    form: async (step: string, fields: Record<string, string>) => {
      const body = new URLSearchParams({ locale: 'de-de', ...fields }).toString();
      const type = { 'content-type': 'application/x-www-form-urlencoded' };
      const reply = await call(`/api/checkout/${step}`, {
        method: 'POST',
        body,
        headers: { ...headers, ...type },
      });
      return [reply.status, reply.headers.location];
    },
    json: async (step: string, sent: object) => {
      const fields = { token: await solvedCaptcha(), ...sent };
      const reply = await call(`/api/checkout/${step}?locale=de-de`, {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { ...headers, 'content-type': 'application/json' },
      });
      return [reply.status, JSON.parse(reply.text || 'null')];
    },
  };
}

const METHODS = { shippingMethod: 'standard', paymentMethod: 'card' };

test('BSK-08: forms lead from the address to the payment page without scripts', async () => {
  const session = await newGuest();
  await rows('DELETE FROM shop.checkouts');
  const { form } = await browserOf(session);
  const wrong = { ...ADDRESS, postalCode: '1' };
  expect(await form('payment', METHODS)).toEqual([
    303,
    '/de-de/checkout/address?error=address_incomplete',
  ]);
  expect(await form('address', wrong)).toEqual([303, '/de-de/checkout/address?invalid=1']);
  expect(await loadCheckout(session)).toMatchObject({
    draft: wrong,
    errors: { postalCode: 'postalCodeInvalid' },
    address: null,
  });
  expect(await form('address', ADDRESS)).toEqual([303, '/de-de/checkout/payment']);
  expect(await form('payment', METHODS)).toEqual([303, '/de-de/checkout/review']);
  const order = { idempotencyKey: randomUUID(), total: '2495', vatRate: '190' };
  expect(await form('order', { ...order, total: '2494' })).toEqual([
    303,
    '/de-de/checkout/review?error=price_changed',
  ]);
  const [status, location] = await form('order', order);
  expect([status, location]).toEqual([303, expect.stringMatching(/^http.*\/pay\/cs_test_/)]);
  expect(await form('order', order)).toEqual([status, location]);
  expect(await stockOf(SHIRT)).toBe(499);
});

test('BSK-08: scripts are answered with JSON', async () => {
  const { json } = await browserOf(await newGuest());
  expect(await json('address', { ...ADDRESS, city: '' })).toMatchObject([
    422,
    { code: 'address_invalid', errors: { city: 'required' } },
  ]);
  expect(await json('address', ADDRESS)).toEqual([200, { next: '/de-de/checkout/payment' }]);
  expect(await json('payment', { ...METHODS, paymentMethod: 'cash' })).toMatchObject([422, {}]);
  expect(await json('order', { idempotencyKey: 'x', total: 1 })).toMatchObject([
    400,
    { code: 'invalid' },
  ]);
  const order = { idempotencyKey: randomUUID(), total: 2495, vatRate: '190' };
  expect(await json('order', order)).toEqual([
    200,
    { url: expect.stringContaining('/pay/cs_test_') },
  ]);
});

const ELSEWHERE = {
  'delivery-firstName': 'Eva',
  'delivery-lastName': 'Nováková',
  'delivery-street': 'Ring',
  'delivery-houseNumber': '7',
  'delivery-postalCode': '10115',
  'delivery-city': 'Berlin',
  'delivery-country': 'DE',
};

test('BSK-08: a draft is stored as entered, and is not an address until it is submitted', async () => {
  const session = await newGuest();
  await rows('DELETE FROM shop.checkouts');
  const { form, json } = await browserOf(session);
  const typed = { firstName: 'Jo', postalCode: '1', isBeingTyped: '', isAdmin: 'on' };
  expect(await json('draft', typed)).toEqual([204, null]);
  const kept = { draft: { firstName: 'Jo', postalCode: '1' }, errors: {}, address: null };
  expect(await loadCheckout(session)).toMatchObject(kept);
  await json('draft', ADDRESS);
  expect(await loadCheckout(session)).toMatchObject({ draft: ADDRESS, errors: {}, address: null });
  const order = { idempotencyKey: randomUUID(), total: '2495', vatRate: '190' };
  const [status, to] = await form('order', order);
  expect([status, to]).toEqual([303, '/de-de/checkout/address?error=address_incomplete']);
  await form('address', { ...ADDRESS, isBeingTyped: 'on' });
  const { address } = await loadCheckout(session);
  expect(address).toMatchObject({ city: ADDRESS.city });
});

test('BSK-08: a late draft does not replace the submitted address', async () => {
  const session = await newGuest();
  const { form, json } = await browserOf(session);
  await form('address', ADDRESS);
  const { address } = await loadCheckout(session);
  expect(address).toMatchObject({ city: ADDRESS.city });
  const older = { ...ADDRESS, city: '' };
  for (const draft of [ADDRESS, older]) {
    expect(await json('draft', draft)).toEqual([204, null]);
    expect((await loadCheckout(session)).address).toEqual(address);
  }
  await rows(`UPDATE shop.checkouts SET changed_at = changed_at - interval '11 seconds'`);
  // Sends the draft again, from the reopened form.
  await json('draft', ADDRESS);
  expect((await loadCheckout(session)).address).toEqual(address);
  await json('draft', older);
  expect(await loadCheckout(session)).toMatchObject({ draft: older, address: null });
});

test('BSK-08: a correction in a form rendered after the address was submitted is a draft at once', async () => {
  const session = await newGuest();
  const { form, json } = await browserOf(session);
  const { changedAt: before } = await loadCheckout(session);
  await form('address', ADDRESS);
  const { changedAt, address } = await loadCheckout(session);
  const correction = { ...ADDRESS, city: 'Dachau' };
  for (const basedOn of [undefined, '', 'x', String(before)]) {
    await json('draft', { ...correction, basedOn });
    expect((await loadCheckout(session)).address).toEqual(address);
  }
  await json('draft', { ...correction, basedOn: String(changedAt) });
  expect(await loadCheckout(session)).toMatchObject({ draft: correction, address: null });
});

test('BSK-08: a delivery to another address works with forms: requested, validated and ordered', async () => {
  const session = await newGuest();
  const { form, json } = await browserOf(session);
  const first = { ...ADDRESS, phone: '+49 89 123456', deliversElsewhere: 'on' };
  // The next page contains the fields and shows no errors yet.
  expect(await form('address', first)).toEqual([303, '/de-de/checkout/address']);
  expect((await loadCheckout(session)).draft).toMatchObject(first);
  const wrong = { ...first, ...ELSEWHERE, 'delivery-postalCode': '1010', 'delivery-city': '' };
  expect(await form('address', wrong)).toEqual([303, '/de-de/checkout/address?invalid=1']);
  expect(await json('address', wrong)).toMatchObject([
    422,
    { errors: { 'delivery-postalCode': 'postalCodeInvalid', 'delivery-city': 'required' } },
  ]);
  expect(await form('address', { ...first, ...ELSEWHERE })).toEqual([
    303,
    '/de-de/checkout/payment',
  ]);
  const placed = await form('order', {
    idempotencyKey: randomUUID(),
    total: '2495',
    vatRate: '190',
  });
  expect(placed).toEqual([303, expect.stringMatching(/\/pay\/cs_test_/)]);
  const written = await rows(
    'SELECT kind, first_name, city, country, phone FROM shop.addresses ORDER BY kind',
  );
  expect(written).toEqual([
    { kind: 'delivery', first_name: 'Eva', city: 'Berlin', country: 'DE', phone: '+4989123456' },
    { kind: 'invoice', first_name: 'Max', city: 'München', country: 'DE', phone: '+4989123456' },
  ]);
});

test('BSK-08: a cleared checkbox ignores the second address, and another invoice address gives another order', async () => {
  const { form } = await browserOf(await newGuest());
  const both = { ...ADDRESS, ...ELSEWHERE };
  expect(await form('address', both)).toEqual([303, '/de-de/checkout/payment']);
  const order = () =>
    form('order', { idempotencyKey: randomUUID(), total: '2495', vatRate: '190' });
  const [, page] = await order();
  expect((await order())[1]).toBe(page);
  const cities = () => rows('SELECT DISTINCT city FROM shop.addresses');
  expect(await cities()).toEqual([{ city: 'München' }]);
  expect(await form('address', { ...both, deliversElsewhere: 'on' })).toEqual([
    303,
    '/de-de/checkout/payment',
  ]);
  const [, elsewhere] = await order();
  expect(elsewhere).not.toBe(page);
  expect(await cities()).toHaveLength(2);
  await form('address', { ...both, deliversElsewhere: 'on', street: 'Nebenweg' });
  expect((await order())[1]).not.toBe(elsewhere);
});

test('BSK-14: an order whose tax another tab has changed is shown again, even with the same total', async () => {
  const { form } = await browserOf(await newGuest());
  const heligoland = { ...ADDRESS, postalCode: '27498', city: 'Helgoland' };
  expect(await form('address', heligoland)).toEqual([303, '/de-de/checkout/payment']);
  expect(await form('payment', METHODS)).toEqual([303, '/de-de/checkout/review']);
  const order = { idempotencyKey: randomUUID(), total: '2495' };
  expect(await form('order', { ...order, vatRate: '190' })).toEqual([
    303,
    '/de-de/checkout/review?error=price_changed',
  ]);
  const [, location] = await form('order', { ...order, vatRate: '' });
  expect(location).toMatch(/\/pay\/cs_test_/);
});

test('BSK-14: a review from before an update, without a tax rate, is shown again', async () => {
  const { form } = await browserOf(await newGuest());
  const order = { idempotencyKey: randomUUID(), total: '2495' };
  expect(await form('order', order)).toEqual([303, '/de-de/checkout/review?error=price_changed']);
});

test('an order that comes too late is reported in the basket', async () => {
  const { form } = await browserOf(await newGuest({ [LAST_PIECE]: 1 }));
  await rows('UPDATE shop.skus SET stock = 0 WHERE sku = $1', [LAST_PIECE]);
  const order = { idempotencyKey: randomUUID(), total: '3495', vatRate: '190' };
  expect(await form('order', order)).toEqual([303, '/de-de/checkout/cart?error=out_of_stock']);
});
