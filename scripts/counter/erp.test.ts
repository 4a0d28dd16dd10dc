import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { rotateKey } from '@/lib/api/import/import-keys.server';
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

describe('an order', () => {
  test('CNT-17: is read with its version, address and lines, and the log names the client', async () => {
    const { client, key } = await newErpKey(['orders.read']);
    const { orderId, order, read } = await readOrder(key);
    expect(await read()).toMatchObject({
      order,
      shop: 'hgg',
      email: 'max@example.org',
      addresses: { delivery: { lastName: 'Muster', postalCode: '80331' } },
      lines: [
        { line: 0, sku: SHIRT, quantity: 2 },
        { line: 1, sku: SOCKS, quantity: 1 },
      ],
      parcels: [],
      refunds: [],
      emails: [{ email: `order-accepted:${orderId}` }],
    });
    const seen = await rows(
      `SELECT client FROM shop.staff_audit JOIN shop.import_keys ON import_keys.id = key_id
       WHERE action = 'order.viewed' AND order_id = $1`,
      [orderId],
    );
    expect(seen).toContainEqual({ client });
  });

  test('CNT-17: is listed while pieces are to be shipped, and the list is logged', async () => {
    const { key } = await newErpKey();
    const { order, version } = await readOrder(key);
    const toShip = async () => (await get(key, 'orders?state=toShip&shop=hgg')).json.orders;
    expect(await toShip()).toMatchObject([{ order, toShip: true, currency: 'EUR', total: 4995 }]);
    expect((await actionsOf('orders.listed')).at(-1)?.detail).toEqual({ orders: [order] });
    await post(key, 'order/ship', { order, version, lines: 'all', ...PARCEL });
    expect(await toShip()).toEqual([]);
  });

  test('CNT-17: is shipped in parts, with what is left for another parcel', async () => {
    const { client, key } = await newErpKey();
    const { orderId, order, version, read } = await readOrder(key);
    const some = { lines: [{ line: 0, quantity: 1 }], ...PARCEL };
    expect((await post(key, 'order/ship', { order, version, ...some })).status).toBe(200);
    expect(await linesOf(orderId)).toMatchObject([{ shipped: 1 }, { shipped: 0 }]);
    const { version: next, parcels } = await read();
    expect(parcels).toMatchObject([{ ...PARCEL, lines: [{ line: 0, sku: SHIRT, quantity: 1 }] }]);
    const rest = { order, version: next, lines: 'all', carrier: 'DHL', number: '00340002' };
    expect((await post(key, 'order/ship', rest)).status).toBe(200);
    expect(await linesOf(orderId)).toMatchObject([{ shipped: 2 }, { shipped: 1 }]);
    const emails = await rows(`SELECT key FROM shop.outbox WHERE kind = 'order-shipped'`);
    expect(emails).toHaveLength(2);
    const logged = await rows(
      `SELECT client, detail->>'parcel' AS parcel FROM shop.staff_audit
       JOIN shop.import_keys ON import_keys.id = key_id WHERE action = 'order.ship' AND order_id = $1
       ORDER BY staff_audit.id`,
      [orderId],
    );
    expect(logged).toEqual([
      { client, parcel: '00340001' },
      { client, parcel: '00340002' },
    ]);
  });

  test('CNT-17: is changed once by a request that is sent twice, also at once and with a rotated key', async () => {
    const { client, key } = await newErpKey();
    const { orderId, order, version } = await readOrder(key);
    const body = { order, version, lines: [{ line: 0, quantity: 1 }], ...PARCEL };
    const next = (await rotateKey(client, 1)) ?? '';
    const both = [key, next].map((each) => post(each, 'order/ship', body, 'one-request'));
    for (const { status } of await Promise.all(both)) expect(status).toBe(200);
    expect(await linesOf(orderId)).toMatchObject([{ shipped: 1 }, { shipped: 0 }]);
    const other = await post(key, 'order/ship', { ...body, lines: 'all' }, 'one-request');
    expect([other.status, other.json.code]).toEqual([422, 'key_used']);
  });

  test('CNT-17: is changed by two clients that chose the same idempotency key', async () => {
    const [one, other] = [await newErpKey(), await newErpKey()];
    const { orderId, order, version, read } = await readOrder(one.key);
    const note = (text: string, seen: string) => ({ order, version: seen, text });
    await post(one.key, 'order/note', note('one', version), 'the-same-key');
    await post(other.key, 'order/note', note('other', (await read()).version), 'the-same-key');
    expect(
      await rows('SELECT text FROM shop.order_notes WHERE order_id = $1 ORDER BY text', [orderId]),
    ).toEqual([{ text: 'one' }, { text: 'other' }]);
  });

  test('CNT-17: is not changed by a request with the version before another change', async () => {
    const { key } = await newErpKey();
    const { orderId, order, version } = await readOrder(key);
    const cancel = { order, version, lines: [{ line: 0, quantity: 2 }] };
    expect((await post(key, 'order/cancel', cancel)).status).toBe(200);
    const late = await post(key, 'order/ship', { order, version, lines: 'all', ...PARCEL });
    expect([late.status, late.json.code]).toEqual([409, 'outdated']);
    expect(await linesOf(orderId)).toMatchObject([{ shipped: 0, cancelled: 2 }, { shipped: 0 }]);
  });

  test('CNT-17: returns to stock what is cancelled, and refunds it', async () => {
    const { key } = await newErpKey();
    const before = (await stockOf(SHIRT)) ?? 0;
    const { order, version, read } = await readOrder(key);
    await post(key, 'order/cancel', { order, version, lines: [{ line: 0, quantity: 1 }] });
    expect(await stockOf(SHIRT)).toBe(before - 1);
    expect((await read()).refunds).toMatchObject([
      { reason: 'cancelled', total: 2000, lines: [{ line: 0, quantity: 1 }] },
    ]);
  });

  test('CNT-17: takes back pieces, of which damaged ones do not return to stock', async () => {
    const { key } = await newErpKey();
    const { order, version, read } = await readOrder(key);
    await post(key, 'order/ship', { order, version, lines: 'all', ...PARCEL });
    const shipped = await stockOf(SHIRT);
    const back = {
      order,
      version: (await read()).version,
      lines: [{ line: 0, quantity: 2 }],
      damaged: [{ line: 0, quantity: 1 }],
    };
    expect((await post(key, 'order/return', back)).status).toBe(200);
    expect(await stockOf(SHIRT)).toBe((shipped ?? 0) + 1);
    expect((await read()).refunds).toMatchObject([{ reason: 'returned', total: 4000 }]);
  });

  test('CNT-17: grants no allowance over what it still costs', async () => {
    const { key } = await newErpKey();
    const { orderId, order, version } = await readOrder(key);
    const high = await post(key, 'order/refund', { order, version, amount: 4996 });
    expect([high.status, high.json.code]).toEqual([422, 'too_many']);
    expect((await post(key, 'order/refund', { order, version, amount: 500 })).status).toBe(200);
    expect(
      await rows('SELECT reason, total FROM shop.refunds WHERE order_id = $1', [orderId]),
    ).toEqual([{ reason: 'allowance', total: 500 }]);
  });

  test('CNT-17: has its address changed, a size exchanged and an email sent again', async () => {
    const { key } = await newErpKey();
    const { orderId, order, version, read } = await readOrder(key);
    const address = {
      firstName: 'Max',
      lastName: 'Muster',
      street: 'Neue Straße',
      houseNumber: '2',
      postalCode: '80333',
      city: 'München',
    };
    expect((await post(key, 'order/address', { order, version, address })).status).toBe(200);
    const moved = await read();
    expect(moved.addresses.delivery).toMatchObject({ street: 'Neue Straße', postalCode: '80333' });
    await post(key, 'order/ship', { order, version: moved.version, lines: 'all', ...PARCEL });
    const sku = SHIRT.replace('3XL', '4XL');
    const exchange = { order, version: (await read()).version, line: 0, quantity: 1, sku };
    expect((await post(key, 'order/exchange', exchange)).status).toBe(200);
    const { lines, version: last } = await read();
    expect(lines[2]).toMatchObject({ line: 2, sku, quantity: 1, shipped: 0 });
    await rows('UPDATE shop.outbox SET sent_at = now()');
    const email = `order-accepted:${orderId}`;
    expect((await post(key, 'order/resend', { order, version: last, email })).status).toBe(200);
    expect(await rows('SELECT key FROM shop.outbox WHERE sent_at IS NULL')).toEqual([
      { key: email },
    ]);
  });

  test('CNT-17: is paid by a transfer that has arrived', async () => {
    const { key } = await newErpKey();
    const { order, version, read } = await readOrder(key);
    const { total } = await read();
    const enter = (amount: number) => post(key, 'order/paid', { order, version, amount });
    expect((await enter(total - 1)).status).toBe(422);
    expect((await enter(total)).status).toBe(200);
    expect(await read()).toMatchObject({ status: 'paid' });
  });

  test('CNT-17: of another shop does not exist for a key of one shop', async () => {
    const all = await newErpKey();
    const { orderId, order, version } = await readOrder(all.key);
    const { key } = await newErpKey(undefined, 'hrm');
    expect((await get(key, `order?order=${order}`)).status).toBe(404);
    const shipped = await post(key, 'order/ship', { order, version, lines: 'all', ...PARCEL });
    expect(shipped.status).toBe(404);
    expect((await get(key, 'orders')).json.orders).toEqual([]);
    expect((await get(key, 'orders?shop=hgg')).status).toBe(404);
    expect(await linesOf(orderId)).toMatchObject([{ shipped: 0 }, { shipped: 0 }]);
    const { key: own } = await newErpKey(undefined, 'hgg');
    expect((await get(own, `order?order=${order}`)).status).toBe(200);
  });

  test.each<[string, object, number]>([
    ['a line that it does not have', { lines: [{ line: 7, quantity: 1 }], ...PARCEL }, 422],
    ['more pieces than it has', { lines: [{ line: 0, quantity: 3 }], ...PARCEL }, 422],
    ['no pieces', { lines: [], ...PARCEL }, 400],
    ['an empty tracking number', { lines: 'all', carrier: 'DHL', number: ' ' }, 400],
    ['an unknown field', { lines: 'all', ...PARCEL, weight: 2 }, 400],
  ])('CNT-17: is not shipped with %s', async (_, body, status) => {
    const { key } = await newErpKey();
    const { orderId, order, version } = await readOrder(key);
    expect((await post(key, 'order/ship', { order, version, ...body })).status).toBe(status);
    expect(await linesOf(orderId)).toMatchObject([{ shipped: 0 }, { shipped: 0 }]);
  });
});

test('CNT-17: a request without an idempotency key changes nothing', async () => {
  const { key } = await newErpKey();
  const { orderId, order, version } = await readOrder(key);
  const sent = await post(key, 'order/ship', { order, version, lines: 'all', ...PARCEL }, '');
  expect(sent.status).toBe(400);
  expect(await linesOf(orderId)).toMatchObject([{ shipped: 0 }, { shipped: 0 }]);
});
