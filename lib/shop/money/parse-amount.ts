/**
 * Minor units of an amount as editors write it: `129,95`, `129.5`, `129`. No floats on the way.
 * @param amount has passed the field's pattern: digits, and at most two behind one separator
 */
export function minorUnitsOf(amount: string): number {
  const [whole = '', fraction = ''] = amount.split(/[.,]/);
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}
