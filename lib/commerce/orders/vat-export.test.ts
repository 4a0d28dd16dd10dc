import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { exportVat } from './export-orders.server';
import { linesOf, ordered, TOTAL } from './order-life.fixture.server';
import { rows, SHIRT, withOrders } from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

const HEADER =
  'project,scheme,country,sold_in,vat_rate,currency,gross,net,vat,gift_cards,orders,credit_notes,taxed_gift_cards';
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const vat = async (period: typeof OCTOBER) => {
  const [header, ...lines] = (await exportVat(period)).trim().split('\r\n');
  expect(header).toBe(HEADER);
  return lines;
};

/** An order by invoice, placed at an instant. */
async function placedAt(instant: string, total = TOTAL): Promise<string> {
  const { orderId } = await ordered('invoice');
  await rows('UPDATE shop.orders SET placed_at = $1, total = $2 WHERE id = $3', [
    instant,
    total,
    orderId,
  ]);
  return orderId;
}

test('ORD-02: VAT is summed beyond the range of an integer', async () => {
  for (let order = 0; order < 2; order += 1) await placedAt('2026-10-05T12:00:00Z', 2_000_000_000);
  expect(await vat(OCTOBER)).toEqual([
    'hgg,domestic,DE,2026-Q4,190,eur,4000000000,3999998404,1596,0,2,0,0',
  ]);
});

test('ORD-02: a VAT period is in the shop’s time zone', async () => {
  // The last minute of October, and the first of November, in Berlin.
  await placedAt('2026-10-31T22:59:00Z');
  await placedAt('2026-10-31T23:00:00Z');
  await placedAt('2026-10-31T23:01:00Z');
  expect(await vat(OCTOBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,4995,4197,798,0,1,0,0']);
  expect(await vat(NOVEMBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,9990,8394,1596,0,2,0,0']);
});

test('ORD-02: VAT is split by country of delivery, rate and currency', async () => {
  await placedAt('2026-10-05T12:00:00Z');
  const abroad = await placedAt('2026-10-05T12:00:00Z');
  await rows(`UPDATE shop.addresses SET country = 'CZ' WHERE kind = 'delivery' AND order_id = $1`, [
    abroad,
  ]);
  await rows(`UPDATE shop.orders SET vat_rate = 210, currency = 'czk' WHERE id = $1`, [abroad]);
  expect(await vat(OCTOBER)).toEqual([
    'hgg,domestic,DE,2026-Q4,190,eur,4995,4197,798,0,1,0,0',
    'hgg,oss,CZ,2026-Q4,210,czk,4995,4197,798,0,1,0,0',
  ]);
});

/** An order by invoice in October, sent to an address. */
async function sentTo(country: string, postalCode: string, rate: number | null) {
  const orderId = await placedAt('2026-10-05T12:00:00Z');
  await rows(
    `UPDATE shop.addresses SET country = $1, postal_code = $2
     WHERE kind = 'delivery' AND order_id = $3`,
    [country, postalCode, orderId],
  );
  await rows('UPDATE shop.orders SET vat_rate = $1 WHERE id = $2', [rate, orderId]);
}

test('BSK-14: VAT is split by One-Stop Shop, home, registration abroad, and exports', async () => {
  await sentTo('DE', '80331', 190);
  await sentTo('DE', '27498', null);
  await sentTo('FR', '75001', 200);
  await sentTo('CH', '8001', 81);
  await sentTo('GB', 'bt1 5gs', 200);
  await sentTo('GB', 'B1 1TA', null);
  expect((await vat(OCTOBER)).map((line) => line.split(',').slice(1, 5).join(' '))).toEqual([
    'domestic DE 2026-Q4 190',
    'export DE 2026-Q4 ',
    'export GB 2026-Q4 ',
    'local CH 2026-Q4 81',
    'oss FR 2026-Q4 200',
    'oss XI 2026-Q4 200',
  ]);
});

test('BSK-14: a credit note names the quarter of the sale it corrects', async () => {
  const orderId = await placedAt('2026-08-05T12:00:00Z');
  await cancelPieces(orderId, 'all');
  await rows(`UPDATE shop.refunds SET created_at = '2026-10-10T12:00:00Z'`);
  expect(await vat(OCTOBER)).toEqual(['hgg,domestic,DE,2026-Q3,190,eur,-4995,-4197,-798,0,0,1,0']);
});

test('ORD-02: a credit note counts in its own period, even if the whole order was cancelled', async () => {
  const orderId = await placedAt('2026-10-05T12:00:00Z');
  await cancelPieces(orderId, 'all');
  await rows(`UPDATE shop.refunds SET created_at = '2026-11-10T12:00:00Z'`);
  expect(await vat(OCTOBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,4995,4197,798,0,1,0,0']);
  expect(await vat(NOVEMBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,-4995,-4197,-798,0,0,1,0']);
});

test('ORD-02: a prepayment is taxed when it is paid, without earlier cancellations', async () => {
  const { orderId } = await ordered('prepayment');
  const [shirts] = await linesOf(orderId);
  await cancelPieces(orderId, [{ lineId: shirts?.id ?? '', quantity: 1 }]);
  await rows(`UPDATE shop.refunds SET created_at = '2026-10-06T12:00:00Z'`);
  expect(await vat(OCTOBER)).toEqual([]);
  await payTransfer(orderId);
  await rows(`UPDATE shop.orders SET paid_at = '2026-11-02T12:00:00Z'`);
  expect(await vat(OCTOBER)).toEqual([]);
  expect(await vat(NOVEMBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,2995,2517,478,0,1,1,0']);
});

test('ORD-02: gift cards are listed separately, as they are taxed when redeemed, and returns reduce them', async () => {
  await rows('DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers');
  const { orderId } = await ordered('prepayment', { [SHIRT]: 2 }, 4495);
  await rows('UPDATE shop.order_lines SET is_gift_card = true');
  await rows('UPDATE shop.orders SET vat = 79');
  await payTransfer(orderId);
  await rows(`UPDATE shop.orders SET paid_at = '2026-10-05T12:00:00Z'`);
  const [cards] = await linesOf(orderId);
  await returnPieces(orderId, [{ lineId: cards?.id ?? '', quantity: 1 }]);
  await rows(`UPDATE shop.refunds SET created_at = '2026-11-10T12:00:00Z'`);
  expect(await vat(OCTOBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,495,416,79,4000,1,0,0']);
  expect(await vat(NOVEMBER)).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,0,0,0,-2000,0,1,0']);
});
