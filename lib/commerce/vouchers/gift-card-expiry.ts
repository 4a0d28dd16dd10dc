interface Expiry {
  years: number;
  /** Whether the years begin when the year of the sale ends. */
  isFromYearEnd: boolean;
}

// outside: law-gift-card-period
/**
 * How long a sold gift card has to be accepted, by the country of its customer; elsewhere it never
 * expires.
 *
 * - Germany: three years from the end of the year, §§ 195 and 199 BGB.
 * - Austria: thirty years, § 1478 ABGB; general terms may not shorten them without a reason (OGH 7 Ob
 *   22/12d).
 * - Switzerland: ten years, articles 127 and 129 OR; the five years of article 128 for retail goods
 *   are not used.
 */
const EXPIRY: Readonly<Record<string, Expiry>> = {
  DE: { years: 3, isFromYearEnd: true },
  AT: { years: 30, isFromYearEnd: false },
  CH: { years: 10, isFromYearEnd: false },
};

/** Expiry of a gift card by the law of a country; `null` if it never expires. */
export const giftCardExpiry = (country: string): Expiry | null => EXPIRY[country] ?? null;
