import { cleanVatNumber, isVatNumber } from './vat-number';

test.each(['DE136695976', 'de 136 695 976', 'DE136.695.976', 'DE-136695976'])(
  '%s is a German VAT number',
  (typed) => {
    expect(isVatNumber(cleanVatNumber(typed))).toBe(true);
  },
);

test.each([
  ['another check digit', 'DE136695977'],
  ['two digits exchanged', 'DE163695976'],
  ['a digit too few', 'DE13669597'],
  ['a digit too many', 'DE1366959760'],
  ['no prefix', '136695976'],
  ['the prefix of another country', 'ATU13585627'],
  ['a zero first', 'DE036695976'],
  ['a tax number', '143/123/12345'],
])('%s is none', (_, typed) => {
  expect(isVatNumber(cleanVatNumber(typed))).toBe(false);
});

test('only one last digit is valid', () => {
  const last = Array.from({ length: 10 }, (_, digit) => `DE13669597${digit}`);
  expect(last.filter((number) => isVatNumber(number))).toEqual(['DE136695976']);
});
