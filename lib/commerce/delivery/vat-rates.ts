/** Destination of goods. */
export interface Place {
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Empty while unknown. */
  postalCode: string;
}

/** A standard rate that applies from an instant until the next one begins. */
interface VatPeriod {
  /** Epoch milliseconds; `-Infinity` means before the changes in the table. */
  from: number;
  /** Per mille. */
  rate: number;
}

const always = (rate: number): readonly VatPeriod[] => [{ from: -Infinity, rate }];
/** @param from midnight in that country, with its offset */
const changed = (before: number, from: string, rate: number): readonly VatPeriod[] => [
  ...always(before),
  { from: Date.parse(from), rate },
];

// outside: law-vat-rates, law-vat-swiss
/**
 * Standard rates by country (ISO 3166-1 alpha-2), the oldest first, with the changes since 2024.
 * In the EU: Taxes in Europe Database of the European Commission, situation at 1 January 2026.
 * Switzerland: Federal Act on Value Added Tax (SR 641.20), article 25.
 */
const COUNTRY_RATES: Readonly<Record<string, readonly VatPeriod[]>> = {
  AT: always(200),
  BE: always(210),
  BG: always(200),
  CH: changed(77, '2024-01-01T00:00+01:00', 81),
  CY: always(190),
  CZ: always(210),
  DE: always(190),
  DK: always(250),
  EE: changed(220, '2025-07-01T00:00+03:00', 240),
  ES: always(210),
  FI: changed(240, '2024-09-01T00:00+03:00', 255),
  FR: always(200),
  GR: always(240),
  HR: always(250),
  HU: always(270),
  IE: always(230),
  IT: always(220),
  LT: always(210),
  LU: always(170),
  LV: always(210),
  MT: always(180),
  NL: always(210),
  PL: always(230),
  PT: always(230),
  RO: changed(190, '2025-08-01T00:00+03:00', 210),
  SE: always(250),
  SI: always(220),
  SK: changed(200, '2025-01-01T00:00+01:00', 230),
};

/** A place whose tax differs from that of the country in its address. */
interface VatPlace {
  country: string;
  /** Matches postal codes without spaces and hyphens. */
  postalCodes: RegExp;
  /** `null` means outside the VAT territory, so that a delivery there is an export. */
  rates: readonly VatPeriod[] | null;
}

const place = (country: string, postalCodes: RegExp, rates: VatPlace['rates']): VatPlace => ({
  country,
  postalCodes,
  rates,
});

// outside: law-vat-territory, law-vat-portugal, law-vat-jungholz
/**
 * Places with a tax of their own, situation at 1 January 2026. Directive 2006/112/EC, article 6 (1):
 * outside the territory of the tax but inside the customs territory; article 6 (2): outside both.
 *
 * Not listed, so that the country's own tax is due:
 * - Monaco (FR 98000), which is treated like France (article 7).
 * - Postal codes that a place shares with others: Livigno's 23030 and Campione's 22060 of old.
 * - Jersey and Guernsey, whose addresses have GB: exports like Great Britain.
 * - Jungholz and Mittelberg (AT 6691, 6991 to 6993): the 19 % of § 10 (4) UStG 1994 are for sellers
 *   that have their seat or an establishment there, not for deliveries to there by others.
 * - Greek islands with reduced rates: those are for goods that are on the island and for customers with a
 *   business there, not for sales to consumers from elsewhere (VAT Code, article 26, and the circular
 *   E.2113/2025 of AADE, in a summary).
 */
const VAT_PLACES: readonly VatPlace[] = [
  // Heligoland and Büsingen: article 6 (2).
  place('DE', /^(?:27498|78266)$/, null),
  // Greenland, and the Faroe Islands by the codes of before 1992: no part of the Union.
  place('DK', /^3[89]/, null),
  // Samnaun: the Swiss act applies to services only there (SR 641.20, article 4).
  place('CH', /^756[23]$/, null),
  // Canary Islands: article 6 (1); Ceuta and Melilla: article 6 (2).
  place('ES', /^(?:3[58]|5[12])/, null),
  // Overseas departments, Saint Barthélemy and Saint Martin: article 6 (1) (c). Saint Pierre and
  // Miquelon (975) and the territories from 984 on: article 355 (2) TFEU.
  place('FR', /^9(?:7[1-8]|8[4678])/, null),
  // Åland: article 6 (1).
  place('FI', /^22/, null),
  // Livigno: article 6 (2); Campione d’Italia: article 6 (1), since 2020.
  place('IT', /^(?:23041|22061)$/, null),
  // San Marino and the Vatican have Italian codes, and are no part of the territory of the tax.
  place('IT', /^(?:4789\d|00120)$/, null),
  // Mount Athos: article 6 (1).
  place('GR', /^6308[67]$/, null),
  // Madeira and the Azores: article 105 (2); CIVA, artigo 18.º, n.º 3.
  place('PT', /^9[0-4]/, always(220)),
  place('PT', /^9[5-9]/, always(160)),
  // Northern Ireland is treated like a member state for goods (Windsor Framework, article 8); the
  // rate is the United Kingdom's (Value Added Tax Act 1994, section 2).
  place('GB', /^BT/, always(200)),
];

/** The place that a postal code belongs to, if its tax is not the country's. */
const placeOf = (country: string, postalCode: string): VatPlace | undefined => {
  const code = postalCode.replaceAll(/[\s-]/g, '').toUpperCase();
  return VAT_PLACES.find((each) => each.country === country && each.postalCodes.test(code));
};

/** Whether the tax of a place is not that of the country in its address. */
export const hasOwnTax = ({ country, postalCode }: Place): boolean =>
  placeOf(country, postalCode) !== undefined;

const rateAt = (rates: readonly VatPeriod[], at: number): number | undefined =>
  rates.findLast(({ from }) => from <= at)?.rate;

/**
 * Standard rates of a country and of its places with one of their own; none where no tax is due.
 * @param at epoch milliseconds
 */
export function ratesIn(country: string, at: number): number[] {
  const places = VAT_PLACES.filter((each) => each.country === country);
  const own = Object.hasOwn(COUNTRY_RATES, country) ? [COUNTRY_RATES[country] ?? []] : [];
  const all = [...own, ...places.flatMap(({ rates }) => (rates ? [rates] : []))];
  return [...new Set(all.flatMap((rates) => rateAt(rates, at) ?? []))];
}

/**
 * Rate of value added tax at a destination: in the EU that of the place of delivery (Directive
 * 2006/112/EC, article 33), in Switzerland its own.
 * @param country ISO 3166-1 alpha-2, upper case
 * @param postalCode of the delivery; empty while unknown, which gives the country's own rate
 * @param at epoch milliseconds
 * @returns per mille; `null` for all other places: exports are exempt (article 146)
 */
export function vatRate(country: string, postalCode: string, at: number): number | null {
  const found = placeOf(country, postalCode);
  const own = Object.hasOwn(COUNTRY_RATES, country) ? COUNTRY_RATES[country] : null;
  const rates = found ? found.rates : own;
  return (rates && rateAt(rates, at)) ?? null;
}
