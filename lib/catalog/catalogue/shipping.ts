import { indexCurrency, type Amounts } from './price';
import type { Currency } from '@/lib/shop/page-context/locale';
import { EU_COUNTRIES } from '@/lib/shop/project/countries';

/** Countries that share shipping prices and taxes. */
export type CountryGroup = 'DE' | 'EU' | 'CH' | 'other';

const EU: ReadonlySet<string> = new Set(EU_COUNTRIES);

/** @param territory ISO 3166-1 alpha-2, upper case */
export function countryGroup(territory: string): CountryGroup {
  if (territory === 'DE' || territory === 'CH') return territory;
  return EU.has(territory) ? 'EU' : 'other';
}

interface Rate {
  /** Minor units. */
  shipping: Required<Amounts>;
  /** Value of goods from which shipping is free; `null` if it never is. */
  freeFrom: Required<Amounts> | null;
}

const RATES: Readonly<Record<CountryGroup, Rate>> = {
  DE: {
    shipping: { eur: 4_95, czk: 125_00, pln: 21_90, usd: 5_50 },
    freeFrom: { eur: 50_00, czk: 1_250_00, pln: 219_00, usd: 55_00 },
  },
  EU: { shipping: { eur: 9_95, czk: 249_00, pln: 42_90, usd: 10_95 }, freeFrom: null },
  CH: { shipping: { eur: 14_95, czk: 375_00, pln: 64_90, usd: 16_50 }, freeFrom: null },
  other: { shipping: { eur: 24_95, czk: 625_00, pln: 107_90, usd: 27_50 }, freeFrom: null },
};

export interface Shipping {
  /** Minor units; 0 for an empty basket. */
  price: number;
  /** Value of goods from which it is free; `null` if it never is. */
  freeFrom: number | null;
}

/** @param goods value in minor units */
export function shippingOf(goods: number, territory: string, currency: Currency): Shipping {
  const { shipping, freeFrom } = RATES[countryGroup(territory)];
  const key = indexCurrency(currency);
  const threshold = freeFrom?.[key] ?? null;
  const isFree = goods === 0 || (threshold !== null && goods >= threshold);
  return { price: isFree ? 0 : shipping[key], freeFrom: threshold };
}
