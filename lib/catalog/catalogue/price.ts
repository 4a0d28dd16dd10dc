import type { Currency } from '@/lib/shop/project/currencies';
import { isJsonObject } from '@/lib/platform/http/json-object';

/** Currency keys in the index. */
export const INDEX_CURRENCIES = ['chf', 'czk', 'eur', 'pln', 'usd'] as const;
export type IndexCurrency = (typeof INDEX_CURRENCIES)[number];

/** Minor units by currency; an article is not sold in a currency it has no price in. */
export type Amounts = Partial<Record<IndexCurrency, number>>;

export const indexCurrency = (currency: Currency): IndexCurrency => {
  const key = currency.toLowerCase();
  // Both lists contain the same currencies; the compiler cannot see through toLowerCase.
  return key as IndexCurrency;
};

/** Amounts of a record; ignores everything but non-negative numbers. */
export function readAmounts(value: unknown): Amounts {
  const found: Amounts = {};
  if (!isJsonObject(value)) return found;
  for (const currency of INDEX_CURRENCIES) {
    const amount = value[currency];
    if (typeof amount === 'number' && Number.isFinite(amount) && amount >= 0)
      found[currency] = amount;
  }
  return found;
}

interface Priced {
  priceMin: Amounts;
  priceMax: Amounts;
  strikePrice: Amounts;
}

/** Price of an article in a currency, as a price label's props. */
export interface DisplayPrice {
  /** Minor units; `null` without a highest price. */
  price: number | null;
  strikePrice: number | null;
  /** Whether some sizes or colours cost more than `price`. */
  isFrom: boolean;
}

/** Price of an article in a currency; without a highest price nothing is shown, not even "from". */
export function articlePrice(product: Priced, currency: Currency): DisplayPrice {
  const key = indexCurrency(currency);
  const greatest = product.priceMax[key];
  if (greatest === undefined || !Number.isFinite(greatest))
    return { price: null, strikePrice: null, isFrom: false };
  const price = product.priceMin[key] ?? greatest;
  return { price, strikePrice: product.strikePrice[key] ?? null, isFrom: price < greatest };
}

/** Percentages of tiers, "up to 30 %"; higher savings belong to none. */
export const DISCOUNT_TIERS = [10, 20, 30, 40, 50, 60, 70] as const;
export type DiscountTier = (typeof DISCOUNT_TIERS)[number];

/** Lowest tier that includes a saving. @returns `null` if nothing, or more than 70 %, is saved. */
export function discountTierOf(percent: number): DiscountTier | null {
  if (percent <= 0) return null;
  return DISCOUNT_TIERS.find((tier) => percent <= tier) ?? null;
}
