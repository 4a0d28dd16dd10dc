import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { linesOf, ordered } from './order-life.fixture.server';
import { rows, SHIRT, withOrders } from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';
import { cancelPieces } from './cancel-pieces.server';
import { exportCsv } from './export-orders.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

describe('gift cards in an order', () => {
  /** An order whose shirts are gift cards; the catalogue of these tests has none. */
  async function orderedCards() {
    await rows('DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers');
    const { orderId } = await ordered('prepayment', { [SHIRT]: 2 }, 4495);
    await rows('UPDATE shop.order_lines SET is_gift_card = true');
    return orderId;
  }
  async function paidCards() {
    const orderId = await orderedCards();
    await payTransfer(orderId);
    return orderId;
  }
  const oneOf = async (orderId: string) => [
    { lineId: (await linesOf(orderId))[0]?.id ?? '', quantity: 1 },
  ];
  const balances = () => rows('SELECT balance, currency FROM shop.vouchers ORDER BY balance');

  test('ORD-02: are issued once, when they are paid, and emailed', async () => {
    const orderId = await paidCards();
    await payTransfer(orderId);
    expect(await balances()).toEqual([
      { balance: 2000, currency: 'eur' },
      { balance: 2000, currency: 'eur' },
    ]);
    const emails = await rows(`SELECT 1 FROM shop.outbox WHERE kind = 'gift-cards'`);
    expect(emails).toHaveLength(1);
    expect((await cancelPieces(orderId, 'all')).ok).toBe(false);
  });

  test.each([
    ['DE', "(extract(year FROM paid_at AT TIME ZONE 'Europe/Berlin') + 4) || '-01-01'"],
    ['AT', "(paid_at AT TIME ZONE 'Europe/Berlin')::date + interval '1 day' + interval '30 years'"],
    ['CH', "(paid_at AT TIME ZONE 'Europe/Berlin')::date + interval '1 day' + interval '10 years'"],
    ['FR', 'NULL'],
  ])('ORD-02: bought from %s they expire by its law', async (country, expected) => {
    const orderId = await orderedCards();
    await rows(`UPDATE shop.addresses SET country = $1 WHERE kind = 'invoice'`, [country]);
    await payTransfer(orderId);
    const [row] = await rows(
      `SELECT valid_until IS NOT DISTINCT FROM
        (${expected})::timestamp AT TIME ZONE 'Europe/Berlin' AS matches
       FROM shop.vouchers, shop.orders WHERE orders.id = $1 LIMIT 1`,
      [orderId],
    );
    expect(row).toEqual({ matches: true });
  });

  test('ORD-02: become void when they are returned, which is impossible once spent', async () => {
    const orderId = await paidCards();
    await rows(`UPDATE shop.vouchers SET balance = 500
      WHERE code = (SELECT min(code) FROM shop.vouchers)`);
    expect(await returnPieces(orderId, 'all')).toEqual({ ok: false, code: 'gift_card_used' });
    expect((await returnPieces(orderId, await oneOf(orderId))).ok).toBe(true);
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 500]);
  });

  test('ORD-02: of two that are whole, one is void when one is given back', async () => {
    const orderId = await paidCards();
    expect((await returnPieces(orderId, await oneOf(orderId))).ok).toBe(true);
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 2000]);
  });

  test('ORD-02: given back one after the other, each is void once', async () => {
    const orderId = await paidCards();
    await returnPieces(orderId, await oneOf(orderId));
    expect((await returnPieces(orderId, await oneOf(orderId))).ok).toBe(true);
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 0]);
    expect(
      await rows('SELECT 1 FROM shop.issued_gift_cards WHERE voided_at IS NOT NULL'),
    ).toHaveLength(2);
  });

  test('ORD-02: one that was cancelled before the payment is not issued', async () => {
    const orderId = await orderedCards();
    await cancelPieces(orderId, await oneOf(orderId));
    await payTransfer(orderId);
    expect(await balances()).toEqual([{ balance: 2000, currency: 'eur' }]);
  });

  test('ORD-02: the goods beside them are neither issued nor shipped with them', async () => {
    await rows('DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers');
    const { orderId } = await ordered('prepayment');
    await rows('UPDATE shop.order_lines SET is_gift_card = true WHERE sku = $1', [SHIRT]);
    await payTransfer(orderId);
    expect((await linesOf(orderId)).map(({ shipped }) => shipped)).toEqual([2, 0]);
    expect(await balances()).toHaveLength(2);
  });

  test('ORD-02: those of another order stay as they are, not issued and not void', async () => {
    await rows('DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers');
    const { orderId } = await ordered('prepayment', { [SHIRT]: 1 }, 2495);
    await ordered('prepayment', { [SHIRT]: 1 }, 2495);
    await rows('UPDATE shop.order_lines SET is_gift_card = true');
    await payTransfer(orderId);
    expect(await balances()).toHaveLength(1);
  });

  test('ORD-02: given back, those of another order stay whole', async () => {
    const kept = await paidCards();
    const { orderId } = await ordered('prepayment', { [SHIRT]: 2 }, 4495);
    await rows('UPDATE shop.order_lines SET is_gift_card = true');
    await payTransfer(orderId);
    expect((await returnPieces(orderId, 'all')).ok).toBe(true);
    const [line] = await linesOf(kept);
    const whole = await rows(
      `SELECT 1 FROM shop.issued_gift_cards JOIN shop.vouchers USING (project, code)
       WHERE line_id = $1 AND balance = 2000 AND voided_at IS NULL`,
      [line?.id],
    );
    expect(whole).toHaveLength(2);
  });

  test('ORD-02: given back, one of another shop with the same code stays whole', async () => {
    const orderId = await paidCards();
    await rows(`INSERT INTO shop.vouchers (project, code, kind, balance, currency)
      SELECT 'hrm', code, kind, balance, currency FROM shop.vouchers`);
    expect((await returnPieces(orderId, 'all')).ok).toBe(true);
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 0, 2000, 2000]);
  });

  test('ORD-02: the email with them is about the order they were bought with', async () => {
    const orderId = await paidCards();
    expect(await rows(`SELECT payload FROM shop.outbox WHERE kind = 'gift-cards'`)).toEqual([
      { payload: { orderId } },
    ]);
  });
});

test('ORD-02: each order is in the bookkeeping export', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  const other = await ordered('invoice');
  expect((await exportCsv('orders')).split('\r\n')).toHaveLength(4);
  expect(other.orderId).not.toBe(orderId);
});
