import { moreExact, NUMBER_FIRST, numberedStreets, splitStreet, type Street } from './house-number';
import { isPartOfHouse } from './parts-of-house';

/** Where somebody lives with others: the number is in another line. */
const NO_STREET = /^(?:c\/o|z\.? ?hd)\b/i;
const POST_BOX = /^p\.?\s?o\.?\s?box\s+(.+)$/i;

/** Whether a number that was found is the whole number of the house: `12` is not enough for `12 a`. */
const isWhole = (found: string, houseNumber: string) => moreExact(found, houseNumber) === found;

/** Whether a line has the house's number before, behind or between other parts of the address. */
const hasNumber = (line: string, houseNumber: string, country: string): boolean =>
  POST_BOX.exec(line)?.[1] === houseNumber ||
  numberedStreets(line, country).some((found) => isWhole(found.houseNumber, houseNumber));

/** Street and number in the country's order, without repeating the number. */
function streetLine(typed: Street, country: string): string {
  const { street, houseNumber } = splitStreet(typed, country);
  if (street === typed.street && hasNumber(street, typed.houseNumber, country)) return street;
  return NUMBER_FIRST.has(country) ? `${houseNumber} ${street}` : `${street} ${houseNumber}`;
}

/** Whether an addition repeats the street with its number, alone or beside the town. */
function repeats(addition: string, typed: Street, country: string): boolean {
  const { street, houseNumber } = splitStreet(typed, country);
  return numberedStreets(addition, country).some(
    (found) =>
      found.street.toLowerCase() === street.toLowerCase() &&
      isWhole(found.houseNumber, houseNumber),
  );
}

/**
 * Street and addition in the country's format, line by line, without repeating the house number:
 * customers also write it into the street (`Flat 3, 12 High Street`) and into the addition.
 * @param country ISO 3166-1 alpha-2, upper case
 */
export function streetLines(
  { addition, ...typed }: Street & { addition: string },
  country: string,
): string[] {
  const { street, houseNumber } = typed;
  if (!houseNumber) return [street, addition];
  if (repeats(addition, typed, country)) return [addition];
  const isElsewhere = isPartOfHouse(street) || NO_STREET.test(street);
  if (isElsewhere && hasNumber(addition, houseNumber, country)) return [street, addition];
  return [streetLine(typed, country), addition];
}
