/** Format of a country's postal codes. */
interface Codes {
  /**
   * Pattern of the code without spaces and hyphens, in upper case; its groups are separated in the
   * output.
   */
  shape: RegExp;
  /** Separator of the groups. */
  gap?: ' ' | '-';
  /** Optional letters before the code that do not belong to it: `D-80331`. */
  prefix?: RegExp;
  /** Letters that belong to the code even if they were not entered: `LV-1010`. */
  begins?: string;
}

const THREE = /^(\d{3})(\d{2})$/;
const FOUR = /^(\d{4})$/;
const FIVE = /^(\d{5})$/;
const four = (prefix: RegExp): Codes => ({ shape: FOUR, prefix });
const five = (prefix: RegExp): Codes => ({ shape: FIVE, prefix });
const threeAndTwo = (prefix: RegExp): Codes => ({ shape: THREE, gap: ' ', prefix });

/**
 * Postal codes by country. Shapes are those of Google's address data and of the Universal Postal
 * Union; prefixes are a country's code and the letters of its vehicles, which were written before postal codes
 * for decades.
 * @see https://chromium-i18n.appspot.com/ssl-address/data/DE
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions
 */
const CODES: Readonly<Record<string, Codes>> = {
  AT: four(/^AT?(?=\d)/),
  BE: four(/^BE?(?=\d)/),
  BG: four(/^BG(?=\d)/),
  CA: { shape: /^([A-Z]\d[A-Z])(\d[A-Z]\d)$/, gap: ' ' },
  CH: four(/^CH(?=\d)/),
  CY: four(/^CY(?=\d)/),
  CZ: threeAndTwo(/^CZ(?=\d)/),
  DE: five(/^(?:D|DE)(?=\d)/),
  DK: four(/^(?:DK|D)(?=\d)/),
  EE: five(/^(?:EE|EST)(?=\d)/),
  ES: five(/^(?:E|ES)(?=\d)/),
  FI: five(/^(?:FI|FIN)(?=\d)/),
  FR: five(/^(?:F|FR)(?=\d)/),
  GB: { shape: /^([A-Z]{1,2}\d[A-Z\d]?)(\d[A-Z]{2})$/, gap: ' ' },
  GR: threeAndTwo(/^GR(?=\d)/),
  HR: five(/^HR(?=\d)/),
  HU: four(/^(?:H|HU)(?=\d)/),
  IE: { shape: /^([A-Z]\d[\dW])([A-Z\d]{4})$/, gap: ' ' },
  IT: five(/^(?:I|IT)(?=\d)/),
  LT: five(/^LT(?=\d)/),
  LU: four(/^(?:L|LU|LUX)(?=\d)/),
  LV: { shape: FOUR, prefix: /^LV(?=\d)/, begins: 'LV-' },
  MT: { shape: /^([A-Z]{3})(\d{4})$/, gap: ' ' },
  NL: { shape: /^([1-9]\d{3})([A-Z]{2})$/, gap: ' ', prefix: /^NL(?=\d)/ },
  NO: four(/^(?:N|NO)(?=\d)/),
  PL: { shape: /^(\d{2})(\d{3})$/, gap: '-', prefix: /^PL(?=\d)/ },
  PT: { shape: /^(\d{4})(\d{3})$/, gap: '-', prefix: /^(?:P|PT)(?=\d)/ },
  RO: { shape: /^(\d{6})$/, prefix: /^RO(?=\d)/ },
  SE: threeAndTwo(/^(?:S|SE)(?=\d)/),
  SI: four(/^(?:SI|SLO)(?=\d)/),
  SK: threeAndTwo(/^SK(?=\d)/),
  US: { shape: /^(\d{5})(\d{4})?$/, gap: '-', prefix: /^(?:USA?|[A-Z]{2})(?=\d)/ },
};

/** Spaces, hyphens and dashes of all kinds, full stops, and invisible characters. */
const BETWEEN = /[\s\p{Pd}\p{Cf}\u2212.]+/gu;

/** The code in its country's format; `null` if it is invalid. */
function written(code: string, { shape, gap = ' ', prefix, begins = '' }: Codes): string | null {
  const bare = code.normalize('NFKC').toUpperCase().replaceAll(BETWEEN, '');
  const found = shape.exec(prefix ? bare.replace(prefix, '') : bare);
  return found && begins + found.slice(1).filter(Boolean).join(gap);
}

/**
 * Formats a postal code for its country: `SW1A 1AA` for `sw1a1aa`, `80331` for `D-80331`.
 * @param country ISO 3166-1 alpha-2, upper case
 * @returns the trimmed input if it is not a code of the country
 */
export function cleanPostalCode(code: string, country: string): string {
  const codes = CODES[country];
  return (codes && written(code, codes)) ?? code.trim();
}

/** @param country ISO 3166-1 alpha-2, upper case; without a known format every code is valid */
export function isPostalCode(code: string, country: string): boolean {
  const codes = CODES[country];
  return !codes || written(code, codes) !== null;
}
