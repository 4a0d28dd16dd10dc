import { creditorReference } from './creditor-reference';
import { readOrderNumber } from './order-number';

/**
 * Remainder modulo 97 of a reference with its first four characters moved to the end, computed
 * digit by digit.
 */
const remainderOf = (reference: string) => {
  const compact = reference.replaceAll(' ', '');
  const turned = `${compact.slice(4)}${compact.slice(0, 4)}`;
  return [...turned]
    .flatMap((character) => [...String(parseInt(character, 36))])
    .reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
};

test('ORD-02: a transfer’s reference has the check digits of ISO 11649', () => {
  expect(creditorReference('539007547034')).toBe('RF18 5390 0754 7034');
  for (const number of ['HGG-1000001', 'HRM-1000010', 'ECK-9999999', 'HGG-1'])
    expect([number, remainderOf(creditorReference(number))]).toEqual([number, 1]);
});

test('ORD-02: staff find an order by its transfer’s reference', () => {
  expect(readOrderNumber(creditorReference('HGG-1000001'), [])).toEqual(['HGG-1000001']);
});
