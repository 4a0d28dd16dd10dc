/** Tax within an amount that includes it, in minor units, rounded to the nearest. */
export const vatWithin = (gross: number, rate: number | null): number =>
  rate === null ? 0 : Math.round((gross * rate) / (1000 + rate));

/** Part of an amount that is taxed at one rate; minor units. */
export interface VatGroup {
  /** Per mille; `null` means untaxed. */
  rate: number | null;
  gross: number;
  /** Contained in the gross amount. */
  vat: number;
}

/** Properties of an order that determine its tax. */
export interface TaxedOrder {
  lines: readonly { price: number; quantity: number; isGiftCard: boolean }[];
  total: number;
  vatRate: number | null;
}

/**
 * Tax groups of an order's total. The rest of the total is the price of gift cards bought, which
 * are taxed when they are redeemed.
 */
export function vatGroups({ lines, total, vatRate: rate }: TaxedOrder): VatGroup[] {
  const cards = lines
    .filter(({ isGiftCard }) => isGiftCard)
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const gross = Math.max(0, total - cards);
  return [{ rate, gross, vat: vatWithin(gross, rate) }];
}
