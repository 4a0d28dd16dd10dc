/** ISO 4217 codes of the currencies the shops sell in. */
export const CURRENCIES = ['EUR', 'CZK', 'PLN', 'USD', 'CHF'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const isCurrency = (text: string): text is Currency =>
  CURRENCIES.some((currency) => currency === text);

/** Delivery countries outside Europe, which pay in US dollars. */
const OVERSEAS: ReadonlySet<string> = new Set(['US', 'CA']);

/** Currency of a country whose shop's settings name no other one. @param territory ISO 3166-1 alpha-2 */
export function currencyOf(territory: string): Currency {
  if (territory === 'CZ') return 'CZK';
  if (territory === 'PL') return 'PLN';
  return OVERSEAS.has(territory) ? 'USD' : 'EUR';
}
