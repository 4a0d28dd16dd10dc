import { expectedArrival } from '@/lib/commerce/delivery/arrival';
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
