/**
 * Check digit by ISO 7064, MOD 11,10, as the Zusammenfassende-Meldung-Datenübermittlungsverordnung has it (BGBl. 1993 I 736,
 * annex 3).
 * @param digits without the check digit
 */
function checkDigit(digits: string): number {
  let product = 10;
  for (const digit of digits) {
    const sum = (Number(digit) + product) % 10 || 10;
    product = (2 * sum) % 11;
  }
  return (11 - product) % 10;
}

/** A VAT number as entered, without the spaces, dots and hyphens that people write: `DE 136.695.976`. */
export const cleanVatNumber = (typed: string): string =>
  typed.replaceAll(/[\s.-]/g, '').toUpperCase();

/**
 * Whether a clean VAT number can exist: prefix, length and check digit of Germany, the seller's country. Other companies
 * enter none.
 */
export const isVatNumber = (number: string): boolean =>
  /^DE[1-9]\d{8}$/.test(number) && checkDigit(number.slice(2, 10)) === Number(number.at(-1));
