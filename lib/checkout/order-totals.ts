import { shippingOf } from '@/lib/basket/shipping';
import type { Currency } from '@/lib/page-context/locale';

export interface OrderTotals {
  /** All in minor units. */
  goods: number;
  shipping: number;
  total: number;
}

/**
 * What an order costs: its lines and their shipping to the country of its address.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function orderTotals(
  lines: readonly { price: number; quantity: number }[],
  country: string,
  currency: Currency,
): OrderTotals {
  const goods = lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const { price: shipping } = shippingOf(goods, country, currency);
  return { goods, shipping, total: goods + shipping };
}
