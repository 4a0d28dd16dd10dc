import type { VatPart } from '@/lib/platform/db/vat-part';

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
  lines: readonly (SoldKind & { price: number; quantity: number })[];
  total: number;
  /** Part of the total paid by gift cards that were taxed when they were sold. */
  taxedGiftCards: number;
  vatRate: number | null;
  /** Amounts by rate, if not all is taxed at the rate above. */
  vatParts?: readonly VatPart[] | null;
}

/** What a line sells, as far as its tax depends on it. */
export interface SoldKind {
  isGiftCard: boolean;
  /** Whether it is a gift card that is taxed when it is sold. */
  isSinglePurpose: boolean;
}

/** Whether a line is a gift card that is taxed when it is redeemed. */
export const isTaxedLater = ({ isGiftCard, isSinglePurpose }: SoldKind): boolean =>
  isGiftCard && !isSinglePurpose;

// outside: law-vouchers-single
/**
 * Tax groups of an order's total. The rest of the total is the price of gift cards bought that are
 * taxed when they are redeemed, and what was paid by gift cards that were taxed when they were sold:
 * goods handed over for a single-purpose voucher are no supply of their own (Directive 2006/112/EC,
 * article 30b (1)), so that only a payment in addition is taxed.
 */
export function vatGroups(order: TaxedOrder): readonly VatGroup[] {
  const { lines, total, taxedGiftCards, vatRate: rate, vatParts } = order;
  if (vatParts) return vatParts;
  const cards = lines
    .filter(isTaxedLater)
    .reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const gross = Math.max(0, total - cards - taxedGiftCards);
  return [{ rate, gross, vat: vatWithin(gross, rate) }];
}
