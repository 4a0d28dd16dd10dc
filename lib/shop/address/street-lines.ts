import {
  LONGEST,
  moreExact,
  NUMBER_FIRST,
  numberAnywhere,
  splitStreet,
  type Street,
} from './house-number';

/** What is written between the parts of one line: `Flat 3, 12 High Street`, `Musterweg 12 (Hof)`. */
const BETWEEN_PARTS = /[,;()]|\s[-–|]\s/;
const PARTS_OF_HOUSE =
  'flat|apt|apartment|unit|suite|ste|room|floor|level|entrance|door|gate|building|bldg|block|' +
  'b[âa]t(?:iment)?|[ée]tage|esc(?:alier)?|stiege|top|tür|whg|wohnung|haus|og|eg|stock|aufgang|' +
  'eingang|zugang|hof|hinterhof|hinterhaus|vorderhaus|seitenflügel|ingang|deur|verdieping|' +
  'vchod|patro|klatka|piętro';
/** A part of a house, with its own number or letter: `Flat 3`, `#4B`, `Bâtiment B`. */
const PART_OF_HOUSE = new RegExp(
  String.raw`^(?:(?:${PARTS_OF_HOUSE})(?![\p{L}\p{M}])\.?\s?#?|#\s?)(?:\d+[a-z]?|[a-z])(?![\p{L}\p{M}\d])`,
  'iu',
);
/** Names a street for sure, in most countries that are delivered to. */
const STREET_NAME =
  /(?:stra(?:ß|ss)e|str\.|weg|gasse|platz|allee|straat|laan|plein)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:street|road|lane|avenue|rue|chemin|boulevard|via|viale|calle|avenida|rua|ulic[ae]|ul\.)(?![\p{L}\p{M}])/iu;
/** Where somebody lives with others, or behind others: its number is in another line. */
const NO_STREET = /^(?:c\/o|z\.? ?hd)\b|^(?:hinterhaus|vorderhaus|seitenflügel)$/i;
const POST_BOX = /^p\.?\s?o\.?\s?box\s+(.+)$/i;

/** Whether a number of a house is that of a part of a line, which names the street as well. */
function isNumberOf(part: string, houseNumber: string, country: string): boolean {
  const box = POST_BOX.exec(part)?.[1];
  const found = numberAnywhere(part.replace(PART_OF_HOUSE, '').trim(), country);
  return (
    box === houseNumber || (found !== null && moreExact(houseNumber, found.houseNumber) !== null)
  );
}

const isPartOfHouse = (line: string) => line.replace(PART_OF_HOUSE, '').trim() === '';

/**
 * Whether a line has the house's number before, behind or between other parts of the address. With
 * a street without a number in another part, it is the number of something else: `Zugang 2, Musterstraße`.
 */
function hasNumber(line: string, houseNumber: string, country: string): boolean {
  if (line.length > LONGEST) return false;
  const parts = line.split(BETWEEN_PARTS).map((part) => part.trim());
  return (
    parts.some((part) => isNumberOf(part, houseNumber, country)) &&
    !parts.some((part) => STREET_NAME.test(part) && !/\d/.test(part))
  );
}

/** Street and number as the country writes them, the number once. */
function streetLine(street: string, houseNumber: string, country: string): string {
  const once = splitStreet({ street, houseNumber }, country);
  if (once.street === street && hasNumber(street, houseNumber, country)) return street;
  return NUMBER_FIRST.has(country)
    ? `${once.houseNumber} ${once.street}`
    : `${once.street} ${once.houseNumber}`;
}

/**
 * Street and addition as the country writes them, line by line, with the number of the house once:
 * customers write it into the street (`Flat 3, 12 High Street`) and into the addition, too.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function streetLines(
  { street, houseNumber, addition }: Street & { addition: string },
  country: string,
): string[] {
  if (!houseNumber) return [street, addition];
  if (hasNumber(addition, houseNumber, country)) {
    const named = splitStreet({ street: addition, houseNumber }, country).street;
    if (named.toLowerCase() === street.toLowerCase()) return [addition];
    if (isPartOfHouse(street) || NO_STREET.test(street)) return [street, addition];
  }
  return [streetLine(street, houseNumber, country), addition];
}
