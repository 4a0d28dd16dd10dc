/** `A` is 10 and `Z` is 35. */
const digitsOf = (text: string) =>
  text.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));

/**
 * Remainder by which check digits are computed and verified (ISO 7064, mod 97-10).
 * @param text digits and capital letters
 */
export const remainder97 = (text: string): number => Number(BigInt(digitsOf(text)) % 97n);

/** Whether the check digits of an IBAN agree with the rest, so that it has no typing error (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '');
  return (
    /^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban) &&
    remainder97(iban.slice(4) + iban.slice(0, 4)) === 1
  );
}

/** Whether a Swiss IBAN is only for QR references: its bank has a number from 30000 to 31999 (SIX, QR-bill 2.3). */
export const isQrIban = (text: string): boolean =>
  /^(?:CH|LI)\d{2}3[01]\d{3}/.test(text.replaceAll(' ', ''));
