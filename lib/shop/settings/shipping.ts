/** Shipping costs to a place, in minor units. */
export interface ShippingRate {
  price: number;
  /** Value of goods from which shipping is free; `null` if it never is. */
  freeFrom: number | null;
}

/**
 * Shipping costs of some goods; none of an empty basket.
 * @param goods value in minor units
 */
export function shippingOf(goods: number, { price, freeFrom }: ShippingRate): number {
  const isFree = goods === 0 || (freeFrom !== null && goods >= freeFrom);
  return isFree ? 0 : price;
}
