import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import { settingsChangedBy } from '@/lib/shop/settings/registrations.fixture';
import { payTransfer } from './accept-transfer.server';
import { cancelPieces } from './cancel-pieces.server';
import { exportVat } from './export-orders.server';
import { linesOf } from './order-life.fixture.server';
import {
  ADDRESS,
  newGuest,
  orderRequestOf,
  rows,
  SHIRT,
  SOCKS,
  withOrders,
} from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';
import { shipPieces } from './ship-pieces.server';
import { submitOrder } from './submit-order.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});
process.env['SHOP_SETTINGS'] = settingsChangedBy((settings) => ({
  ...settings,
  giftCards: 'singlePurpose',
}));

const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };
const HEADER =
  'project,scheme,country,sold_in,vat_rate,currency,gross,net,vat,gift_cards,orders,credit_notes,taxed_gift_cards';

// The socks are a gift card for 50.00; a shirt is 20.00, and a parcel 4.95.
const CARD = SOCKS;
const names = new Map([
  [SHIRT, { name: 'Hemd', colour: 'Blau', size: '3XL', productType: 'product' as const }],
  [CARD, { name: 'Geschenkkarte', colour: '', size: '', productType: 'geschenkkarte' as const }],
]);

beforeEach(() =>
  rows(`
    DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers;
    UPDATE shop.prices SET price = 5000 WHERE sku = '${CARD}';
    INSERT INTO shop.vouchers (project, code, kind, percent) VALUES ('hgg', 'TEN', 'percentage', 10);
    INSERT INTO shop.vouchers (project, code, kind, balance, currency, is_single_purpose, countries) VALUES
      ('hgg', 'MANY', 'giftCard', 1000, 'eur', false, '{}'),
      ('hgg', 'ONE', 'giftCard', 1000, 'eur', true, '{DE}'),
      ('hgg', 'RICH', 'giftCard', 10000, 'eur', true, '{DE}')`),
);

interface Ordering {
  basket?: Readonly<Record<string, number>>;
  codes?: readonly string[];
  place?: Partial<typeof ADDRESS>;
  shownVatRate?: number | null;
}

/** Submits an order by bank transfer. @param shownTotal what is left to pay */
async function submitted(
  shownTotal: number,
  { basket = { [SHIRT]: 1 }, codes = [], place = {}, shownVatRate = 190 }: Ordering = {},
) {
  const session = await newGuest(basket);
  await saveAddress(session, { ...ADDRESS, ...place });
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'prepayment' });
  for (const code of codes)
    await rows(
      `INSERT INTO shop.basket_vouchers (basket_id, code, added_at)
       SELECT id, $2, clock_timestamp() FROM shop.baskets WHERE session_id = $1`,
      [session.id, code],
    );
  return submitOrder(orderRequestOf(session, { names, shownTotal, shownVatRate }));
}

async function ordered(shownTotal: number, ordering?: Ordering): Promise<string> {
  const order = await submitted(shownTotal, ordering);
  if (!order.ok) throw new Error(order.code);
  return order.orderId;
}

async function paid(shownTotal: number, ordering?: Ordering): Promise<string> {
  const orderId = await ordered(shownTotal, ordering);
  if (shownTotal > 0) await payTransfer(orderId);
  return orderId;
}

const sums = async (orderId: string) =>
  (
    await rows<{ total: number; gift_cards: number; taxed_gift_cards: number; vat: number }>(
      'SELECT total, gift_cards, taxed_gift_cards, vat FROM shop.orders WHERE id = $1',
      [orderId],
    )
  )[0];
const refundsOf = (orderId: string) =>
  rows(
    `SELECT total, money, gift_cards, taxed_gift_cards, sold_gift_cards, vat FROM shop.refunds
     WHERE order_id = $1 ORDER BY created_at`,
    [orderId],
  );
const balanceOf = async (code: string) =>
  (await rows<{ balance: number }>('SELECT balance FROM shop.vouchers WHERE code = $1', [code]))[0]
    ?.balance;
/** One piece of a line. */
const oneOf = async (orderId: string, position: number) => [
  { lineId: (await linesOf(orderId))[position]?.id ?? '', quantity: 1 },
];

test('BSK-11: a single-purpose voucher is taxed when it is sold', async () => {
  // 50.00 / 1.19 × 0.19
  expect(await sums(await ordered(50_00, { basket: { [CARD]: 1 } }))).toEqual({
    total: 50_00,
    gift_cards: 0,
    taxed_gift_cards: 0,
    vat: 7_98,
  });
});

test('BSK-11: a single-purpose voucher and goods in one order are taxed together', async () => {
  // (50.00 + 20.00 + 4.95) / 1.19 × 0.19
  expect(await sums(await ordered(74_95, { basket: { [SHIRT]: 1, [CARD]: 1 } }))).toMatchObject({
    total: 74_95,
    vat: 11_97,
  });
});

test('BSK-11: a card keeps the kind it was sold as, and is valid at home alone', async () => {
  await rows('DELETE FROM shop.vouchers');
  await paid(50_00, { basket: { [CARD]: 1 } });
  expect(await rows('SELECT balance, is_single_purpose, countries FROM shop.vouchers')).toEqual([
    { balance: 50_00, is_single_purpose: true, countries: ['DE'] },
  ]);
});

test('BSK-11: goods that a single-purpose voucher pays in part are taxed by what is paid besides', async () => {
  // (24.95 − 10.00) / 1.19 × 0.19
  expect(await sums(await ordered(14_95, { codes: ['ONE'] }))).toEqual({
    total: 24_95,
    gift_cards: 10_00,
    taxed_gift_cards: 10_00,
    vat: 2_39,
  });
});

test('BSK-11: goods that a single-purpose voucher pays whole are not taxed again', async () => {
  const orderId = await ordered(0, { codes: ['RICH'] });
  expect(await sums(orderId)).toMatchObject({ taxed_gift_cards: 24_95, vat: 0 });
  expect(await balanceOf('RICH')).toBe(75_05);
});

test.each([[['MANY', 'ONE']], [['ONE', 'MANY']]])(
  'BSK-11: of the gift cards %j only the one that was taxed lowers the tax',
  async (codes) => {
    expect(await sums(await ordered(4_95, { codes }))).toEqual({
      total: 24_95,
      gift_cards: 20_00,
      taxed_gift_cards: 10_00,
      vat: 2_39,
    });
  },
);

test('BSK-11: a code lowers the goods first, and the voucher pays of what is left', async () => {
  // 20.00 − 2.00 + 4.95 = 22.95; (22.95 − 10.00) / 1.19 × 0.19
  expect(await sums(await ordered(12_95, { codes: ['TEN', 'ONE'] }))).toEqual({
    total: 22_95,
    gift_cards: 10_00,
    taxed_gift_cards: 10_00,
    vat: 2_07,
  });
});

test('BSK-11: a single-purpose voucher that is paid with another is taxed once', async () => {
  const order = { basket: { [CARD]: 1 }, codes: ['RICH'] };
  expect(await sums(await ordered(0, order))).toMatchObject({ taxed_gift_cards: 50_00, vat: 0 });
});

test('BSK-11: a single-purpose voucher pays no export', async () => {
  const heligoland = { postalCode: '27498', city: 'Helgoland' };
  const order = { codes: ['ONE'], place: heligoland, shownVatRate: null };
  expect(await submitted(14_95, order)).toEqual({ ok: false, code: 'price_changed' });
  expect(await sums(await ordered(24_95, order))).toMatchObject({ gift_cards: 0, vat: 0 });
});

test('ORD-02: returned one by one, pieces take back the tax of the money and none of the voucher', async () => {
  const orderId = await paid(34_95, { basket: { [SHIRT]: 2 }, codes: ['ONE'] });
  // (44.95 − 10.00) / 1.19 × 0.19
  expect(await sums(orderId)).toMatchObject({ total: 44_95, vat: 5_58 });
  await shipPieces(orderId, 'all', { carrier: 'DHL', number: '1' });
  await returnPieces(orderId, await oneOf(orderId, 0));
  // What is left is taxed with (24.95 − 10.00) / 1.19 × 0.19 = 2.39.
  const first = { total: 20_00, money: 20_00, gift_cards: 0, taxed_gift_cards: 0, vat: 3_19 };
  expect(await refundsOf(orderId)).toEqual([{ ...first, sold_gift_cards: 0 }]);
  await returnPieces(orderId, await oneOf(orderId, 0));
  expect((await refundsOf(orderId))[1]).toMatchObject({
    total: 24_95,
    money: 14_95,
    gift_cards: 10_00,
    taxed_gift_cards: 10_00,
    vat: 2_39,
  });
  expect(await balanceOf('ONE')).toBe(10_00);
});

test('ORD-02: of two kinds of cards each gets back what it paid, and only the rest is taxed', async () => {
  const orderId = await paid(4_95, { codes: ['MANY', 'ONE'] });
  await cancelPieces(orderId, 'all');
  expect(await refundsOf(orderId)).toEqual([
    {
      total: 24_95,
      money: 4_95,
      gift_cards: 20_00,
      taxed_gift_cards: 10_00,
      sold_gift_cards: 0,
      vat: 2_39,
    },
  ]);
  expect([await balanceOf('MANY'), await balanceOf('ONE')]).toEqual([10_00, 10_00]);
});

test('ORD-02: a single-purpose voucher that is taken back takes its tax with it', async () => {
  const orderId = await paid(74_95, { basket: { [SHIRT]: 1, [CARD]: 1 } });
  await returnPieces(orderId, await oneOf(orderId, 1));
  // 11.97 less the 3.98 of the shirt and its parcel.
  expect(await refundsOf(orderId)).toEqual([
    {
      total: 50_00,
      money: 50_00,
      gift_cards: 0,
      taxed_gift_cards: 0,
      sold_gift_cards: 0,
      vat: 7_99,
    },
  ]);
  expect(await rows(`SELECT balance FROM shop.vouchers WHERE code LIKE 'GK%'`)).toEqual([
    { balance: 0 },
  ]);
});

/** Rows of the statement of October, in which all orders are paid. */
async function vatOfOctober(): Promise<string[]> {
  await rows(`UPDATE shop.orders SET placed_at = '2026-10-05T12:00:00Z', paid_at = '2026-10-05T12:00:00Z';
    UPDATE shop.refunds SET created_at = '2026-10-10T12:00:00Z'`);
  const [header, ...lines] = (await exportVat(OCTOBER)).trim().split('\r\n');
  expect(header).toBe(HEADER);
  return lines;
}

test('ORD-02: the VAT of a period has a voucher’s tax with its sale, and none when it pays', async () => {
  await paid(50_00, { basket: { [CARD]: 1 } });
  expect(await vatOfOctober()).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,5000,4202,798,0,1,0,0']);
  await paid(0, { codes: ['RICH'] });
  await paid(14_95, { codes: ['ONE'] });
  // 50.00 + 0.00 + 14.95, with 24.95 + 10.00 that were taxed before.
  expect(await vatOfOctober()).toEqual([
    'hgg,domestic,DE,2026-Q4,190,eur,6495,5458,1037,0,3,0,3495',
  ]);
});

test('ORD-02: goods that go back take nothing from the tax of the voucher that paid them', async () => {
  const orderId = await paid(0, { codes: ['RICH'] });
  await cancelPieces(orderId, 'all');
  expect(await vatOfOctober()).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,0,0,0,0,1,1,0']);
});

test('ORD-02: a voucher that expires unused leaves the tax of its sale as it was', async () => {
  await paid(50_00, { basket: { [CARD]: 1 } });
  await rows(
    `UPDATE shop.vouchers SET valid_until = now() - interval '1 day' WHERE code LIKE 'GK%'`,
  );
  expect(await vatOfOctober()).toEqual(['hgg,domestic,DE,2026-Q4,190,eur,5000,4202,798,0,1,0,0']);
});
