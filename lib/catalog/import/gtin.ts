/**
 * Whether a text is a GTIN: 8, 12, 13 or 14 digits, the last of which is the check digit.
 * @see GS1 General Specifications, 7.9
 */
export function isGtin(text: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(text)) return false;
  const digits = [...text].map(Number).toReversed();
  const sum = digits.reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
