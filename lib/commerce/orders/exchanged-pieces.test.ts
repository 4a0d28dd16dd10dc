import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { exchangePieces } from './exchange-pieces.server';
import { linesOf, ordered } from './order-life.fixture.server';
import { LAST_PIECE, rows, SHIRT, stockOf, withUnreachableProvider } from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';
import { shipPieces } from './ship-pieces.server';

withUnreachableProvider(openTestDatabase);

/** Two shirts and one pair of socks, all shipped. */
async function shipped(): Promise<{ orderId: string; shirts: string; parcelId: string }> {
  const { orderId } = await ordered('invoice');
  const parcel = await shipPieces(orderId, 'all', { carrier: 'DHL', number: '0034' });
  if (!parcel.ok) throw new Error(parcel.code);
  const [shirts] = await linesOf(orderId);
  return { orderId, shirts: shirts?.id ?? '', ...parcel.value };
}

const exchangeShirts = async (orderId: string, lineId: string, quantity: number) =>
  exchangePieces(orderId, { lineId, quantity }, { sku: LAST_PIECE });

test('ORD-02: damaged pieces are exchanged but not restocked', async () => {
  const { orderId, shirts } = await shipped();
  const piece = { lineId: shirts, quantity: 1 };
  await exchangePieces(orderId, piece, { sku: LAST_PIECE }, { isDamaged: true });
  expect([await stockOf(SHIRT), await stockOf(LAST_PIECE)]).toEqual([498, 0]);
});

test('ORD-02: pieces that were returned are not exchanged as well', async () => {
  const { orderId, shirts } = await shipped();
  await returnPieces(orderId, [{ lineId: shirts, quantity: 2 }]);
  const exchanged = await exchangeShirts(orderId, shirts, 1);
  expect(exchanged).toEqual({ ok: false, code: 'too_many' });
  expect(await stockOf(LAST_PIECE)).toBe(1);
});

test.each([
  ['a gift card', 'is_gift_card = true'],
  ['a set', `parts = ARRAY['part-one', 'part-two']`],
])('ORD-02: %s has no other size to be exchanged for', async (_, isSo) => {
  const { orderId, shirts } = await shipped();
  await rows(`UPDATE shop.order_lines SET ${isSo} WHERE id = $1`, [shirts]);
  const exchanged = await exchangeShirts(orderId, shirts, 1);
  expect(exchanged).toEqual({ ok: false, code: 'not_exchangeable' });
});

test('ORD-02: a piece is not exchanged for one that another shop sells', async () => {
  const { orderId, shirts } = await shipped();
  await rows(`UPDATE shop.skus SET project = 'hrm' WHERE sku = $1`, [LAST_PIECE]);
  const exchanged = await exchangeShirts(orderId, shirts, 1);
  expect(exchanged).toEqual({ ok: false, code: 'not_exchangeable' });
});

test('ORD-02: emails about a parcel and an exchange name both them and their order', async () => {
  const { orderId, shirts, parcelId } = await shipped();
  expect(await rows('SELECT id FROM shop.parcels')).toEqual([{ id: parcelId }]);
  const exchanged = await exchangeShirts(orderId, shirts, 1);
  const lineId = exchanged.ok && exchanged.value.lineId;
  const emails = await rows('SELECT kind, payload FROM shop.outbox ORDER BY id');
  expect(emails.slice(1)).toEqual([
    { kind: 'order-shipped', payload: { orderId, parcelId } },
    { kind: 'order-exchanged', payload: { orderId, lineId } },
  ]);
});
