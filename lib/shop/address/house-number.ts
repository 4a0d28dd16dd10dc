/** A number, with the letter, the entrance or the range that belongs to it: `12 a`, `12 bis`, `1234/56a`. */
const NUMBER = String.raw`\d+\s?(?:bis|ter|quater|[a-z])?(?:\s?[-/–]\s?\d+\s?[a-z]?)*`;
const LAST = new RegExp(String.raw`^(.*[^\s,]),?\s+(${NUMBER})$`, 'i');
const FIRST = new RegExp(String.raw`^(${NUMBER}),?\s+(?!\d+$)(.*\p{L}.*)$`, 'iu');
/** `Rue du 8 Mai 1945`: the year belongs to the name. */
const DATE = /\b\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,}\s+(?:de\s+)?(?:1[89]|20)\d\d$/iu;
/** What is no name of a street without its number: `Straße 12` is the name of one in Berlin. */
const NAMELESS =
  /^(?:stra(?:ß|ss)e|weg|platz|allee|calle|rue|avenue|avenida|via|ulic[ae]|ul\.?|street|[a-z]\d?)$/i;

/**
 * Countries that write the number before the street; the data of address formats do not tell.
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions
 */
const NUMBER_FIRST: ReadonlySet<string> = new Set(['CA', 'FR', 'GB', 'IE', 'LU', 'MT', 'US']);

interface Street {
  street: string;
  houseNumber: string;
}

const compact = (number: string) => number.replaceAll(/\s/g, '').toLowerCase();

/** A street and the number in it, where the country writes it; `null` without one. */
function numberIn(line: string, country: string): Street | null {
  if (NUMBER_FIRST.has(country)) {
    const [, houseNumber = '', street = ''] = FIRST.exec(line) ?? [];
    if (street) return { street, houseNumber };
  }
  if (DATE.test(line)) return null;
  const [, street = '', houseNumber = ''] = LAST.exec(line) ?? [];
  return street && !NAMELESS.test(street) ? { street, houseNumber } : null;
}

/** A street and the number in it, at either end: wallets and browsers send lines of all countries. */
function numberAnywhere(line: string, country: string): Street | null {
  const found = numberIn(line, country);
  if (found) return found;
  const [, houseNumber = '', street = ''] = FIRST.exec(line) ?? [];
  return street ? { street, houseNumber } : null;
}

/**
 * Street and number, each once: browsers fill in both as one line, and a number that was typed again
 * is in both fields. Whatever else is in the street stays there.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function splitStreet({ street, houseNumber }: Street, country: string): Street {
  const found = numberAnywhere(street, country);
  if (!found) return { street, houseNumber };
  if (!houseNumber) return found;
  return compact(found.houseNumber) === compact(houseNumber)
    ? { street: found.street, houseNumber }
    : { street, houseNumber };
}

/** Street and number as the country writes them, the number once. */
export function streetLine(street: string, houseNumber: string, country: string): string {
  if (!houseNumber) return street;
  const once = splitStreet({ street, houseNumber }, country);
  return NUMBER_FIRST.has(country)
    ? `${once.houseNumber} ${once.street}`
    : `${once.street} ${once.houseNumber}`;
}
