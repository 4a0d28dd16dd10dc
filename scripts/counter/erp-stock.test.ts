import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { linesOf } from '@/lib/commerce/orders/order-life.fixture.server';
import {
  rows,
  SHIRT,
  SOCKS,
  stockOf,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { newErpKey, PARCEL, withErp } from './erp.fixture';
import { actionsOf } from './signed-in.fixture';

jest.setTimeout(120_000);

withoutContent();
withUnreachableProvider(openTestDatabase);
const { get, post, readOrder } = withErp();

beforeEach(() => rows('DELETE FROM shop.request_limits'));

describe('stock', () => {
  const correction = { sku: SHIRT, seen: 500, counted: 498, reason: 'damaged' };

  test('CNT-17: is read, and corrected once by the difference to what was read', async () => {
    const { client, key } = await newErpKey();
    expect((await get(key, `stock?sku=${SHIRT}`)).json).toMatchObject({
      sku: SHIRT,
      shop: 'hgg',
      stock: 500,
    });
    await rows(`UPDATE shop.skus SET stock = 490 WHERE sku = '${SHIRT}'`);
    for (let times = 0; times < 2; times += 1)
      expect((await post(key, 'stock', correction, 'correction-1')).status).toBe(200);
    expect(await stockOf(SHIRT)).toBe(488);
    const logged = await rows(
      `SELECT client FROM shop.staff_audit JOIN shop.import_keys ON import_keys.id = key_id
       WHERE action = 'stock.corrected'`,
    );
    expect(logged).toEqual([{ client }]);
    const other = await post(key, 'stock', { ...correction, counted: 400 }, 'correction-1');
    expect([other.status, other.json.code, await stockOf(SHIRT)]).toEqual([422, 'key_used', 488]);
  });

  test('CNT-17: of another shop does not exist for a key of one shop', async () => {
    const { key } = await newErpKey(undefined, 'hrm');
    expect((await get(key, `stock?sku=${SHIRT}`)).status).toBe(404);
    expect((await post(key, 'stock', correction)).status).toBe(404);
    expect(await stockOf(SHIRT)).toBe(500);
  });

  test('CNT-17: of what is never out of stock is not counted', async () => {
    const { key } = await newErpKey();
    expect((await get(key, `stock?sku=${SOCKS}`)).json.stock).toBeNull();
    expect((await post(key, 'stock', { ...correction, sku: SOCKS })).status).toBe(422);
  });
});

describe('a return', () => {
  async function registered(orderId: string, number: string) {
    const [line] = await linesOf(orderId);
    const [made] = await rows<{ id: string }>(
      `WITH made AS (INSERT INTO shop.registered_returns (order_id, request_key, number)
         VALUES ($1, gen_random_uuid(), $2) RETURNING id)
       INSERT INTO shop.registered_return_lines (return_id, order_line_id, quantity)
       SELECT id, $3, 2 FROM made RETURNING return_id AS id`,
      [orderId, number, line?.id],
    );
    return made?.id ?? '';
  }

  test('CNT-17: is expected, received once and closed, and each is logged', async () => {
    const { key } = await newErpKey();
    const { orderId, order, version } = await readOrder(key);
    await post(key, 'order/ship', { order, version, lines: 'all', ...PARCEL });
    const id = await registered(orderId, 'HGG-T7');
    const listed = async (state: string) => (await get(key, `returns?state=${state}`)).json.returns;
    expect(await listed('expected')).toMatchObject([
      { kind: 'return', id, order, number: 'HGG-T7', missing: [{ sku: SHIRT, quantity: 2 }] },
    ]);
    for (let times = 0; times < 2; times += 1) {
      const received = await post(key, 'returns', { action: 'receive', number: 'hgg-t7' });
      expect(received.status).toBe(200);
    }
    expect([await listed('expected'), await listed('received')]).toMatchObject([[], [{ id }]]);
    expect(await actionsOf('return.received')).toHaveLength(1);
    const close = { action: 'close', kind: 'return', id };
    for (let times = 0; times < 2; times += 1)
      expect((await post(key, 'returns', close)).status).toBe(200);
    expect(await listed('received')).toEqual([]);
    expect(await actionsOf('return.closed')).toHaveLength(1);
  });

  test('CNT-17: of another shop is neither listed nor received by a key of one shop', async () => {
    const { key: all } = await newErpKey();
    const { orderId } = await readOrder(all);
    const id = await registered(orderId, 'HGG-T8');
    const { key } = await newErpKey(undefined, 'hrm');
    expect((await get(key, 'returns?state=expected')).json.returns).toEqual([]);
    for (const body of [
      { action: 'receive', number: 'HGG-T8' },
      { action: 'close', kind: 'return', id },
    ])
      expect((await post(key, 'returns', body)).status).toBe(404);
    expect(
      await rows('SELECT received_at, closed_at FROM shop.registered_returns WHERE id = $1', [id]),
    ).toEqual([{ received_at: null, closed_at: null }]);
  });
});
