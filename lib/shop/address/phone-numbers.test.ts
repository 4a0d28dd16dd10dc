import { shownPhone, storedPhone } from './phone-number.server';
import { cleanPhone, isPhoneNumber } from './phone-numbers';

test.each([
  ['en dashes', '089 – 1234 5678', 'DE', '+498912345678'],
  ['hyphens that do not break', '030\u20111234567', 'DE', '+49301234567'],
  ['invisible marks of a copied text', '\u202a+43\u00a01\u00a05331234\u202c', 'DE', '+4315331234'],
  ['00 and the code of a country', '0043 1 533 12 34', 'DE', '+4315331234'],
  ['001', '001 212 736 3100', 'US', '+12127363100'],
  ['011', '011 49 89 12345678', 'US', '+498912345678'],
  ['other invisible marks', '\u061c089\u200d1234\u180e56\u200c78', 'DE', '+498912345678'],
  ['tabs', '\t089\t12345678\t', 'DE', '+498912345678'],
  ['points in the middle', '01·42·68·53·00', 'FR', '+33142685300'],
  ['001', '001–212–736–3100', 'PL', '+12127363100'],
  ['brackets', '(212) 736-3100', 'US', '+12127363100'],
  ['a zero in brackets', '+49 (0)89 12345678', 'AT', '+498912345678'],
  ['full-width characters', '＋４９ ８９ １２３４５６７８', 'DE', '+498912345678'],
  ['the way of its country', '601 123 456', 'CZ', '+420601123456'],
  ['the way of its country', '044 668 18 00', 'CH', '+41446681800'],
  ['the way of its country', '020 7946 0018', 'GB', '+442079460018'],
  ['the way of its country', '512 345 678', 'PL', '+48512345678'],
  ['the way of its country', '06.12.34.56.78', 'FR', '+33612345678'],
  ['the way of its country', '020 624 1111', 'NL', '+31206241111'],
])('a number with %s, %s in %s, is stored as %s', (_, typed, country, stored) => {
  expect(isPhoneNumber(typed, country)).toBe(true);
  expect(storedPhone(typed, country)).toBe(stored);
  expect(storedPhone(stored, country)).toBe(stored);
});

test.each([
  ['+498912345678', 'DE', '089 12345678'],
  ['+498912345678', 'AT', '+49 89 12345678'],
  ['+41446681800', 'CH', '044 668 18 00'],
  ['+420601123456', 'CZ', '601 123 456'],
  ['+12127363100', 'US', '(212) 736-3100'],
  ['+12127363100', 'DE', '+1 212 736 3100'],
  ['+33612345678', 'FR', '06 12 34 56 78'],
])('%s is shown to a reader in %s as %s', (stored, country, shown) => {
  expect(shownPhone(stored, country)).toBe(shown);
  expect(storedPhone(shown, country)).toBe(stored);
});

test.each([
  ['+49 89 1', 'DE'],
  ['089 1234 ext. 5', 'DE'],
  ['000000', 'DE'],
])('a number outside every numbering plan, %s, is stored as entered', (typed, country) => {
  expect(storedPhone(typed, country)).toBe(typed);
  expect(shownPhone(typed, country)).toBe(typed);
});

test.each([
  ['letters', 'call me', 'DE'],
  ['too few digits', '12', 'DE'],
  ['sixteen digits', '1'.repeat(16), 'DE'],
  ['a digit less than its country has', '212 555 010', 'US'],
  ['a sign within', '089+123456', 'DE'],
])('%s are rejected as a phone number', (_, typed, country) => {
  expect(isPhoneNumber(typed, country)).toBe(false);
});

test('a number without a country code is unchanged, whatever it begins with', () => {
  expect(cleanPhone('089 00 11')).toBe('089 00 11');
  expect(cleanPhone('011 234567', 'IT')).toBe('011 234567');
});
