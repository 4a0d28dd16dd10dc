import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/services/payment/testing/running-service';
import { openTestDatabase } from '@/services/testing/test-database';
import { CONTACT_DAYS, forgetMessages, SENT_DAYS } from '@/lib/outbox/forget-messages.server';
import { payTransfer } from './accept-transfer.server';
import { expireOrder } from './expire-order.server';
import { forgetOrders } from './forget-orders.server';
import { ordered } from './order-life.fixture.server';
import { buyer, rows, SHIRT, withOrders } from './orders.fixture.server';
import { returnPieces } from './return-pieces.server';
import { cancelPieces } from './cancel-pieces.server';
import { exportCsv } from './export-orders.server';

jest.setTimeout(60_000);

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

test('ORD-02: thirty days after it ended unpaid an order names nobody; a paid one stays', async () => {
  const ended = await ordered('prepayment');
  const paid = await ordered('prepayment');
  await expireOrder(ended.orderId);
  await payTransfer(paid.orderId);
  await forgetOrders();
  expect(await rows(`SELECT 1 FROM shop.orders WHERE email = ''`)).toEqual([]);
  await rows(
    `UPDATE shop.orders SET cancelled_at = now() - interval '31 days' WHERE status = 'cancelled'`,
  );
  await forgetOrders();
  expect(await rows(`SELECT id FROM shop.orders WHERE email = ''`)).toEqual([
    { id: ended.orderId },
  ]);
  const names = await rows(`SELECT DISTINCT last_name FROM shop.addresses WHERE order_id = $1`, [
    ended.orderId,
  ]);
  expect(names).toEqual([{ last_name: '' }]);
  const kept = await rows(`SELECT DISTINCT last_name FROM shop.addresses WHERE order_id = $1`, [
    paid.orderId,
  ]);
  expect(kept).toEqual([{ last_name: 'Muster' }]);
});

test('ORD-02: expired sessions go with their baskets', async () => {
  const { id } = await buyer();
  await rows(`UPDATE shop.sessions SET expires_at = now() WHERE id = $1`, [id]);
  await forgetOrders();
  expect(await rows('SELECT 1 FROM shop.baskets')).toEqual([]);
});

test('ORD-02: emails, events of the provider and messages are kept for their time, and no longer', async () => {
  const days = (count: number) => `now() - interval '${count} days'`;
  await rows(`
    DELETE FROM shop.outbox; DELETE FROM shop.payment_events; DELETE FROM shop.contact_messages;
    INSERT INTO shop.outbox (key, kind, payload, sent_at) VALUES
      ('old', 'order-paid', '{}', ${days(SENT_DAYS + 1)}),
      ('young', 'order-paid', '{}', ${days(SENT_DAYS - 1)}), ('unsent', 'order-paid', '{}', NULL);
    INSERT INTO shop.payment_events (id, received_at) VALUES
      ('old', ${days(SENT_DAYS + 1)}), ('young', now());
    INSERT INTO shop.contact_messages
      (project, locale, origin, email, first_name, last_name, subject, message, sent_at, confirmed_at)
    SELECT 'hgg', 'de-de', 'http://hgg.localhost', 'max@example.org', 'Max', 'Muster', subject, '',
      sent_at, confirmed_at
    FROM (VALUES
      ('old', ${days(CONTACT_DAYS + 1)}, now()), ('young', ${days(CONTACT_DAYS - 1)}, now()),
      ('unconfirmed', ${days(8)}, NULL), ('waiting', ${days(6)}, NULL)
    ) AS sent (subject, sent_at, confirmed_at)`);
  await forgetMessages();
  await forgetMessages();
  const kept = await rows<{ name: string }>(
    `SELECT key AS name FROM shop.outbox UNION ALL SELECT id FROM shop.payment_events
     UNION ALL SELECT subject FROM shop.contact_messages ORDER BY name`,
  );
  expect(kept.map(({ name }) => name)).toEqual(['unsent', 'waiting', 'young', 'young', 'young']);
});

describe('gift cards that were bought', () => {
  /** An order whose shirts are gift cards; the catalogue of these tests has none. */
  async function paidCards() {
    await rows('DELETE FROM shop.issued_gift_cards; DELETE FROM shop.vouchers');
    const { orderId } = await ordered('prepayment', { [SHIRT]: 2 }, 4495);
    await rows('UPDATE shop.order_lines SET is_gift_card = true');
    await payTransfer(orderId);
    return orderId;
  }
  const balances = () => rows('SELECT balance, currency FROM shop.vouchers ORDER BY balance');

  test('ORD-02: they are issued once, when they are paid, and emailed', async () => {
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

  test('ORD-02: given back they are void; one that was spent is not taken back', async () => {
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

test('ORD-02: bookkeeping exports each order, and VAT by group less refunds', async () => {
  const { orderId } = await ordered('prepayment');
  await payTransfer(orderId);
  await cancelPieces(orderId, 'all');
  const other = await ordered('invoice');
  expect((await exportCsv('orders')).split('\r\n')).toHaveLength(4);
  expect(await exportCsv('vat')).toBe(
    'project,currency,vat_rate,gross,vat,orders\r\nhgg,eur,190,4995,798,2\r\n',
  );
  expect(other.orderId).not.toBe(orderId);
});
