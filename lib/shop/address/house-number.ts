import {
  endsInPartOfHouse,
  FLOORS,
  isStreet,
  isStreetWithoutNumber,
  PARTS_OF_HOUSE,
  withoutPartOfHouse,
} from './parts-of-house';

// Each space can match in only one place of these patterns; otherwise long lines would cause
// catastrophic backtracking.
/** A number with its letter, entrance or range: `12 a`, `12 bis`, `1234/56a`. */
const NUMBER = String.raw`\d+(?:\s?(?:bis|ter|quater))?(?:\s?[a-z])?(?:\s?(?:[-/–]|bis)\s?(?:\d+(?:\s?[a-z])?|[a-z])(?![a-z]))*`;
/**
 * The flat that some countries write after the number: `12 bus 3`, `10 m. 5`, `12 lgh 1201`,
 * `5/Stiege 3/Top 12`, `5, 2º B`, `12 3. OG`.
 */
const FLAT = String.raw`(?:[\s,/]+(?:(?:${PARTS_OF_HOUSE}|${FLOORS})\b\.?(?:\s?\d+[a-z]?|\s(?!m\b)[a-z]\b)?|\d+[ºª°](?:\s?(?!(?:${FLOORS})\b)[a-z]\b)?|\d+\.\s?(?:og|stock|etage)\b))*`;
const BARE = new RegExp(String.raw`^${NUMBER}(?![\p{L}\d])`, 'iu');
const LAST = new RegExp(String.raw`^(.*?[^\s,])(?:,?\s+|(?<=\.))(${NUMBER}${FLAT})\.?$`, 'iu');
/** A part of a house whose own number is before it: `2e étage, rue Haute`. */
const COUNTED_PART = String.raw`(?:${PARTS_OF_HOUSE})\.?\s*(?:[,;(]|$)`;
const first = (letter: string) =>
  new RegExp(
    String.raw`^(\d+(?:\s?(?:bis|ter|quater)\b|${letter}\b)?(?:\s?[-/–]\s?\d+[a-z]?)*),?\s+(?!\d+$|${COUNTED_PART})(.*\p{L}.*)$`,
    'iu',
  );
const FIRST = first('[a-z]');
/** Matches `12 B rue Haute`. In America a separate letter is a direction: `1234 N 5th St`. */
const FIRST_IN_FRENCH = first(String.raw`\s?[a-z]`);
/** Matches `Rue du 8 Mai 1945`, where the year belongs to the name. */
const DATE = /\b\d{1,2}\.?\s+(?:de\s+)?\p{L}{3,}\s+(?:de\s+)?(?:1[89]|20)\d\d$/iu;
/**
 * Words that are not a street name without their number: `Straße 12` is a street in Berlin, `Flat
 * 3` a part of a house.
 */
const NAMELESS = new RegExp(
  String.raw`^(?:stra(?:ß|ss)e|weg|platz|allee|siedlung|calle|rua|rue|route|avenue|avenida|via|ulic[ae]|ul\.?|street|road|(?:.* )?(?:highway|county road)|p\.? ?o\.? ?box|(?:${PARTS_OF_HOUSE})\.?|[a-z])$`,
  'i',
);
/** What is written between the parts of one line: `Flat 3, 12 High Street`, `Musterweg 12 (Hof)`. */
const BETWEEN_PARTS = /[,;()]|\s[-–|]\s/;

/**
 * Countries that write the number before the street, which address format data does not say.
 * @see https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions
 */
export const NUMBER_FIRST: ReadonlySet<string> = new Set([
  'CA',
  'FR',
  'GB',
  'IE',
  'LU',
  'MT',
  'US',
]);

/** Maximum number of characters of street and number, as the form validates. */
const LONGEST = 300;

export interface Street {
  street: string;
  houseNumber: string;
}

const compact = (number: string) =>
  number
    .toLowerCase()
    .replaceAll(/(?<=\d),?\s+(?=\d)/g, '/')
    .replaceAll(/[\s.]/g, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replace(/^(?:(?:haus)?(?:nr|nummer)|no|n°|č?p|#)(?=\d)/, '');

/**
 * The more precise of two numbers of the same house, `12` and `12 a`; `null` for different houses.
 */
export function moreExact(one: string, other: string): string | null {
  const [longer, shorter] =
    compact(one).length < compact(other).length ? [other, one] : [one, other];
  const rest = compact(longer).slice(compact(shorter).length);
  return compact(longer).startsWith(compact(shorter)) && !/^\d/.test(rest) ? longer : null;
}

/** Splits off the number at the end where the country writes it; `null` without one. */
function numberIn(line: string, country: string): Street | null {
  if (NUMBER_FIRST.has(country)) {
    const pattern = country === 'FR' || country === 'LU' ? FIRST_IN_FRENCH : FIRST;
    const [, houseNumber = '', street = ''] = pattern.exec(line) ?? [];
    if (street) return { street, houseNumber };
  }
  if (DATE.test(line)) return null;
  const [, street = '', houseNumber = ''] = LAST.exec(line) ?? [];
  const isNamed = street && !NAMELESS.test(street) && !endsInPartOfHouse(street);
  return isNamed ? { street, houseNumber } : null;
}

/**
 * Splits off the number at either end, because wallets and browsers send lines in the format of any
 * country.
 */
function numberAnywhere(line: string, country: string): Street | null {
  const found = numberIn(line, country);
  if (found) return found;
  const [, houseNumber = '', street = ''] = FIRST.exec(line) ?? [];
  return street ? { street, houseNumber } : null;
}

/** The number of a house without its flat, where it goes before the street: `12` of `12 Flat 3`. */
const withoutFlat = ({ houseNumber }: Street, country: string): string =>
  NUMBER_FIRST.has(country) ? (BARE.exec(houseNumber)?.[0] ?? houseNumber) : houseNumber;

/** Whether a line begins with its number in a country that writes it there: `12 Mill Court, High Street`. */
const beginsWithNumber = (line: string, { street }: Street, country: string): boolean =>
  NUMBER_FIRST.has(country) && line.endsWith(street);

/**
 * Streets with their numbers in the parts of a line: `12 High Street` in `Flat 3, 12 High Street`. With
 * a street without a number in another part, a number behind anything but a street is that of
 * something else: `Gartenhaus 2, Musterstraße`.
 */
export function numberedStreets(line: string, country: string): Street[] {
  const parts = line.length > LONGEST ? [] : line.split(BETWEEN_PARTS).map((part) => part.trim());
  const hasOtherStreet = parts.some(isStreetWithoutNumber);
  return parts.map(withoutPartOfHouse).flatMap((part) => {
    const found = numberAnywhere(part, country);
    if (!found) return [];
    const isOfStreet = isStreet(part) || beginsWithNumber(part, found, country);
    return hasOtherStreet && !isOfStreet ? [] : found;
  });
}

const letters = (name: string) => name.toLowerCase().replaceAll(/[\d\s]+/g, '');

/** The only street with a number in the parts of a line; the town may have one, too: `Praha 1`. */
function onlyStreet(line: string, country: string, city: string): Street | null {
  const numbered = numberedStreets(line, country);
  const inTown = numbered.filter(({ street }) => letters(street) !== letters(city));
  const [only, ...others] = numbered.length > 1 ? inTown : numbered;
  if (!only || others.length > 0) return null;
  return { street: line, houseNumber: withoutFlat(only, country) };
}

/**
 * A street and the number in it. A line of several parts is the street as a whole; so is one with a
 * flat where the number goes before the street.
 */
function foundIn(line: string, country: string, city: string): Street | null {
  if (line.length > LONGEST) return null;
  const found = numberAnywhere(line, country);
  if (!found) return onlyStreet(line, country, city);
  if (beginsWithNumber(line, found, country)) return found;
  const hasFlat = withoutFlat(found, country) !== found.houseNumber;
  return hasFlat || BETWEEN_PARTS.test(found.street) ? onlyStreet(line, country, city) : found;
}

/**
 * Separates street and number: browsers fill in both as one line, and a number entered again is in
 * both fields. Anything else in the street stays there.
 * @param country ISO 3166-1 alpha-2, upper case
 * @param city which the street may contain with a number of its own
 */
export function splitStreet({ street, houseNumber }: Street, country: string, city = ''): Street {
  const found = foundIn(street, country, city);
  if (!found) return { street, houseNumber };
  if (!houseNumber || houseNumber === street) return found;
  const number = moreExact(houseNumber, found.houseNumber);
  return number ? { street: found.street, houseNumber: number } : { street, houseNumber };
}
