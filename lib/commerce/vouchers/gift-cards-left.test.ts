import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { withoutContent } from '@/lib/cms/content/content-stand-in.fixture';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { cancelPieces } from '@/lib/commerce/orders/cancel-pieces.server';
import {
  newGuest,
  orderRequestOf,
  rows,
  withUnreachableProvider,
} from '@/lib/commerce/orders/orders.fixture.server';
import { submitOrder } from '@/lib/commerce/orders/submit-order.server';
import { viewOrder } from '@/lib/commerce/orders/view-order.server';
import type { ComposedEmail } from '@/lib/messaging/mail/email';
import { letterText } from '@/lib/messaging/mail/letter-text';
import { orderNews } from '@/lib/messaging/outbox/order-news-emails.server';
import { orderPaidEmail } from '@/lib/messaging/outbox/order-paid-email.server';

withoutContent();
withUnreachableProvider(openTestDatabase);

const SMALL = 'SMALL0001234';
const LARGE = 'LARGE0005678';
beforeEach(() =>
  rows(`DELETE FROM shop.vouchers;
    INSERT INTO shop.vouchers (project, code, kind, balance, currency) VALUES
      ('hgg', '${SMALL}', 'giftCard', 1000, 'eur'), ('hgg', '${LARGE}', 'giftCard', 10000, 'eur')`),
);

/** An order of 24.95 €, paid by gift cards, and by invoice if they are not sufficient. */
async function paidBy(...codes: string[]): Promise<string> {
  const session = await newGuest();
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'invoice' });
  for (const code of codes)
    await rows(
      `INSERT INTO shop.basket_vouchers (basket_id, code)
       SELECT id, $2 FROM shop.baskets WHERE session_id = $1`,
      [session.id, code],
    );
  const shownTotal = codes.includes(LARGE) ? 0 : 1495;
  const submitted = await submitOrder(orderRequestOf(session, { shownTotal }));
  if (!submitted.ok) throw new Error(submitted.code);
  return submitted.orderId;
}

const textOf = (email: ComposedEmail | null) =>
  email ? letterText(email.letter).replaceAll(/\s+/g, ' ') : '';

test('BSK-11: the confirmation of a paid order states what is left on each of its gift cards', async () => {
  const text = textOf(await orderPaidEmail('key', await paidBy(SMALL, LARGE)));
  expect(text).toContain('Geschenkkarte …1234: 0,00 €');
  expect(text).toContain('Geschenkkarte …5678: 85,05 €');
  expect(text).not.toMatch(/SMALL|LARGE/);
});

test('BSK-11: the confirmation of an order by invoice states that its gift card is used up', async () => {
  const orderId = await paidBy(SMALL);
  const text = textOf(await orderNews('key', 'order-accepted', { orderId }));
  expect(text).toContain('Guthaben auf Geschenkkarte …1234: 0,00 €');
});

test('BSK-11: the order page states what is left on its gift cards, with what was refunded to them', async () => {
  const orderId = await paidBy(LARGE);
  const left = async () =>
    (await viewOrder(orderId))?.giftCardsLeft.map(({ name, value }) => [
      name,
      value.replaceAll(/\s/g, ' '),
    ]);
  expect(await left()).toEqual([['Guthaben auf Geschenkkarte …5678', '75,05 €']]);
  await cancelPieces(orderId, 'all');
  expect(await left()).toEqual([['Guthaben auf Geschenkkarte …5678', '100,00 €']]);
});
