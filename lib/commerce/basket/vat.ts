/** Standard rates of the EU's member states in per mille. Source: European Commission, Taxes in
 *  Europe Database, situation at 1 January 2026. */
const EU_RATES: Readonly<Record<string, number>> = {
  AT: 200,
  BE: 210,
  BG: 200,
  CY: 190,
  CZ: 210,
  DE: 190,
  DK: 250,
  EE: 240,
  ES: 210,
  FI: 255,
  FR: 200,
  GR: 240,
  HR: 250,
  HU: 270,
  IE: 230,
  IT: 220,
  LT: 210,
  LU: 170,
  LV: 210,
  MT: 180,
  NL: 210,
  PL: 230,
  PT: 230,
  RO: 210,
  SE: 250,
  SI: 220,
  SK: 230,
};

/** Federal Act on Value Added Tax (SR 641.20), article 25, since 1 January 2024. */
const SWISS_RATE = 81;

/**
 * Rate of value added tax where goods are sent: in the EU the rate of the country (Directive
 * 2006/112/EC, article 33), in Switzerland its own.
 * @param territory ISO 3166-1 alpha-2, upper case
 * @returns per mille; `null` for every other country: exports are free of it (article 146)
 */
export function vatRate(territory: string): number | null {
  if (territory === 'CH') return SWISS_RATE;
  return Object.hasOwn(EU_RATES, territory) ? (EU_RATES[territory] ?? null) : null;
}

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
