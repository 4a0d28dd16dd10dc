import { randomUUID } from 'node:crypto';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { ordered } from '@/lib/commerce/orders/order-life.fixture.server';
import { rows, SHIRT, withUnreachableProvider } from '@/lib/commerce/orders/orders.fixture.server';
import { newErpKey, withErp } from './erp.fixture';
import { actionsOf } from './signed-in.fixture';

jest.setTimeout(120_000);

withoutContent();
withUnreachableProvider(openTestDatabase);
const { get, post } = withErp();

beforeEach(() =>
  rows(
    'DELETE FROM shop.request_limits; DELETE FROM shop.reservations; DELETE FROM shop.planned_prices',
  ),
);

async function reserved(): Promise<string> {
  const [made] = await rows<{ id: string }>(
    `WITH made AS (INSERT INTO shop.reservations (project, number, request_key, store, locale, origin, first_name,
         last_name, email, status, held_until)
       VALUES ('hgg', $1, gen_random_uuid(), '101', 'de-de', 'http://x', 'Max', 'Muster', 'max@example.org', 'held',
         now() + interval '1 day') RETURNING id)
     INSERT INTO shop.reservation_items (reservation_id, sku, article_number, item_number, name, colour, size,
       quantity, position)
     SELECT id, $2, '20310000', '20310000-312', 'Leinenhemd', 'Blau', '3XL', 1, 0 FROM made
     RETURNING reservation_id AS id`,
    [`HGG-R${randomUUID()}`, SHIRT],
  );
  return made?.id ?? '';
}

const listed = async (key: string, state: string) =>
  (await get(key, `reservations?store=101&state=${state}`)).json.reservations;

test('CNT-17: a reservation is listed, prepared and collected, each once for two requests', async () => {
  const { key } = await newErpKey();
  const id = await reserved();
  expect(await listed(key, 'toPrepare')).toMatchObject([
    { id, name: 'Max Muster', status: 'held', items: [{ sku: SHIRT, quantity: 1 }] },
  ]);
  for (const action of ['prepare', 'collect'])
    for (let times = 0; times < 2; times += 1)
      expect((await post(key, 'reservations', { id, action }, `${action}-${id}`)).status).toBe(200);
  expect(await listed(key, 'ended')).toMatchObject([{ id, status: 'collected' }]);
  for (const action of ['reservation.prepare', 'reservation.collect'])
    expect(await actionsOf(action)).toHaveLength(1);
  const late = await post(key, 'reservations', { id, action: 'release' });
  expect([late.status, late.json.code]).toEqual([422, 'gone']);
});

test('CNT-17: the idempotency key of one reservation does nothing with another', async () => {
  const { key } = await newErpKey();
  const [one, other] = [await reserved(), await reserved()];
  await post(key, 'reservations', { id: one, action: 'prepare' }, 'prepare-one');
  const used = await post(key, 'reservations', { id: other, action: 'prepare' }, 'prepare-one');
  expect([used.status, used.json.code]).toEqual([422, 'key_used']);
  expect(await listed(key, 'toPrepare')).toMatchObject([{ id: other }]);
});

test('CNT-17: a reservation of another shop does not exist for a key of one shop', async () => {
  const { key } = await newErpKey(undefined, 'hrm');
  const id = await reserved();
  expect(await listed(key, 'toPrepare')).toEqual([]);
  expect((await post(key, 'reservations', { id, action: 'prepare' })).status).toBe(404);
});

test('CNT-17: figures of a period are those of the counter, and the export is logged', async () => {
  const { key } = await newErpKey();
  await ordered('invoice');
  const period = { from: '2020-01-01', to: '2099-12-31' };
  const { json } = await get(key, `numbers?${new URLSearchParams({ report: 'sales', ...period })}`);
  expect(json.header.slice(0, 2)).toEqual(['day', 'project']);
  expect(json.rows).toHaveLength(1);
  expect((await actionsOf('numbers.exported')).at(-1)?.detail).toEqual({
    report: 'sales',
    ...period,
  });
});

test.each(['from=2026-11-31&to=2026-12-01', 'from=2026-12-01&to=2026-11-01'])(
  'CNT-17: figures of the period %s are rejected',
  async (period) => {
    const { key } = await newErpKey();
    expect((await get(key, `numbers?report=sales&${period}`)).status).toBe(400);
  },
);

test('CNT-17: figures of all shops are not for a key of one shop', async () => {
  const { key } = await newErpKey(undefined, 'hgg');
  const address = 'numbers?report=sales&from=2026-11-01&to=2026-11-30';
  expect((await get(key, address)).status).toBe(403);
});

describe('a price', () => {
  const plan = {
    action: 'plan',
    article: '20310000',
    currency: 'eur',
    price: 1500,
    startsAt: '2099-12-01T08:00',
  };
  const planned = async (key: string) => (await get(key, 'prices')).json.prices;

  test('CNT-17: is planned once by a request that is sent twice, and cancelled', async () => {
    const { key } = await newErpKey();
    for (let times = 0; times < 2; times += 1)
      expect((await post(key, 'prices', plan, 'price-of-december')).status).toBe(200);
    const [price, ...others] = await planned(key);
    expect([price, others]).toMatchObject([
      { article: '20310000', price: 1500, startsAt: '2099-12-01T07:00:00.000Z' },
      [],
    ]);
    const other = await post(key, 'prices', { ...plan, price: 1400 }, 'price-of-december');
    expect([other.status, other.json.code]).toEqual([422, 'key_used']);
    const cancel = { action: 'cancel', id: price.id };
    expect((await post(key, 'prices', cancel)).status).toBe(200);
    expect(await planned(key)).toEqual([]);
    expect((await post(key, 'prices', cancel)).status).toBe(404);
  });

  test.each([
    [{ startsAt: '2020-12-01T08:00' }, 422],
    [{ startsAt: '2099-02-30T08:00' }, 400],
    [{ startsAt: '2099-12-01T08:00:00Z' }, 400],
    [{ article: 'none' }, 422],
    [{ price: 0 }, 400],
  ])('CNT-17: is not planned with %j', async (change, status) => {
    const { key } = await newErpKey();
    expect((await post(key, 'prices', { ...plan, ...change })).status).toBe(status);
    expect(await planned(key)).toEqual([]);
  });

  test('CNT-17: of an article of another shop is neither planned, listed nor cancelled by a key of one shop', async () => {
    const { key: all } = await newErpKey();
    const { key } = await newErpKey(undefined, 'hrm');
    expect((await post(key, 'prices', plan)).status).toBe(404);
    await post(all, 'prices', plan);
    const [price] = await planned(all);
    expect(await planned(key)).toEqual([]);
    expect((await post(key, 'prices', { action: 'cancel', id: price.id })).status).toBe(404);
    expect(await planned(all)).toHaveLength(1);
  });
});
