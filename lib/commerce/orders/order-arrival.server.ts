import { arrivalDays, expectedArrival } from '@/lib/commerce/delivery/arrival';
import { shippingStatusOf } from '@/lib/commerce/order-view/order-view';
import { berlinDay } from '@/lib/shop/i18n/berlin-day';
import { deliveryDays } from '@/lib/shop/settings/delivery-terms.server';
import { languageOf } from '@/lib/shop/i18n/language-of';
import { placedLines, type Order } from './load-order.server';

/**
 * Days on which an order's parcel is expected, in the order's language; `null` for gift cards only, for cancelled
 * orders, and for those paid in advance, which wait for their payment.
 */
export function orderArrival(found: Pick<Order, 'order' | 'lines' | 'address'>): string | null {
  const { order, address } = found;
  const hasParcel = placedLines(found).some(({ isGiftCard }) => !isGiftCard);
  if (!hasParcel || order.status === 'cancelled' || order.paymentMethod === 'prepayment')
    return null;
  const time = deliveryDays(order.project, address.country);
  return expectedArrival(time, address.country, languageOf(order.locale), order.placedAt.getTime());
}

/**
 * Days on which an order that is not shipped yet is expected; `null` also before it is paid or accepted, after the
 * last of these days, and for an order that was promised for another day.
 * @param now epoch milliseconds
 */
export function openOrderArrival(
  found: Pick<Order, 'order' | 'lines' | 'address'>,
  now = Date.now(),
): string | null {
  const { order, lines, address } = found;
  const isOpen =
    order.status !== 'pending' &&
    order.promisedFor === null &&
    shippingStatusOf(order.status, lines) === 'OPEN';
  const time = deliveryDays(order.project, address.country);
  const { last } = arrivalDays(time, address.country, order.placedAt.getTime());
  return isOpen && Date.parse(berlinDay(now)) <= last ? orderArrival(found) : null;
}
