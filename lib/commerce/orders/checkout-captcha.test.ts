import { randomUUID } from 'node:crypto';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { rejectedCaptchas, solvedCaptcha } from '@/lib/shop/captcha/solved-captcha.fixture.server';
import { takeAddress } from '@/lib/api/cart/checkout-endpoints.server';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { browserOf } from './checkout-browser.fixture.server';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';
import { ADDRESS, newGuest, rows, SHIRT, stockOf, withOrders } from './orders.fixture.server';

const search = withSearchStandIn();
withoutContent();
withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
const config = { api: { bodyParser: false } };
const ORDER = '/api/checkout/order';
const STEP = '/api/checkout/address';
const call = withApi({
  [STEP]: { default: apiRoute({ POST: takeAddress }), config },
  [ORDER]: { default: apiRoute({ POST: takeOrder }), config },
});
beforeEach(async () => {
  search.hits = [linenShirt];
  await rows('DELETE FROM shop.request_limits');
});

const order = () => ({ idempotencyKey: randomUUID(), total: '2495', vatRate: '190' });

test('BSK-08, FRM-01: an order with a forged, used or expired captcha is rejected', async () => {
  const { form, json } = await browserOf(call, await newGuest());
  const used = await solvedCaptcha();
  await json(STEP, { ...ADDRESS, token: used });
  for (const token of [used, ...(await rejectedCaptchas())]) {
    expect(await form(ORDER, { ...order(), token })).toEqual([
      303,
      '/de-de/checkout/review?error=captcha',
    ]);
    expect(await json(ORDER, { ...order(), token })).toMatchObject([403, { success: false }]);
  }
  for (const token of [undefined, null, '', [used]])
    expect((await json(ORDER, { ...order(), token }))[0]).toBe(403);
  expect(await rows('SELECT id FROM shop.orders')).toEqual([]);
  expect(await stockOf(SHIRT)).toBe(500);
});

test('BSK-08, FRM-01: an address with such a captcha is rejected, but stays in the form', async () => {
  const session = await newGuest();
  await rows('DELETE FROM shop.checkouts');
  const { form, json } = await browserOf(call, session);
  for (const token of await rejectedCaptchas()) {
    expect(await form(STEP, { ...ADDRESS, token })).toEqual([
      303,
      '/de-de/checkout/address?error=captcha',
    ]);
    expect((await json(STEP, { ...ADDRESS, token }))[0]).toBe(403);
  }
  expect((await loadCheckout(session)).draft).toMatchObject({ city: ADDRESS.city });
  const filledIn = { ...ADDRESS, website: 'https://spam.example' };
  expect((await form(STEP, filledIn))[1]).toContain('error=captcha');
});

test('BSK-08, FRM-01: an order with a captcha is placed, and repeating it gives the same order', async () => {
  const { form } = await browserOf(call, await newGuest());
  const sent = { ...order(), token: await solvedCaptcha() };
  const [status, location] = await form(ORDER, sent);
  expect([status, location]).toEqual([303, expect.stringMatching(/\/pay\/cs_test_/)]);
  expect(await form(ORDER, sent)).toEqual([status, location]);
  expect(await rows('SELECT id FROM shop.orders')).toHaveLength(1);
});

test('BSK-08, FRM-01: orders without scripts are limited by sender, those with a captcha are not', async () => {
  const { form } = await browserOf(call, await newGuest());
  expect((await form(ORDER, { ...order(), total: '1' }))[1]).toContain('error=price_changed');
  await rows(`UPDATE shop.request_limits SET points = 600 WHERE key LIKE 'captcha-less-checkout%'`);
  expect((await form(ORDER, order()))[1]).toBe('/de-de/checkout/review?error=too_many');
  const solved = { ...order(), token: await solvedCaptcha() };
  expect((await form(ORDER, solved))[1]).toMatch(/\/pay\/cs_test_/);
});
