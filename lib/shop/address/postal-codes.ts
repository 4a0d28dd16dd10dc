const FOUR = /^\d{4}$/;
const FIVE = /^\d{5}$/;
const THREE_AND_TWO = /^\d{3} ?\d{2}$/;

/** Postal codes by country, as the Universal Postal Union has them; the US without its four more. */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: FOUR,
  BE: FOUR,
  BG: FOUR,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: FOUR,
  CY: FOUR,
  CZ: THREE_AND_TWO,
  DE: FIVE,
  DK: FOUR,
  EE: FIVE,
  ES: FIVE,
  FI: FIVE,
  FR: FIVE,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  GR: THREE_AND_TWO,
  HR: FIVE,
  HU: FOUR,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: FIVE,
  LT: /^(LT-)?\d{5}$/i,
  LU: /^(L-)?\d{4}$/i,
  LV: /^(LV-)?\d{4}$/i,
  MT: /^[A-Z]{3} ?\d{4}$/i,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/i,
  NO: FOUR,
  PL: /^\d{2}-?\d{3}$/,
  PT: /^\d{4}-?\d{3}$/,
  RO: /^\d{6}$/,
  SE: THREE_AND_TWO,
  SI: FOUR,
  SK: THREE_AND_TWO,
  US: FIVE,
};

/** @param country ISO 3166-1 alpha-2, upper case; in one without a pattern every code is right */
export function isPostalCode(code: string, country: string): boolean {
  return PATTERNS[country]?.test(code) ?? true;
}
