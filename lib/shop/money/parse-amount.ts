/**
 * Parses an amount entered by an editor: `129,95`, `129.5`, `129`. Avoids floating point.
 * @param amount has been validated: digits, with at most two after one separator
 */
export function minorUnitsOf(amount: string): number {
  const [whole = '', fraction = ''] = amount.split(/[.,]/);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
