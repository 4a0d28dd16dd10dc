import { randomUUID } from 'node:crypto';
import { withOrders } from '@/lib/commerce/orders/orders.fixture.server';
import {
  SECRET_KEY,
  startService,
  WEBHOOK_SECRET,
} from '@/packages/stripe-local/testing/running-service';
import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { createPaymentPage, type PayableOrder } from './create-payment-page.server';
import { callStripe } from './stripe.server';

withOrders(openTestDatabase, startService, {
  secretKey: SECRET_KEY,
  webhookSecret: WEBHOOK_SECRET,
});

/** An order with this many lines of one euro each. */
function orderOf(count: number, shipping: number): PayableOrder {
  const line = { name: 'Hemd', colour: 'Blau', size: '4XL', quantity: 1, price: 100 };
  const total = count * 100 + shipping;
  return {
    id: randomUUID(),
    number: 'HGG-1000001',
    shopName: 'Haus & Garn',
    email: 'max@example.org',
    locale: 'de-de',
    currency: 'eur',
    methods: ['card'],
    discount: 0,
    shipping,
    total,
    due: total,
    lines: Array.from({ length: count }, () => line),
    origin: 'http://hgg.localhost:3000',
    attemptedAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
  };
}

test.each([
  ['with shipping, one line too many', 100, 495, 1],
  ['as many lines as the provider takes', 100, 0, 100],
  ['with shipping, as many lines as the provider takes', 99, 495, 100],
  ['of one line', 1, 495, 2],
])('an order %s is paid in full', async (_, lines, shipping, shown) => {
  const { id } = await createPaymentPage(orderOf(lines, shipping));
  const expand = ['line_items'];
  const session = await callStripe('checkout.session', (client) =>
    client.checkout.sessions.retrieve(id, { expand }),
  );
  expect(session.amount_total).toBe(lines * 100 + shipping);
  expect(session.line_items?.data).toHaveLength(shown);
});

test('the payment page names the shop', async () => {
  const { id } = await createPaymentPage(orderOf(1, 0));
  const session = await callStripe('checkout.session', (client) =>
    client.checkout.sessions.retrieve(id),
  );
  expect(session.branding_settings?.display_name).toBe('Haus & Garn');
});
