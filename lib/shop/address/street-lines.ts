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
/** A part of a house, with its own number or letter: `Flat 3`, `#4B`, `Bâtiment B`. */
const PART_OF_HOUSE =
  /^(?:(?:flat|apt|apartment|unit|suite|ste|room|floor|building|bldg|b[âa]t(?:iment)?|block|stiege|top|tür|whg|wohnung|haus)\b\.?\s?#?|#\s?)[\da-z]+\b/i;
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

/** Whether a line has the house's number before, behind or between other parts of the address. */
const hasNumber = (line: string, houseNumber: string, country: string) =>
  line.length <= LONGEST &&
  line.split(BETWEEN_PARTS).some((part) => isNumberOf(part.trim(), houseNumber, country));

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
    if (PART_OF_HOUSE.test(street) || NO_STREET.test(street)) return [street, addition];
  }
  return [streetLine(street, houseNumber, country), addition];
}
