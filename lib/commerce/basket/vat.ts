/** Tax within an amount that includes it, in minor units, rounded to the nearest. */
export const vatWithin = (gross: number, rate: number | null): number =>
  rate === null ? 0 : Math.round((gross * rate) / (1000 + rate));

/** The part of a sum that has one rate; minor units. */
export interface VatGroup {
  /** Per mille; `null`: without tax. */
  rate: number | null;
  gross: number;
  /** Within the gross sum. */
  vat: number;
}

/** What the tax of an order depends on. */
export interface TaxedOrder {
  lines: readonly { price: number; quantity: number; isGiftCard: boolean }[];
  total: number;
  vatRate: number | null;
}

/**
 * The groups of tax that an order's total is made of; the rest of it is what gift cards cost that
 * were bought, which are taxed when they are redeemed.
 */
export function vatGroups({ lines, total, vatRate: rate }: TaxedOrder): VatGroup[] {
  const cards = lines
    .filter(({ isGiftCard }) => isGiftCard)
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const gross = Math.max(0, total - cards);
  return [{ rate, gross, vat: vatWithin(gross, rate) }];
}
