import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { payTransfer } from './accept-transfer.server';
import { ordered } from './order-life.fixture.server';
import { rows, SHIRT, withOrders } from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';
import { cancelPieces } from './cancel-pieces.server';
import { exportCsv } from './export-orders.server';

jest.setTimeout(60_000);

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

describe('gift cards in an order', () => {
  /** An order whose shirts are gift cards; the catalogue of these tests has none. */
  async function paidCards() {
    await rows('DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers');
    const { orderId } = await ordered('prepayment', { [SHIRT]: 2 }, 4495);
    await rows('UPDATE shop.order_lines SET is_gift_card = true');
    await payTransfer(orderId);
    return orderId;
  }
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

  test('ORD-02: become void when they are returned, which is impossible once spent', async () => {
    const orderId = await paidCards();
    await rows(`UPDATE shop.vouchers SET balance = 500
      WHERE code = (SELECT min(code) FROM shop.vouchers)`);
    expect(await returnPieces(orderId, 'all')).toEqual({ ok: false, code: 'gift_card_used' });
    const [line] = await rows<{ id: string }>('SELECT id FROM shop.order_lines');
    const one = [{ lineId: line?.id ?? '', quantity: 1 }];
    expect((await returnPieces(orderId, one)).ok).toBe(true);
    expect((await balances()).map(({ balance }) => balance)).toEqual([0, 500]);
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
