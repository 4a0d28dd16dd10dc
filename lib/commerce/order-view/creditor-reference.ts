/** `A` is 10 and `Z` is 35 (ISO 7064). */
const digitsOf = (text: string) =>
  text.replaceAll(/[A-Z]/g, (letter) => String(parseInt(letter, 36)));

// outside: law-creditor-reference
/**
 * The structured reference of a bank transfer (ISO 11649), whose check digits let a bank find a typing
 * error. It ends with the order's number, so that staff can enter it as it is.
 * @param number `HGG-1000001`; at most 21 letters and digits
 * @returns `RF67 HGG1 0000 01`, in groups of four as it is printed
 */
export function creditorReference(number: string): string {
  const body = number.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
  const check = 98n - (BigInt(digitsOf(`${body}RF00`)) % 97n);
  const reference = `RF${String(check).padStart(2, '0')}${body}`;
  return reference.replaceAll(/(.{4})(?=.)/g, '$1 ');
}
