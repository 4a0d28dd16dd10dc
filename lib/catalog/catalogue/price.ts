import type { Currency } from '@/lib/shop/page-context/locale';
import { isJsonObject } from '@/lib/platform/http/json-object';

/** Currencies as the index spells them. */
export const INDEX_CURRENCIES = ['czk', 'eur', 'pln', 'usd'] as const;
export type IndexCurrency = (typeof INDEX_CURRENCIES)[number];

/** Minor units by currency; an article without a price in a currency is not sold in it. */
export type Amounts = Partial<Record<IndexCurrency, number>>;

export const indexCurrency = (currency: Currency): IndexCurrency => {
  const key = currency.toLowerCase();
  // Both lists name the same four currencies; the compiler cannot see through toLowerCase.
  return key as IndexCurrency;
};

/** Amounts of a record; anything but numbers from 0 on is left out. */
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
  /** Minor units; `null` where there is no greatest price. */
  price: number | null;
  strikePrice: number | null;
  /** Sizes or colours cost more than `price`. */
  isFrom: boolean;
}

/** Without a greatest price there is none to show, not even "from". */
export function articlePrice(product: Priced, currency: Currency): DisplayPrice {
  const key = indexCurrency(currency);
  const greatest = product.priceMax[key];
  if (greatest === undefined || !Number.isFinite(greatest))
    return { price: null, strikePrice: null, isFrom: false };
  const price = product.priceMin[key] ?? greatest;
  return { price, strikePrice: product.strikePrice[key] ?? null, isFrom: price < greatest };
}

/** A tier reads "up to 30 %"; above the highest there is none. */
export const DISCOUNT_TIERS = [10, 20, 30, 40, 50, 60, 70] as const;
export type DiscountTier = (typeof DISCOUNT_TIERS)[number];

/** The lowest tier that includes a saving. @returns `null` when nothing, or over 70 %, is saved. */
export function discountTierOf(percent: number): DiscountTier | null {
  if (percent <= 0) return null;
  return DISCOUNT_TIERS.find((tier) => percent <= tier) ?? null;
}
