import { openTestDatabase } from '@/packages/service-kit/testing/test-database';
import { choosePayment } from '@/lib/commerce/checkout/choose-payment.server';
import { saveAddress } from '@/lib/commerce/checkout/save-address.server';
import {
  ADDRESS,
  newGuest,
  rows,
  withUnreachableProvider,
  orderRequestOf,
} from './orders.fixture.server';
import { placeOrder } from './place-order.server';

withUnreachableProvider(openTestDatabase);

/** Tax and rate recorded for an order of a shirt for 20.00 to a place. */
async function taxOf(
  place: Partial<typeof ADDRESS>,
  shownTotal: number,
  shownVatRate: number | null,
) {
  const session = await newGuest();
  await saveAddress(session, { ...ADDRESS, ...place });
  await choosePayment(session, { shippingMethod: 'standard', paymentMethod: 'card' });
  const placed = await placeOrder(orderRequestOf(session, { shownTotal, shownVatRate }));
  if (!placed.ok) throw new Error(placed.code);
  const [order] = await rows<{ vat: number; vat_rate: number | null }>(
    'SELECT vat, vat_rate FROM shop.orders WHERE id = $1',
    [placed.orderId],
  );
  return order;
}

test('BSK-14: an order has the tax of its destination', async () => {
  expect(await taxOf({}, 24_95, 190)).toEqual({ vat: 3_98, vat_rate: 190 });
  const heligoland = { postalCode: '27498', city: 'Helgoland' };
  expect(await taxOf(heligoland, 24_95, null)).toEqual({ vat: 0, vat_rate: null });
  const monaco = { postalCode: '98000', city: 'Monaco', country: 'FR' };
  expect(await taxOf(monaco, 29_95, 200)).toEqual({ vat: 4_99, vat_rate: 200 });
  const funchal = { postalCode: '9000-001', city: 'Funchal', country: 'PT' };
  expect(await taxOf(funchal, 29_95, 220)).toEqual({ vat: 5_40, vat_rate: 220 });
});
