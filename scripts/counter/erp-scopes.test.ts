import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { revokeKeys, rotateKey } from '@/lib/api/import/import-keys.server';
import { rows, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { ORDER_ACTIONS } from '@/lib/counter/orders/order-action';
import { KEY_SCOPES, type ErpScope } from '@/lib/platform/db/schema-imports';
import { ERP_FILES, newErpKey, withErp } from './erp.fixture';

jest.setTimeout(120_000);

withoutContent();
withUnreachableProvider(openTestDatabase);
const { get, post } = withErp();

beforeEach(() => rows('DELETE FROM shop.request_limits'));

type Entry = readonly ['GET' | 'POST', string, ErpScope];

/** Route → its requests, each with the scope that it needs. */
const MATRIX: Readonly<Record<string, readonly Entry[]>> = {
  'orders.ts': [['GET', 'orders', 'orders.read']],
  'order/index.ts': [['GET', 'order?order=HGG-1', 'orders.read']],
  'order/[action].ts': ORDER_ACTIONS.map(
    (action) => ['POST', `order/${action}`, `orders.${action}`] as const,
  ),
  'numbers.ts': [
    ['GET', 'numbers?report=sales&from=2026-11-01&to=2026-11-30', 'numbers.read'],
    ['GET', 'numbers?report=vat&from=2026-11-01&to=2026-11-30', 'numbers.tax'],
  ],
  'prices.ts': [
    ['GET', 'prices', 'prices.plan'],
    ['POST', 'prices', 'prices.plan'],
  ],
  'reservations.ts': [
    ['GET', 'reservations?state=ended', 'reservations.read'],
    ['POST', 'reservations', 'reservations.handle'],
  ],
  'returns.ts': [
    ['GET', 'returns?state=expected', 'returns.read'],
    ['POST', 'returns', 'returns.receive'],
  ],
  'stock.ts': [
    ['GET', 'stock?sku=none', 'stock.read'],
    ['POST', 'stock', 'stock.correct'],
  ],
};
const ENTRIES = Object.values(MATRIX).flat();

const statusOf = async (key: string, [method, address]: Entry) =>
  (await (method === 'GET' ? get(key, address) : post(key, address, {}))).status;

test('CNT-17: every route for ERP systems is listed with the scopes that it needs', () => {
  expect(Object.keys(MATRIX).toSorted()).toEqual(ERP_FILES);
});

test.each(ENTRIES)('CNT-17: nobody does %s %s without a valid key', async (...entry) => {
  const { client, key } = await newErpKey();
  await revokeKeys(client);
  for (const each of ['', 'selvedge_wrong', key]) expect(await statusOf(each, entry)).toBe(401);
});

test.each(ENTRIES)('CNT-17: %s %s needs a key with the scope %s', async (...entry) => {
  const [, , scope] = entry;
  const { key: others } = await newErpKey(KEY_SCOPES.filter((each) => each !== scope));
  expect(await statusOf(others, entry)).toBe(403);
  const { key } = await newErpKey([scope]);
  expect([200, 400, 404]).toContain(await statusOf(key, entry));
});

test('CNT-17: an action that is none is not found', async () => {
  const { key } = await newErpKey();
  expect((await post(key, 'order/unknown', {})).status).toBe(404);
});

test('CNT-17: a key that replaces another one keeps its scopes and its shop', async () => {
  const { client } = await newErpKey(['orders.read'], 'hrm');
  const next = (await rotateKey(client, 1)) ?? '';
  expect((await get(next, 'orders?shop=hrm')).status).toBe(200);
  expect((await get(next, 'orders?shop=hgg')).status).toBe(404);
  expect((await get(next, 'stock?sku=none')).status).toBe(403);
});
