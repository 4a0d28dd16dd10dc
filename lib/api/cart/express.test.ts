import { randomUUID } from 'node:crypto';
import { linenShirt } from '@/lib/catalog/catalogue/product.fixture';
import { withSearchStandIn } from '@/lib/catalog/catalogue/search-stand-in.fixture';
import { takePayment } from './checkout-endpoints.server';
import { loadCheckout } from '@/lib/commerce/delivery/load-checkout.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { apiRoute } from '@/lib/platform/http/api-route.server';
import { withApi } from '@/lib/platform/http/api-server.fixture';
import { browserOf } from '@/lib/commerce/orders/checkout-browser.fixture.server';
import { takeOrder } from '@/lib/api/orders/order-endpoint.server';
import {
  newGuest,
  LAST_PIECE,
  rows,
  stockOf,
  withOrders,
} from '@/lib/commerce/orders/orders.fixture.server';
import { openPage, submitCard } from '@/packages/stripe-local/testing/orders';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { database, FOR_BATCHES } from '@/lib/platform/db/database.server';
import { beginCheckout } from './begin-checkout.server';
import { takeWallet } from './take-wallet.server';

const search = withSearchStandIn();
withoutContent();
const { payment } = withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
// A hundred customers share ten connections: the tests are about their orders, not the machine's
// speed.
beforeAll(() => void database(FOR_BATCHES));
const config = { api: { bodyParser: false } };
const BASKET = '/api/cart/cart/checkout';
const PAYMENT = '/api/checkout/payment';
const ORDER = '/api/checkout/order';
const call = withApi({
  [BASKET]: { default: apiRoute({ POST: beginCheckout }), config },
  [PAYMENT]: { default: apiRoute({ POST: takePayment }), config },
  [ORDER]: { default: apiRoute({ POST: takeOrder }), config },
  '/api/checkout/express': { default: apiRoute({ GET: takeWallet }), config },
});
beforeEach(() => {
  search.hits = [linenShirt];
});

type Browser = Awaited<ReturnType<typeof browserOf>>;

/** A visitor with a basket who has entered nothing. */
async function newcomer(typed: object | null = null) {
  const session = await newGuest();
  await rows('DELETE FROM shop.checkouts');
  if (typed)
    await rows('INSERT INTO shop.checkouts (basket_id, address) SELECT id, $1 FROM shop.baskets', [
      JSON.stringify(typed),
    ]);
  return { session, browser: await browserOf(call, session) };
}

/**
 * Opens the wallet's page from the basket and chooses an account there. @returns the return address
 */
async function chooseAccount(browser: Browser, express: string, account: string) {
  const [status, page] = await browser.form(BASKET, { express });
  expect([status, page]).toEqual([303, expect.stringMatching(/\/pay\/cs_test_\w+$/)]);
  const id = page.split('/').at(-1) ?? '';
  const { token = '' } = await openPage(payment(), id);
  const wallet = express === 'payPal' ? 'paypal' : 'amazon_pay';
  const { location } = await submitCard(payment(), id, { wallet, account, token });
  const { pathname, search: query } = new URL(location ?? '');
  return pathname + query;
}

const METHODS = ['payPal', 'amazonPay'];

test.each(METHODS)(
  'BSK-09: %s leads from the basket to the review with its address',
  async (express) => {
    const { session, browser } = await newcomer();
    const back = await chooseAccount(browser, express, 'completeAccount');
    expect(await browser.get(back)).toEqual([303, '/de-de/checkout/review']);
    expect(await loadCheckout(session)).toMatchObject({
      paymentMethod: express,
      address: {
        firstName: 'Jan',
        lastName: 'Novák',
        street: 'Am Markt',
        houseNumber: '12',
        postalCode: '80331',
        city: 'München',
        country: 'DE',
        phone: '+49 89 123456',
      },
    });
    const order = { idempotencyKey: randomUUID(), total: '2495', vatRate: '190' };
    expect((await browser.form(ORDER, order))[1]).toMatch(/\/pay\/cs_test_/);
    const [kept] = await rows('SELECT methods FROM shop.payments');
    expect(kept?.['methods']).toEqual([express === 'payPal' ? 'paypal' : 'amazon_pay']);
  },
);

test.each(METHODS)(
  'BSK-10: the missing parts of an incomplete address from %s are requested, and the rest is kept',
  async (express) => {
    const { session, browser } = await newcomer({ company: 'Muster GmbH', phone: '089 1' });
    const back = await chooseAccount(browser, express, 'incompleteAccount');
    const [status, location] = await browser.get(back);
    expect(status).toBe(303);
    const to = new URL(location, 'http://hgg.localhost');
    expect(to.pathname).toBe('/de-de/checkout/address');
    expect(Object.fromEntries(to.searchParams)).toEqual({
      invalid: '1',
      error: `${express}_address`,
    });
    expect(await loadCheckout(session)).toMatchObject({
      errors: { postalCode: 'required' },
      draft: { company: 'Muster GmbH', firstName: 'Jan', houseNumber: '12', city: 'München' },
      paymentMethod: express,
      shippingMethod: 'standard',
    });
  },
);

test('BSK-09: a wallet opened for another visit is not used', async () => {
  const { browser } = await newcomer();
  const back = await chooseAccount(browser, 'payPal', 'completeAccount');
  const victim = await newGuest();
  const stranger = await browserOf(call, victim);
  expect(await stranger.get(back)).toEqual([303, '/de-de/checkout/cart?error=invalid']);
  expect((await loadCheckout(victim)).address).toMatchObject({ firstName: 'Max' });
});

const SESSIONS = ['', 'cs_test_0', '../refunds', 'cs_', '%00', 'pi_1', `cs_${'x'.repeat(200)}`];

test.each(SESSIONS)('BSK-09: returning with %j leads to the basket', async (session) => {
  const { browser } = await newcomer();
  const query = new URLSearchParams({ locale: 'de-de', session });
  expect(await browser.get(`/api/checkout/express?${query}`)).toEqual([
    303,
    '/de-de/checkout/cart?error=invalid',
  ]);
});

test('BSK-09: a wallet without a chosen account changes nothing', async () => {
  const { session, browser } = await newcomer();
  const [, page] = await browser.form(BASKET, { express: 'payPal' });
  const id = page.split('/').at(-1) ?? '';
  await browser.get(`/api/checkout/express?locale=de-de&session=${id}`);
  expect((await loadCheckout(session)).draft).toBeNull();
});

test('BSK-10: the address can be entered while the provider is unavailable', async () => {
  const { browser } = await newcomer();
  const back = await chooseAccount(browser, 'payPal', 'completeAccount');
  await payment().kill();
  try {
    expect(await browser.get(back)).toEqual([
      303,
      '/de-de/checkout/address?error=payment_unavailable',
    ]);
    expect(await browser.form(BASKET, { express: 'payPal' })).toEqual([
      303,
      '/de-de/checkout/address?error=payPal_address',
    ]);
  } finally {
    await payment().start();
  }
});

test('BSK-09: a method of another country is rejected when paying', async () => {
  const session = await newGuest();
  const browser = await browserOf(call, session);
  const czech = { locale: 'cs-cz', shippingMethod: 'standard' };
  expect(await browser.form(PAYMENT, { ...czech, paymentMethod: 'sepaDebit' })).toEqual([
    303,
    '/cs-cz/checkout/payment?error=method_unavailable',
  ]);
  await rows(`UPDATE shop.checkouts SET payment_method = 'sepaDebit'`);
  await rows(
    `INSERT INTO shop.prices (sku, currency, price) SELECT sku, 'czk', 49900 FROM shop.skus`,
  );
  const order = { locale: 'cs-cz', idempotencyKey: randomUUID(), total: '1', vatRate: '190' };
  expect(await browser.form(ORDER, order)).toEqual([
    303,
    '/cs-cz/checkout/payment?error=method_unavailable',
  ]);
});

test('BSK-08: of a hundred customers who order the last piece one succeeds and 99 are rejected clearly', async () => {
  const browsers = [];
  for (let at = 0; at < 100; at += 1)
    browsers.push(await browserOf(call, await newGuest({ [LAST_PIECE]: 1 })));
  const order = () => ({ idempotencyKey: randomUUID(), total: '3495', vatRate: '190' });
  const ways = await Promise.all(browsers.map((browser) => browser.form(ORDER, order())));
  expect(ways.filter(([, way]) => way.includes('/pay/'))).toHaveLength(1);
  const late = ways.filter(([, way]) => way === '/de-de/checkout/cart?error=out_of_stock');
  expect(late).toHaveLength(99);
  expect(await stockOf(LAST_PIECE)).toBe(0);
  expect(await rows('SELECT id FROM shop.orders')).toHaveLength(1);
});
