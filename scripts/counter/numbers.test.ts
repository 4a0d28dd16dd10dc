import { setTestServer } from '@/lib/platform/env/environment.fixture';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import {
  APP_ID,
  KEYS,
  startService,
  type RunningService,
} from '@/packages/algolia-local/testing/running-service';
import { mergeVisitors } from '@/lib/api/cart/merge-visitors.server';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { payTransfer } from '@/lib/commerce/orders/accept-transfer.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import { linesOf, ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import {
  ADDRESS,
  newGuest,
  rows,
  SHIRT,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { returnPieces } from '@/lib/commerce/orders/return-pieces.server';
import { shipPieces } from '@/lib/commerce/orders/ship-pieces.server';
import type { CounterBrowser } from './counter-server.fixture';
import { actionsOf, withStaff } from './signed-in.fixture';

// Read before the setup of the tests hides it.
const { DATABASE_URL: server } = process.env;
let search: RunningService;
beforeAll(async () => {
  setTestServer(server);
  search = await startService();
  // Set before the environment is read, which happens once.
  Object.assign(process.env, {
    ALGOLIA_APP_ID: APP_ID,
    ALGOLIA_SEARCH_API_KEY: KEYS.search,
    ALGOLIA_ADMIN_API_KEY: KEYS.admin,
    ALGOLIA_HOST: search.host,
  });
});
afterAll(() => search.stop());
withoutContent();
withUnreachableProvider(openTestDatabase);
const { signedIn } = withStaff();

const PERIOD = { from: '2020-01-01', to: '2099-12-31' };

async function report(browser: CounterBrowser, name: string, period = PERIOD) {
  const { text } = await browser.open(
    `/counter/numbers?${new URLSearchParams({ report: name, ...period })}`,
  );
  const { header, rows: found } = JSON.parse(text).report;
  return found.map((row: unknown[]) =>
    Object.fromEntries(header.map((column: string, index: number) => [column, row[index]])),
  );
}

const file = (browser: CounterBrowser, name: string) =>
  browser.open(`/counter/numbers-csv?${new URLSearchParams({ report: name, ...PERIOD })}`);

/** One piece of a line of an order. */
const piece = async (orderId: string, line: 'shirt' | 'socks') => [
  { lineId: (await linesOf(orderId))[line === 'shirt' ? 0 : 1]?.id ?? '', quantity: 1 },
];

test('CNT-10: sales are counted by day, shop and country, and refunds on their own day', async () => {
  const { orderId } = await ordered('invoice');
  await ordered('prepayment');
  await rows(`UPDATE shop.orders SET placed_at = '2026-11-20T23:30:00Z' WHERE id = $1`, [orderId]);
  await cancelPieces(orderId, await piece(orderId, 'socks'));
  await rows(`UPDATE shop.refunds SET created_at = '2026-11-22T12:00:00Z'`);
  const browser = await signedIn('marketing');
  expect(await report(browser, 'sales')).toMatchObject([
    { day: '2026-11-22', project: 'hgg', country: 'DE', orders: 0, refunded: '500' },
    { day: '2026-11-21', orders: 1, pieces: 3, gross: '4995', refunded: '0', currency: 'eur' },
  ]);
  expect(await report(browser, 'sales', { from: '2026-11-20', to: '2026-11-20' })).toEqual([]);
});

test('CNT-10: steps from basket to order are counted by day and shop, without a visitor', async () => {
  await rows('DELETE FROM shop.conversion_steps');
  const { orderId } = await ordered('invoice');
  await ordered('prepayment');
  const browser = await signedIn('marketing');
  // Both filled a basket with two articles, chose a payment and ordered; one of them has not paid yet.
  expect(await report(browser, 'conversion')).toMatchObject([
    { project: 'hgg', baskets: 2, checkouts: 2, placed: 2, sold: 1 },
  ]);
  expect(await report(browser, 'conversion', { from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
  await rows(`UPDATE shop.conversion_steps SET at = '2026-11-20T23:30:00Z'`);
  await rows(`UPDATE shop.orders SET placed_at = '2026-11-20T23:30:00Z' WHERE id = $1`, [orderId]);
  const day = { from: '2026-11-21', to: '2026-11-21' };
  expect(await report(browser, 'conversion', day)).toEqual([
    { day: '2026-11-21', project: 'hgg', baskets: 2, checkouts: 2, placed: 1, sold: 1 },
  ]);
  expect((await file(browser, 'conversion')).text).toContain('2026-11-21,hgg,2,2,1,1');
});

test('CNT-10: a basket and a checkout that a guest brings into an account are counted once', async () => {
  const [guest, customer] = [await newGuest(), await newGuest({})];
  await rows(
    'DELETE FROM shop.checkouts USING shop.baskets WHERE id = basket_id AND session_id = $1',
    [customer.id],
  );
  const before = await rows('SELECT 1 FROM shop.conversion_steps');
  await mergeVisitors({ from: guest.id, into: customer.id });
  await saveAddress(customer, ADDRESS);
  expect(await rows('SELECT 1 FROM shop.conversion_steps')).toEqual(before);
  await rows('DELETE FROM shop.basket_lines');
  await rows('DELETE FROM shop.checkouts');
  await rows(
    `INSERT INTO shop.basket_lines (basket_id, sku, quantity)
     SELECT id, $2, 1 FROM shop.baskets WHERE session_id = $1`,
    [customer.id, SHIRT],
  );
  await saveAddress(customer, ADDRESS);
  expect(await rows('SELECT 1 FROM shop.conversion_steps')).toHaveLength(before.length + 2);
});

test('CNT-10: what is cancelled before a payment counts with the order, once that is paid', async () => {
  const { orderId } = await ordered('prepayment');
  await cancelPieces(orderId, await piece(orderId, 'socks'));
  await rows(`UPDATE shop.refunds SET created_at = '2026-11-22T12:00:00Z'`);
  const browser = await signedIn('marketing');
  expect(await report(browser, 'sales')).toEqual([]);
  await payTransfer(orderId);
  await rows(`UPDATE shop.orders SET paid_at = '2026-11-24T12:00:00Z'`);
  expect(await report(browser, 'sales')).toMatchObject([
    { day: '2026-11-24', orders: 1, gross: '4995', refunded: '500' },
  ]);
});

test('CNT-10: returned pieces are counted by article beside those that were shipped', async () => {
  const { orderId } = await ordered('invoice');
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '1' });
  await returnPieces(orderId, await piece(orderId, 'shirt'));
  expect(await report(await signedIn('shopManager'), 'returns')).toEqual([
    {
      project: 'hgg',
      article: '20310000',
      currency: 'eur',
      returned: 1,
      shipped: 2,
      gross: '2000',
    },
  ]);
});

test('CNT-10: VAT is by country and rate, as a file, and not for marketing', async () => {
  await ordered('invoice');
  const { text, headers } = await file(await signedIn('shopManager'), 'vat');
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(text).toMatch(/^project,scheme,country,.*\r\nhgg,domestic,DE,/);
  expect((await actionsOf('numbers.exported')).at(-1)?.detail).toEqual({
    report: 'vat',
    ...PERIOD,
  });
  const marketing = await signedIn('marketing');
  expect((await file(marketing, 'vat')).status).toBe(403);
  expect((await marketing.open('/counter/numbers?report=vat')).status).toBe(403);
});

test('CNT-10: searches without results are listed, and no cell is executed as a formula', async () => {
  const objects = [{ objectID: 'coat', name: 'coat' }];
  await search.admin.replaceAllObjects({ indexName: 'hgg_de', objects });
  const requests = ['trousers', '=1+1', 'trousers', 'coat'].map((query) => ({
    indexName: 'hgg_de',
    query,
    clickAnalytics: true,
  }));
  await search.lite.searchForHits({ requests });
  const browser = await signedIn('marketing');
  const today = new Date().toISOString().slice(0, 10);
  const { text } = await browser.open(
    `/counter/numbers-csv?${new URLSearchParams({ report: 'searches', from: '2026-01-01', to: today })}`,
  );
  expect(text).toBe(
    ['index,search,searches', 'hgg_de,trousers,2', "hgg_de,'=1+1,1", ''].join('\r\n'),
  );
});

test.each(['from=2026-04-31&to=2026-05-01', 'from=2026-11-02&to=2026-11-01', 'from=x&to=y'])(
  'CNT-10: a period that does not exist is rejected: %s',
  async (period) => {
    const browser = await signedIn('shopManager');
    for (const page of ['numbers', 'numbers-csv'])
      expect((await browser.open(`/counter/${page}?report=sales&${period}`)).status).toBe(400);
  },
);
