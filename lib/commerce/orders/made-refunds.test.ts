import * as paymentPages from '@/packages/stripe-local/testing/orders';
import * as paymentService from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { cancelPieces } from './cancel-pieces.server';
import { rows } from './orders.fixture.server';
import { settleRefund } from './settle-refund.server';
import { withShop } from './shop-browser.fixture.server';

const { guest, payment, payPage, deliver } = withShop(openTestDatabase, {
  ...paymentService,
  ...paymentPages,
});

beforeEach(() => payment().query('DELETE FROM payment.refund'));

const idsOf = async (table: 'orders' | 'refunds') =>
  (await rows<{ id: string }>(`SELECT id FROM shop.${table}`)).map(({ id }) => id);

test('ORD-02: a refund is made to the payment of its own order, and stored with the id and time of the provider', async () => {
  for (let order = 0; order < 2; order += 1) {
    const page = await (await guest()).order(2495);
    expect(await payPage(page)).toBe(303);
    expect(await deliver(page)).toBe(200);
  }
  for (const orderId of await idsOf('orders')) await cancelPieces(orderId, 'all');
  for (const refundId of await idsOf('refunds')) await settleRefund(refundId);
  const stored = await rows(`SELECT provider_id AS id, intent_id AS payment_intent
    FROM shop.refunds JOIN shop.payments USING (order_id) WHERE done_at IS NOT NULL ORDER BY 1`);
  expect(stored).toHaveLength(2);
  expect(stored).toEqual(
    await payment().query('SELECT id, payment_intent FROM payment.refund ORDER BY 1'),
  );
});
